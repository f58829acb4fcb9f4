import type { LimitName } from '../http/route.ts';

/** How much may come at once, and how much per second after that. */
const LIMITS: Readonly<Record<LimitName, { readonly burst: number; readonly perSecond: number }>> = {
  /** Trying passwords, tokens and names. */
  enter: { burst: 60, perSecond: 0.5 },
  /** The password of one account, from wherever. */
  account: { burst: 15, perSecond: 0.1 },
  move: { burst: 80, perSecond: 20 },
  ask: { burst: 200, perSecond: 50 },
  /** What others must read, or what makes rows. */
  say: { burst: 20, perSecond: 0.5 },
  /** What replays a match, in parts of what one step through it costs. */
  study: { burst: 120, perSecond: 10 },
};

/** Whoever has an address of IPv6 has 2⁶⁴ of them: they count as one. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || /^::ffff:\d+\./i.test(ip)) return ip;
  const [head, tail = ''] = ip.toLowerCase().split('::');
  const [before, after] = [head, tail].map(part => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** Buckets that fill again with time, by name and whoever asks. */
export class Limits {
  private readonly buckets = new Map<string, { left: number; at: number }>();
  private readonly now: () => number;
  private readonly on: boolean;

  constructor(now: () => number, on: boolean) {
    this.now = now;
    this.on = on;
  }

  /** Seconds to wait, or 0. */
  wait(name: LimitName, who: string, cost = 1): number {
    if (!this.on) return 0;
    const { burst, perSecond } = LIMITS[name];
    const key = `${name} ${who}`;
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.buckets.set(key, bucket);
    if (this.buckets.size > 50_000) this.sweep();
    if (bucket.left < cost) return Math.ceil((cost - bucket.left) / perSecond);
    bucket.left -= cost;
    return 0;
  }

  /** Full buckets say nothing. */
  private sweep(): void {
    const old = this.now() - 10 * 60_000;
    for (const [key, { at }] of this.buckets) if (at < old) this.buckets.delete(key);
  }
}

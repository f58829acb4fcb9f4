import type { LimitName } from '../http/route.ts';

/** How much may come at once, and how much per second after that. */
const LIMITS: Readonly<Record<LimitName, { readonly burst: number; readonly perSecond: number }>> = {
  /** Trying passwords, tokens and names. */
  enter: { burst: 60, perSecond: 0.5 },
  /** The password of one account, from wherever. */
  account: { burst: 25, perSecond: 0.1 },
  /** The same from one address: no one of them uses up what all have. */
  guess: { burst: 10, perSecond: 0.02 },
  move: { burst: 80, perSecond: 20 },
  ask: { burst: 200, perSecond: 50 },
  /** What others must read, or what makes rows. */
  say: { burst: 20, perSecond: 0.5 },
  /** What somebody is told because others do something: from all, and from one of them. */
  told: { burst: 40, perSecond: 1 / 90 },
  by: { burst: 6, perSecond: 1 / 300 },
  /** What replays a match, in parts of what one step through it costs. */
  study: { burst: 120, perSecond: 10 },
};

/** Of what may come at once the dearest takes so much. */
const DEAREST = 0.75;

/** Whoever has an address of IPv6 has 2⁶⁴ of them: they count as one. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || /^::ffff:\d+\./i.test(ip)) return ip;
  const [head, tail = ''] = ip.toLowerCase().split('::');
  const [before, after] = [head, tail].map(part => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** From so many buckets on those are looked for that are full again. */
const MANY = 20_000;

interface Bucket {
  readonly name: LimitName;
  left: number;
  at: number;
}

/** Buckets that fill again with time, by name and whoever asks. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  private readonly on: boolean;
  private sweepAt = MANY;

  constructor(now: () => number, on: boolean) {
    this.now = now;
    this.on = on;
  }

  get size(): number {
    return this.buckets.size;
  }

  /** Seconds to wait, or 0. */
  wait(name: LimitName, who: string, cost = 1): number {
    if (!this.on) return 0;
    const { burst, perSecond } = LIMITS[name];
    const key = `${name} ${who}`;
    const now = this.now();
    const bucket = this.buckets.get(key) ?? { name, left: burst, at: now };
    bucket.left = filled(bucket, now);
    bucket.at = now;
    const missing = cost - bucket.left;
    if (missing <= 0) bucket.left -= cost;
    this.buckets.set(key, bucket);
    if (this.buckets.size >= this.sweepAt) this.sweep(now);
    return missing <= 0 ? 0 : Math.ceil(missing / perSecond);
  }

  /** What turns out to cost more is paid before it is done: of many who ask at once few are served. Nothing costs more than somebody can have. */
  afford(name: LimitName, who: string, cost: number): number {
    return cost <= 0 ? 0 : this.wait(name, who, Math.min(cost, LIMITS[name].burst * DEAREST));
  }

  /** Full buckets say nothing. Whoever makes many of them pays for one look at each, and nobody else does. */
  private sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (filled(bucket, now) >= LIMITS[bucket.name].burst) this.buckets.delete(key);
    this.sweepAt = Math.max(MANY, 2 * this.buckets.size);
  }
}

function filled({ name, left, at }: Bucket, now: number): number {
  const { burst, perSecond } = LIMITS[name];
  return Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
}

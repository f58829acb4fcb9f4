import { Piscina } from 'piscina';

interface Waiting {
  readonly task: object;
  readonly who: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}
interface FairPoolOptions {
  readonly thread: URL;
  readonly threads: number;
  /** How long one task may take, counted from its beginning. */
  readonly patience: number;
  /** How many may wait. */
  readonly most?: number;
  /** Megabytes that a thread may have. When it has more it dies, and not the process. */
  readonly memory?: number;
}

/** What somebody's tasks have taken counts half after so long. */
const FORGOTTEN = 60_000;

export class TooManyWait extends Error {}
export class TookTooLong extends Error {}

/**
 * Threads for work that takes long. One thread does one task, so what hangs or dies takes no other along. Of those who wait, whoever has
 * had the least done lately comes first.
 */
export class FairPool {
  private readonly pool: Piscina;
  private readonly options: FairPoolOptions;
  private readonly queue: Waiting[] = [];
  private free: number;
  private closed = false;
  private readonly spent = new Map<string, { ms: number; at: number }>();

  constructor(options: FairPoolOptions) {
    const { thread, threads, memory } = options;
    this.options = options;
    this.free = threads;
    this.pool = new Piscina({
      filename: thread.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      ...(memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memory } }),
    });
  }

  get waiting(): number {
    return this.queue.length;
  }

  run(task: object, who: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new TooManyWait('this place closes'));
      this.queue.push({ task, who, resolve, reject, tries: 0 });
      if (this.queue.length > (this.options.most ?? Number.POSITIVE_INFINITY)) this.sendOneAway();
      this.pump();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('this place closes'));
    await this.pool.destroy();
  }

  /** The last of whoever has most of them waiting: nobody who asks for one thing finds the room full of another's. */
  private sendOneAway(): void {
    const counts = new Map<string, number>();
    for (const { who } of this.queue) counts.set(who, (counts.get(who) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const at = this.queue.findLastIndex(({ who }) => counts.get(who) === most);
    this.queue.splice(at, 1)[0].reject(new TooManyWait('too many wait'));
  }

  private pump(): void {
    while (this.free > 0 && this.queue.length > 0 && !this.closed) {
      this.free--;
      void this.do(this.next()).finally(() => {
        this.free++;
        this.pump();
      });
    }
  }

  private next(): Waiting {
    let best = 0;
    for (let i = 1; i < this.queue.length; i++)
      if (this.spentOn(this.queue[i].who) < this.spentOn(this.queue[best].who)) best = i;
    return this.queue.splice(best, 1)[0];
  }

  private async do(one: Waiting): Promise<void> {
    const from = performance.now();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.options.patience);
    try {
      one.resolve(await this.pool.run(one.task, { signal: stop.signal }));
    } catch (error) {
      if (stop.signal.aborted) one.reject(new TookTooLong('it takes too long'));
      // The thread ended under it, which may not have been its fault.
      else if (isDeath(error) && one.tries++ === 0 && !this.closed) this.queue.push(one);
      else one.reject(error as Error);
    } finally {
      clearTimeout(timer);
      this.spend(one.who, performance.now() - from);
    }
  }

  private spentOn(who: string): number {
    const spent = this.spent.get(who);
    return spent === undefined ? 0 : spent.ms * 0.5 ** ((performance.now() - spent.at) / FORGOTTEN);
  }
  private spend(who: string, ms: number): void {
    const now = performance.now();
    this.spent.set(who, { ms: this.spentOn(who) + ms, at: now });
    for (const [old, { at }] of this.spent) if (now - at > 10 * FORGOTTEN) this.spent.delete(old);
  }
}

const isDeath = (error: unknown): boolean =>
  /ERR_WORKER|worker|exit/i.test(`${(error as { code?: string }).code} ${(error as Error).message}`);

import type { Action, Seen } from '@polemos/kernel';
import { Piscina } from 'piscina';

export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seed: string;
  readonly seen: Seen;
  /** Whose thoughts these are: a bot that has planned more than one action goes on with its plan, if the same thread is asked again. */
  readonly line?: string;
}

interface Waiting {
  readonly question: Question;
  readonly host: string;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
  tries: number;
}

/** How long one decision may take, counted from when somebody begins to think about it. */
const PATIENCE = 60_000;
/** Levels that answer in a moment: they have a thread of their own, so that nobody's quick bot waits for somebody's slow one. */
const QUICK: ReadonlySet<string> = new Set(['random', 'greedy', 'easy']);
/** What a host's bots have thought counts half after so long. */
const FORGOTTEN = 60_000;

interface ThinkerOptions {
  /** Threads for the slow levels. One more thinks for the quick ones. */
  readonly threads: number;
  /** What a thread imports the games from: they cannot be sent to it. */
  readonly gamesModule: string;
  readonly patience?: number;
  readonly thread?: URL;
  /** Told what a decision cost. */
  readonly onThought?: (level: string, seconds: number) => void;
}

/**
 * Bots think in threads of their own, never in the loop that answers people. One thread thinks about one question, so what hangs
 * or dies takes no other along. Of those who wait, whoever's tables have had the least thinking lately comes first.
 */
export class Thinker {
  private readonly slow: Lane;
  private readonly quick: Lane;
  constructor(options: ThinkerOptions) {
    this.slow = new Lane(options.threads, options);
    this.quick = new Lane(1, options);
  }

  choose(question: Question, host: string): Promise<Action> {
    return (QUICK.has(question.level) ? this.quick : this.slow).ask(question, host);
  }
  get waiting(): number {
    return this.slow.waiting.length + this.quick.waiting.length;
  }
  async close(): Promise<void> {
    await Promise.all([this.slow.close(), this.quick.close()]);
  }
}

class Lane {
  readonly waiting: Waiting[] = [];
  private readonly pool: Piscina;
  private readonly options: ThinkerOptions;
  private free: number;
  private closed = false;
  private readonly spent = new Map<string, { ms: number; at: number }>();

  constructor(threads: number, options: ThinkerOptions) {
    this.options = options;
    this.free = threads;
    const filename = (options.thread ?? new URL('./bot-thread.ts', import.meta.url)).href;
    this.pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 60_000 });
  }

  ask(question: Question, host: string): Promise<Action> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, host, resolve, reject, tries: 0 });
      this.pump();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('bots stop thinking here'));
    await this.pool.destroy();
  }

  private pump(): void {
    while (this.free > 0 && this.waiting.length > 0 && !this.closed) {
      this.free--;
      void this.think(this.next()).finally(() => {
        this.free++;
        this.pump();
      });
    }
  }

  private next(): Waiting {
    let best = 0;
    for (let i = 1; i < this.waiting.length; i++)
      if (this.spentOn(this.waiting[i].host) < this.spentOn(this.waiting[best].host)) best = i;
    return this.waiting.splice(best, 1)[0];
  }

  private async think(one: Waiting): Promise<void> {
    const from = performance.now();
    const stop = new AbortController();
    const { patience = PATIENCE, gamesModule, onThought } = this.options;
    const timer = setTimeout(() => stop.abort(), patience);
    try {
      one.resolve((await this.pool.run({ gamesModule, ...one.question }, { signal: stop.signal })) as Action);
    } catch (error) {
      if (stop.signal.aborted) one.reject(new Error('a bot thinks for too long'));
      else if (isDeath(error) && one.tries++ === 0 && !this.closed) this.waiting.push(one);
      else one.reject(error as Error);
    } finally {
      clearTimeout(timer);
      const ms = performance.now() - from;
      this.spend(one.host, ms);
      onThought?.(one.question.level, ms / 1000);
    }
  }

  private spentOn(host: string): number {
    const spent = this.spent.get(host);
    return spent === undefined ? 0 : spent.ms * 0.5 ** ((performance.now() - spent.at) / FORGOTTEN);
  }
  private spend(host: string, ms: number): void {
    const now = performance.now();
    this.spent.set(host, { ms: this.spentOn(host) + ms, at: now });
    for (const [old, { at }] of this.spent) if (now - at > 10 * FORGOTTEN) this.spent.delete(old);
  }
}

/** The thread ended under the question, which may not have been the question's fault. */
const isDeath = (error: unknown): boolean =>
  /ERR_WORKER|worker|exit/i.test(`${(error as { code?: string }).code} ${(error as Error).message}`);

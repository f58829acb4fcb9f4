import type { Action, Seen } from '@polemos/kernel';
import { FairPool } from './fair-pool.ts';

export interface Question {
  readonly game: string;
  /** The file of the rules that are not those of this release: their own bots think about them. */
  readonly release: string | null;
  readonly level: string;
  readonly seed: string;
  readonly seen: Seen;
  /** Whose thoughts these are: a bot that has planned more than one action goes on with its plan, if the same thread is asked again. */
  readonly line?: string;
}

/** How long one decision may take, counted from when somebody begins to think about it. */
const PATIENCE = 60_000;
/** Levels that answer in a moment: they have a thread of their own, so that nobody's quick bot waits for somebody's slow one. */
const QUICK: ReadonlySet<string> = new Set(['random', 'greedy', 'easy']);

interface ThinkerOptions {
  /** Threads for the slow levels. One more thinks for the quick ones. */
  readonly threads: number;
  /** What a thread imports the games from: they cannot be sent to it. */
  readonly gamesModule: string;
  readonly patience?: number;
  readonly thread?: URL;
  /** Told what a decision cost, waiting included. */
  readonly onThought?: (level: string, seconds: number) => void;
}

/** Bots think in threads of their own, never in the loop that answers people, and fairly by the host of their table. */
export class Thinker {
  private readonly slow: FairPool;
  private readonly quick: FairPool;
  private readonly options: ThinkerOptions;

  constructor(options: ThinkerOptions) {
    const { threads, patience = PATIENCE, thread = new URL('./bot-thread.ts', import.meta.url) } = options;
    this.options = options;
    this.slow = new FairPool({ thread, threads, patience });
    this.quick = new FairPool({ thread, threads: 1, patience });
  }

  async choose(question: Question, host: string): Promise<Action> {
    const { gamesModule, onThought } = this.options;
    const from = performance.now();
    try {
      const lane = QUICK.has(question.level) ? this.quick : this.slow;
      return (await lane.run({ gamesModule, ...question }, host)) as Action;
    } finally {
      onThought?.(question.level, (performance.now() - from) / 1000);
    }
  }

  get waiting(): number {
    return this.slow.waiting + this.quick.waiting;
  }
  async close(): Promise<void> {
    await Promise.all([this.slow.close(), this.quick.close()]);
  }
}

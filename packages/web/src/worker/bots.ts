import type { Bot, Thought } from '@polemos/bots';
import { gameById } from '@polemos/games';
import type { Seen } from '@polemos/kernel';

/** Milliseconds of thinking that a person waits for, at most, for one decision. */
export const WITHIN = 1_800;

/** A bot of the house or one of the game's own, loaded when it is needed. They get `Seen` of their own seat and nothing else. */
export async function botOf(game: string, bot: string, seed: number): Promise<Bot> {
  const { bots, LEVELS } = await import('@polemos/bots');
  const level = LEVELS.find(one => one === bot);
  if (level !== undefined) return bots[level](seed, WITHIN);
  const make = await gameById(game)?.bot(bot);
  if (make === undefined) throw new Error(`${game} has no bot '${bot}'`);
  return make(seed);
}

/** What a mind is asked. Plain data: it goes to another worker. */
export interface Question {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly seed: number;
  readonly seat: string;
  readonly seen: Seen;
}
/** The same before anything is asked: the network may be gone by then. */
export interface Warming {
  readonly warm: string;
  readonly bot: string;
}
export type Answered = { readonly number: number } & ({ readonly thought: Thought } | { readonly failed: string });

/** The name of the worker in which bots think. */
export const MIND = 'mind';

/** Thrown to whoever waited for a thought that was stopped. */
export class Stopped extends Error {}

/**
 * Where the bots of a table think: a worker of their own, so that undo, questions and export are answered meanwhile. What is stopped
 * ends at once, with the worker.
 */
export class Mind {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, { resolve: (thought: Thought) => void; reject: (error: Error) => void }>();
  private count = 0;

  think(question: Omit<Question, 'number'>): Promise<Thought> {
    const number = this.count++;
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      worker.postMessage({ ...question, number } satisfies Question);
    });
  }

  warm({ game: warm, bot }: { readonly game: string; readonly bot: string }): void {
    this.worker ??= this.start();
    this.worker.postMessage({ warm, bot } satisfies Warming);
  }

  /** Ends what is being thought, if anything is; the next question begins anew. */
  stop(): void {
    if (this.waiting.size === 0) return;
    this.worker?.terminate();
    this.worker = null;
    this.fail(new Stopped());
  }

  /** The table is left. */
  leave(): void {
    this.stop();
    this.worker?.terminate();
    this.worker = null;
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private start(): Worker {
    // The script that runs here: what a bot needs of it has been fetched already.
    const worker = new Worker(self.location.href, { type: 'module', name: MIND });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const one = this.waiting.get(data.number);
      this.waiting.delete(data.number);
      if ('thought' in data) one?.resolve(data.thought);
      else one?.reject(new Error(data.failed));
    });
    worker.addEventListener('error', event => this.fail(new Error(event.message)));
    return worker;
  }
}

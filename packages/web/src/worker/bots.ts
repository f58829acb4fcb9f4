import type { Advice, Bot, Judged, Part, Report, Round, Share, Thought } from '@polemos/bots';
import { gameById } from '@polemos/games';
import type { Action, MatchLog, Seen } from '@polemos/kernel';

/** Milliseconds of thinking that a person waits for, at most, for one decision. */
export const WITHIN = 1_800;

/** A bot of the house or one of the game's own, loaded when it is needed. They get `Seen` of their own seat and nothing else. */
export async function botOf(game: string, bot: string, seed: number): Promise<Bot> {
  const { bots, readBot } = await import('@polemos/bots');
  const known = readBot(bot);
  if (known !== null) return bots[known.level](seed, { ...known, within: WITHIN });
  const make = await gameById(game)?.bot(bot);
  if (make === undefined) throw new Error(`${game} has no bot '${bot}'`);
  return make(seed);
}

/** What a mind is asked. Plain data: it goes to another worker. */
export type Question =
  /** What the bot of a seat would do; several are asked together, each for its share of the thinking. */
  | {
      readonly kind: 'think';
      readonly game: string;
      readonly bot: string;
      readonly seed: number;
      readonly seat: string;
      readonly seen: Seen;
      readonly share: Share;
    }
  /** What a person in this seat had best do. */
  | { readonly kind: 'advise'; readonly game: string; readonly seen: Seen }
  /** What a bot weighed when it did this, where nobody has kept it. */
  | {
      readonly kind: 'reconsider';
      readonly game: string;
      readonly bot: string;
      readonly seen: Seen;
      readonly taken: readonly Action[];
    }
  /** What the rolls and decisions of a part of a finished match weighed; and what decided it, from all parts. */
  | { readonly kind: 'judge'; readonly game: string; readonly log: MatchLog; readonly part: Part }
  | { readonly kind: 'report'; readonly game: string; readonly log: MatchLog; readonly parts: readonly Judged[] };
/** What it answers to each. */
export interface Answers {
  readonly think: Thought;
  readonly advise: Advice | null;
  /** Null where it weighs nothing. */
  readonly reconsider: Thought | null;
  readonly judge: Judged;
  readonly report: Report;
}
export type Numbered = { readonly number: number } & Question;
/** The same before anything is asked: the network may be gone by then. */
export interface Warming {
  readonly warm: string;
  readonly bot: string;
}
/** What all have found in a round, for one of several that think together. */
export interface Joined {
  readonly number: number;
  readonly joined: Round;
}
export type Answered = { readonly number: number } & (
  | { readonly answer: Answers[Question['kind']] }
  /** What it found in a round: it goes on when it is told what all have found. */
  | { readonly round: Round }
  /** How much of it is done, 0 … 1. */
  | { readonly progress: number }
  | { readonly failed: string }
);

/** The name of the worker in which bots think. */
export const MIND = 'mind';

/** How many look through a finished match together, or think about one decision: one to a core. */
const MOST_MINDS = 8;
const MOST_TOGETHER = 4;
export const mindsAtHand = (most = MOST_MINDS): number => Math.min(most, Math.max(1, navigator.hardwareConcurrency ?? 1));
/** The levels whose thinking is worth the room of several. Whoever does not weigh, such as a game's own bot, does not share. */
export const mindsFor = (bot: string): number => (/^(medium|strong)(\/|$)/.test(bot) ? mindsAtHand(MOST_TOGETHER) : 1);

/** Thrown to whoever waited for a thought that was stopped. */
export class Stopped extends Error {}

interface Waiting {
  resolve(answer: Answers[Question['kind']]): void;
  reject(error: Error): void;
  readonly hearing?: Hearing;
}
/** What is heard of a question before its answer. */
interface Hearing {
  progress?(done: number): void;
  /** Answers what all have found in a round. */
  round?(found: Round): Promise<Round>;
}

/**
 * Where the bots of a table think: a worker of their own, so that undo, questions and export are answered meanwhile. What is stopped
 * ends at once, with the worker.
 */
export class Mind {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;

  ask<Q extends Question>(question: Q, hearing?: Hearing): Promise<Answers[Q['kind']]> {
    const number = this.count++;
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, {
        resolve: resolve as Waiting['resolve'],
        reject,
        ...(hearing === undefined ? {} : { hearing }),
      });
      worker.postMessage({ ...question, number } satisfies Numbered);
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
      const { number } = data;
      if ('progress' in data) return one?.hearing?.progress?.(data.progress);
      if ('round' in data)
        return void one?.hearing?.round?.(data.round).then(joined => worker.postMessage({ number, joined } satisfies Joined));
      this.waiting.delete(data.number);
      if ('answer' in data) one?.resolve(data.answer);
      else one?.reject(new Error(data.failed));
    });
    worker.addEventListener('error', event => this.fail(new Error(event.message)));
    return worker;
  }
}

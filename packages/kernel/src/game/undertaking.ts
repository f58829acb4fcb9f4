import type { Generator } from '../chance/generator.ts';
import type { Code, Offer } from './action.ts';
import type { Play } from './play.ts';
import type { BaseState, Seat } from './state.ts';

/** What makes one proposal differ from the next. */
export interface Whim {
  /** 0 for the first that is asked for: the plainest of all, such as to pass; then 1, 2, … */
  readonly nth: number;
  /** A large number by chance, the same for all actions of one undertaking. */
  readonly aim: number;
  readonly chance: Generator;
}

/**
 * A match made of undertakings: an operation, a month's march, a turn of two actions. Each is many small actions, and half-way
 * everything is hope: so a bot chooses among whole ones, by how the match would go on after each, and carries the chosen one out as
 * long as all comes as foreseen. A game says what they are; nothing here is a rule.
 */
// biome-ignore lint/suspicious/noExplicitAny: as of `Game`, whatever its state
export interface Undertakings<S extends BaseState = any> {
  /** Whether one begins with this decision. */
  begins(state: S): boolean;
  /** Whether a seat is in the middle of one of its own, so that its next action belongs to it. */
  isMidway(state: S, seat: Seat): boolean;
  /** The next action of one that may be worth weighing; with another whim, of another. Without it, what `evaluate` likes at each action. */
  propose?(play: Play<S>, offer: Offer, whim: Whim): Code;
  /**
   * What anybody would do there without much thought: how the match goes on, for all seats. It must be cheap. Without it, what
   * `evaluate` likes best of so many actions.
   */
  readonly looks?: number;
  usual?(play: Play<S>, offer: Offer, chance: Generator): Code;
  /** Whether this moment can be judged by whoever began to think at `from`. */
  isRest(state: S, from: S): boolean;
  /** What a moment of rest, or the end, is worth to a seat, 0 … 1: how near to victory. Without it, what `evaluate` says. */
  worth?(state: S, seat: Seat): number;
  /** Whether an action breaks one's word, or works by betrayal: what the faithful shun and the treacherous love. Without it there are no such tempers. */
  isFaithless?(state: S, seat: Seat, action: Code): boolean;
  /**
   * How likely an imagined world is beside another, judging by what the others have done openly: nobody places at random. Without it all
   * are equally likely. It sees the world as the seat imagines it, never the true one.
   */
  plausible?(world: S, seat: Seat): number;
  /** What is done at a decision that needs no thinking, or null. */
  obvious?(play: Play<S>, offer: Offer): Code | null;
  /** What a value that is learned is made of, at a moment of rest: numbers of about one. */
  features?(state: S, seat: Seat): readonly number[];
  /** By level, what is spent on one decision. Without a word on greedy, it judges each small action by itself, as in any game. */
  readonly thinking: Readonly<Record<ThinkingLevel, Thinking>> & { readonly greedy?: Thinking };
}
/** How somebody plays who plays no better and no worse for it. */
export const TEMPERS = ['cautious', 'bold', 'faithful', 'treacherous'] as const;
export type Temper = (typeof TEMPERS)[number];
export type ThinkingLevel = 'easy' | 'medium' | 'strong';

/** What one decision may cost. Plays are the measure; the same seed and the same view give the same answer on every machine. */
export interface Thinking {
  /** How many undertakings are thought of. */
  readonly plans: number;
  /** How many imagined continuations are played in all. */
  readonly plays: number;
  /** How many answers of the next one to act are thought of, for the last few undertakings. */
  readonly replies?: number;
  readonly temper?: Temper;
  /** Milliseconds after which the answer is given with what is known then. */
  readonly within?: number;
}

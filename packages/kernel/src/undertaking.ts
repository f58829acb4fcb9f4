import type { Code, Offer } from './action.ts';
import type { Generator } from './generator.ts';
import type { Play } from './play.ts';
import type { BaseState } from './state.ts';

/** What makes one proposal differ from the next. */
export interface Whim {
  /** The same for all actions of one undertaking; 0 asks for the plainest of all, such as to pass. */
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
  /** Whether who must decide is in the middle of one, so that his next action belongs to it. */
  isMidway(state: S): boolean;
  /** The next action of one that may be worth weighing. Called again with another whim it proposes another. */
  propose(play: Play<S>, offer: Offer, whim: Whim): Code;
  /** What anybody would do there without much thought: how the match goes on, for all seats. It must be cheap. */
  usual(play: Play<S>, offer: Offer, chance: Generator): Code;
  /** Whether this moment can be judged by whoever began to think at `from`. */
  isRest(state: S, from: S): boolean;
  /** What is done at a decision that needs no thinking, or null. */
  obvious?(play: Play<S>, offer: Offer): Code | null;
  /** By level, what is spent on one decision. */
  readonly thinking: Readonly<Record<ThinkingLevel, Thinking>>;
}
export type ThinkingLevel = 'easy' | 'medium' | 'strong';

/** What one decision may cost. Plays are the measure; the same seed and the same view give the same answer on every machine. */
export interface Thinking {
  /** How many undertakings are thought of. */
  readonly plans: number;
  /** How many imagined continuations are played in all. */
  readonly plays: number;
  /** How many answers of the next one to act are thought of, for the last few undertakings. */
  readonly replies?: number;
  /** Milliseconds after which the answer is given with what is known then. */
  readonly within?: number;
}

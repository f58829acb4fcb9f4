import type { Action, Code } from './action.ts';
import type { BaseState, Seat } from './state.ts';

/** Which turn, month or round it is, of which first and last. */
export interface Clock {
  readonly first: number;
  readonly now: number;
  readonly last: number;
}

/** What players count and talk about: for chances, advice and the report of a match. Nothing here is a rule. */
// biome-ignore lint/suspicious/noExplicitAny: as of `Game`, whatever its state
export interface Reckoning<S extends BaseState = any> {
  clock(state: S): Clock;
  /** What a seat's points are now, as players count them. */
  points?(state: S, seat: Seat): number;
  /** The kinds of things in actions that are places on the map. */
  readonly places: readonly string[];
  /** Whether an undertaking has brought what it was begun for, seen at rest; without it, whether the seat stands better than before. */
  achieves?(state: S, from: S, seat: Seat, codes: readonly Code[]): boolean;
  /** An action as the other seats may know it while the match goes on, or null: nothing of it. Without it, all of it. */
  openly?(action: Action): Action | null;
  /**
   * By seat, where they have been learned: the weights that make a chance to win of what `evaluate` says (`polemos learn`): of 1, of how little is left, of the
   * logit of the value, of both together.
   */
  chances?(state: S): readonly (readonly number[])[] | undefined;
}

import type { Action, Code } from './action.ts';
import type { GameEvent } from './event.ts';
import type { BaseState, Seat } from './state.ts';

/** Which turn, month or round it is, of which first and last. */
export interface Clock {
  readonly first: number;
  readonly now: number;
  readonly last: number;
}

/** What is plotted of a finished match, turn by turn and side by side: what a side has (`of`), what it lost of that, or how often something was told of it. */
// biome-ignore lint/suspicious/noExplicitAny: as of `Game`, whatever its state
export interface Course<S extends BaseState = any> {
  readonly id: 'losses' | 'money' | 'sieges' | 'journeys' | 'will' | 'confidence' | 'people' | 'influence';
  /** The ids of the sides: seats, or whom the game itself plays. */
  readonly sides: readonly string[];
  /** What a side has at a moment. */
  of?(state: S, side: number): number;
  /** It is plotted how much of it went away. */
  readonly lost?: true;
  /** The side of which an event tells this, or null. */
  told?(event: GameEvent): string | null;
}
/** How near a match was to going otherwise: what a seat has, and the line that it had to reach (`needed`) or another had reached (`ahead`). */
export interface Threshold {
  readonly own: number;
  readonly line: number;
  /** `will`: what is left of it, and of that of the other; whoever has none left has lost. */
  readonly as: 'needed' | 'ahead' | 'will';
}

/** What players count and talk about: for chances, advice and the report of a match. Nothing here is a rule. */
// biome-ignore lint/suspicious/noExplicitAny: as of `Game`, whatever its state
export interface Reckoning<S extends BaseState = any> {
  clock(state: S): Clock;
  /** Where a turn has a name of its own in the texts: the kind, and its id. */
  turnName?(turn: number): { readonly kind: string; readonly id: string };
  /** What a seat's points are now, as players count them. */
  points?(state: S, seat: Seat): number;
  /** An undertaking names its aim first, and then whom it gathers for it; without it, it comes to its aim last. */
  readonly aimFirst?: true;
  /** The kinds of things in actions that are places on the map. */
  readonly places: readonly string[];
  /** Whether an undertaking has brought what it was begun for, seen at rest; without it, whether the seat stands better than before. */
  achieves?(state: S, from: S, seat: Seat, codes: readonly Code[]): boolean;
  /** What is plotted in the report of a war. */
  readonly courses?: readonly Course<S>[];
  /** Whether an event is one of which the story of the war may be made: a battle, a city that fell, a treaty that was broken. */
  isDeed?(event: GameEvent): boolean;
  /** How far a seat was from the next threshold when the match ended. Without it, how its points stand to the best of the others. */
  threshold?(state: S, seat: Seat): Threshold;
  /** An action as the other seats may know it while the match goes on, or null: nothing of it. Without it, all of it. */
  openly?(action: Action): Action | null;
  /**
   * By seat, where they have been learned: the weights that make a chance to win of what `evaluate` says (`polemos learn`): of 1, of how little is left, of the
   * logit of the value, of both together.
   */
  chances?(state: S): readonly (readonly number[])[] | undefined;
}

/** A place at the table, as an index into the seats of the match. */
export type Seat = number;
export const NOBODY: Seat = -1;

/** The id of one normative sentence of a rulebook, e.g. `EG-4.2-a`. */
export type RuleId = string;

/**
 * One pending step of the rulebook: which, at which line, with which locals, and what comes after. Frames are never
 * changed, only replaced, so that a cloned state shares them. Locals are public: a secret belongs in the state proper.
 */
export interface Frame {
  readonly step: number;
  readonly at: number;
  readonly by: object;
  readonly under: Frame | null;
}
export const frame = (step: number, at: number, by: object, under: Frame | null): Frame => ({ step, at, by, under });

/** How a match ended. `score` is by seat, from 0 (lost) to 1 (won). */
export interface Outcome {
  readonly rule: RuleId;
  readonly score: readonly number[];
  /** What the game wants to say about it: points, levels of victory. Ids and numbers only. */
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * What every state has. A game adds its own fields: numbers, strings, arrays of small integers, all always present, set
 * in one place in one order. No closure, class instance, Map, date or random source.
 */
export interface BaseState<E = unknown> {
  /** Never there: only the compiler reads it, to know what the game tells. */
  readonly tells?: E;
  stack: Frame | null;
  /** Who must decide next, or NOBODY. In a sealed decision: the first who has not chosen yet. */
  toAct: Seat;
  /** Choices of a sealed decision, by seat; OPEN until made. Empty outside one. */
  sealed: number[];
  outcome: Outcome | null;
}
export const OPEN = -1;
/** In `sealed`: this seat is not asked. */
export const UNASKED = -2;

export const freshState = (): Omit<BaseState, 'tells'> => ({ stack: null, toAct: NOBODY, sealed: [], outcome: null });

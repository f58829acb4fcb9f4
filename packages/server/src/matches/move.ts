import type { Refused } from '@polemos/kernel';

/** A move that was taken, or why not. */
export type Answer =
  | { readonly ok: true; readonly sequence: number; readonly version: number }
  | { readonly refused: Refused | { readonly code: 'over' | 'not-seated' | 'not-in-command' | 'too-much-undone' } };

export interface Move {
  readonly key: string;
  readonly version?: unknown;
  readonly action: unknown;
}

/** Whoever acts: a person in a seat, or the bot of a seat. */
export type Actor = { readonly person: string } | { readonly bot: string };

/** Who asked for a move, under which key of theirs. */
export interface Asked {
  readonly actor: Actor;
  readonly key: string;
}
/** Under which a move is kept, so that its repetition is found. */
export const onceOf = ({ actor, key }: Asked): string => `${'person' in actor ? actor.person : `bot ${actor.bot}`}:${key}`;

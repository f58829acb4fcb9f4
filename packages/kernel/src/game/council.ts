import type { Game } from './game.ts';

/** Types of actions by which a game's operations are told apart. */
export interface Operations {
  readonly begin: readonly string[];
  /** By these a seat decides to have another: whoever would command it decides, and if nothing comes of it keeps the command. */
  readonly resolve: readonly string[];
}
interface Acted {
  readonly seat: string;
  readonly action: { readonly type: string };
}

/**
 * Ours, not a rulebook's: several people may share a seat and take the command in turn, operation by operation. Answers
 * which operation of a seat, from 0, its next decision belongs to. A game names the actions that begin one, or resolve on
 * one; where it does not, an operation is everything that a seat decides before another seat does.
 */
export function operationOf(
  { operations }: Pick<Game, 'operations'>,
  entries: readonly Acted[],
  seat: string,
  legal: readonly { readonly type: string }[],
): number {
  let begun = 0;
  let last: string | null = null;
  for (const { seat: actor, action } of entries) {
    if (actor === seat && (operations === undefined ? last !== seat : operations.begin.includes(action.type))) begun++;
    last = actor;
  }
  const begins =
    operations === undefined
      ? last !== seat
      : legal.some(({ type }) => operations.begin.includes(type) || operations.resolve.includes(type));
  return Math.max(0, begins ? begun : begun - 1);
}

import type { PeloponnesianEvent, View } from '@polemos/peloponnesian-war';
import { SIDES, type Side } from '../map/board.ts';

interface Line {
  readonly event: PeloponnesianEvent;
  readonly by: number;
}
export interface TurnPoints {
  readonly turn: number;
  readonly lines: readonly Line[];
  readonly brought: number;
  /** The sum at its end, or now. */
  readonly after: number;
}

const pointsIn = (event: PeloponnesianEvent, side: Side | null): number => {
  const points = 'points' in event ? event.points : undefined;
  return typeof points === 'number' && side === null
    ? points
    : typeof points === 'object' && side !== null
      ? points[SIDES.indexOf(side)]
      : 0;
};

/** PW-1.2: what brought points, turn by turn; and what there was before the first of these events. */
export function pointsByTurn(
  events: readonly PeloponnesianEvent[],
  { firstTurn, points, score }: Pick<View, 'firstTurn' | 'points' | 'score'>,
  /** Whose sheet, where each side has its own. */
  side: Side | null,
): { readonly turns: readonly TurnPoints[]; readonly before: number } {
  const lines: Line[][] = [[]];
  const numbers = [firstTurn];
  for (const event of events) {
    const by = event.kind === 'scenario-ends' || event.kind === 'war-ends' ? 0 : pointsIn(event, side);
    if (by !== 0) lines[lines.length - 1].push({ event, by });
    if (event.kind === 'turn-ends') {
      lines.push([]);
      numbers.push(event.turn); // PW-9.3: an armistice passes over some
    }
  }
  const sums = lines.map(turn => turn.reduce((sum, { by }) => sum + by, 0));
  const before = (side === null ? points : score[side]) - sums.reduce((sum, by) => sum + by, 0);
  let after = before;
  return {
    before,
    turns: lines.map((turn, i) => {
      after += sums[i];
      return { turn: numbers[i], lines: turn, brought: sums[i], after };
    }),
  };
}

import type { Seat } from '@polemos/kernel';
import { ARMS, beside, bit, LAND, NEAR, other, SEA, SPARTA, THREE } from '../components/board.ts';
import { controlled, type State } from '../state.ts';

/** EG-4.1: the areas within the reach of a side's Military Option. */
export const militaryReach = (s: State, side: Seat): number => (s.historical ? historicalReach(s, side) : unbarredReach(s, side));

/** EG-4.1-e: as far as arms go where nobody bars the way. */
export const unbarredReach = (s: State, side: Seat): number => beside(ARMS[side], controlled(s, side));

function historicalReach(s: State, side: Seat): number {
  let reach = 0;
  for (let rest = controlled(s, side); rest !== 0; rest &= rest - 1)
    reach |= historicalArms(s, side, 31 - Math.clz32(rest & -rest));
  return reach;
}

/** EG-6-c, d: the area itself, one line and three of the own element as always; two lines where nobody bars them. */
const historicalArms = (s: State, side: Seat, from: number): number =>
  bit(from) | NEAR[from] | THREE[side][from] | historicalTwo(s, side, from);

/**
 * EG-6-c, d: two lines, but an area of the enemy between them may be passed only in the element that he does not bar: by
 * land for Sparta, by sea for Athens. Three lines of one element are not touched by this.
 */
function historicalTwo(s: State, side: Seat, from: number): number {
  const foe = controlled(s, other(side));
  const open = side === SPARTA ? LAND : SEA;
  return beside(NEAR, NEAR[from] & ~foe) | beside(open, open[from] & foe);
}

/** EG-4.2: the areas beside an own one. */
export const ascendancyReach = (s: State, side: Seat): number => beside(NEAR, controlled(s, side));

import type { Seat } from '@polemos/kernel';
import { beside, LAND, NEAR, other, SEA, SPARTA, THREE } from './board.ts';
import { controlled, type State } from './state.ts';

/** EG-4.1: the areas within the reach of a side's Military Option. */
export function militaryReach(s: State, side: Seat): number {
  const own = controlled(s, side);
  let reach = own; // EG-4.1-d
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const from = 31 - Math.clz32(rest & -rest);
    reach |= NEAR[from] | THREE[side][from]; // EG-4.1-b, c
    reach |= s.historical ? historicalTwo(s, side, from) : beside(NEAR, NEAR[from]); // EG-4.1-a, e
  }
  return reach;
}

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

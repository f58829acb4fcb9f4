import { ANY_REACH, HOME, inCavalryReach, inNavalReach, PIRAEUS } from './board.ts';
import { cavalry, forceOf, naval } from './forces.ts';
import { SIEGE, type State } from './state.ts';
import { ATHENS, SPARTA } from './units.ts';

export const isWalled = (space: number): boolean => space === HOME[ATHENS] || space === PIRAEUS;

/** PW-0.6: whether the Force of a side in one space exerts ZOI in another (or in its own). */
export function exerts(s: State, from: number, side: number, to: number): boolean {
  if (forceOf(s, from, side) === 0) return false;
  if (from === to) return true; // PW-0.6-a
  if (side === SPARTA && isWalled(to)) return false; // PW-0.6-g, PW-R117
  return (
    (inCavalryReach(from, to) && cavalry(s, from, side) > 0) || // PW-0.6-b
    (inNavalReach(from, to) && naval(s, from, side) > 0) // PW-0.6-c
  );
}

/** In the Combat Phase: PW-0.6-h, and PW-0.6-j for a Force under a Siege marker. */
export function exertsInCombat(s: State, from: number, side: number, to: number): boolean {
  if (from === to || (s.marks[from] & SIEGE[1 - side]) !== 0) return false;
  if (side === ATHENS && isWalled(from)) return inNavalReach(from, to) && naval(s, from, side) > 0;
  return exerts(s, from, side, to);
}

/** Whether any Force of a side exerts ZOI in a space. */
export function inZoi(s: State, space: number, side: number): boolean {
  if (forceOf(s, space, side) > 0) return true;
  const around = ANY_REACH[space];
  for (let i = 0; i < around.length; i++) if (s.force[around[i] * 2 + side] > 0 && exerts(s, around[i], side, space)) return true;
  return false;
}

/** The spaces whose Force exerts ZOI in a space, in the order of the board: filled into `found`, answered how many. */
export function forcesWithZoi(s: State, space: number, side: number, found: number[]): number {
  let count = 0;
  if (forceOf(s, space, side) > 0) found[count++] = space;
  const around = ANY_REACH[space];
  for (let i = 0; i < around.length; i++)
    if (s.force[around[i] * 2 + side] > 0 && exerts(s, around[i], side, space)) found[count++] = around[i];
  return count;
}

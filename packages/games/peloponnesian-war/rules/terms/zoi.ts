import { bookOf } from '../editions/book.ts';
import { CAVALRY_STAYS, plays } from '../editions/readings.ts';
import { SIEGE, type State, WORDS } from '../state.ts';
import { ANY_REACH, GROUND, HOME, inCavalryReach, inNavalReach, PIRAEUS } from './board.ts';
import { cavalry, forceOf, naval } from './forces.ts';
import { ATHENS, SPARTA } from './units.ts';

/** PW-0.6-g, PW-6.1.1: behind the Long Walls, while they stand (PW-6.1.1-h). */
export const isWalled = (s: State, space: number): boolean => !s.noWalls && (space === HOME[ATHENS] || space === PIRAEUS);

/** PW-0.6: whether the Force of a side in one space exerts ZOI in another (or in its own). */
export function exerts(s: State, from: number, side: number, to: number): boolean {
  if (forceOf(s, from, side) === 0) return false;
  if (from === to) return true; // PW-0.6-a
  if (side === SPARTA && isWalled(s, to)) return false; // PW-0.6-g, PW-R117
  return (
    (inCavalryReach(from, to) && cavalry(s, from, side) > 0) || // PW-0.6-b
    (inNavalReach(from, to) && naval(s, from, side) > 0) // PW-0.6-c
  );
}

/** In the Combat Phase: PW-0.6-h, and PW-0.6-j for a Force under a Siege marker. */
export function exertsInCombat(s: State, from: number, side: number, to: number): boolean {
  if (from === to || (s.marks[from] & SIEGE[1 - side]) !== 0) return false;
  if (side === ATHENS && isWalled(s, from))
    return (inNavalReach(from, to) && naval(s, from, side) > 0) || (isWalled(s, to) && ridesBetweenWalls(s, from, to));
  return exerts(s, from, side, to);
}

/** PW1-5.3.1-d, PW1-R24: it does not leave these two spaces. */
const ridesBetweenWalls = (s: State, from: number, to: number): boolean =>
  bookOf(s).cavalryBetweenWalls && !plays(s, CAVALRY_STAYS) && inCavalryReach(from, to) && cavalry(s, from, ATHENS) > 0;

/** By space × WORDS: everywhere a ZOI into it could come from, as bits. */
let AROUND: Int32Array;
GROUND.follow(() => {
  const bits = new Int32Array(ANY_REACH.length * WORDS);
  ANY_REACH.forEach((around, space) => {
    for (const from of around) bits[space * WORDS + (from >> 5)] |= 1 << (from & 31);
  });
  return () => {
    AROUND = bits;
  };
});

/** Whether any Force of a side exerts ZOI in a space. */
export function inZoi(s: State, space: number, side: number): boolean {
  if (forceOf(s, space, side) > 0) return true;
  for (let word = 0; word < WORDS; word++)
    for (let bits = AROUND[space * WORDS + word] & s.occupied[side * WORDS + word]; bits !== 0; bits &= bits - 1)
      if (exerts(s, (word << 5) + 31 - Math.clz32(bits & -bits), side, space)) return true;
  return false;
}

/** The spaces whose Force exerts ZOI in a space, in the order of the board: filled into `found`, answered how many. */
export function forcesWithZoi(s: State, space: number, side: number, found: number[]): number {
  let count = 0;
  if (forceOf(s, space, side) > 0) found[count++] = space;
  for (let word = 0; word < WORDS; word++)
    for (let bits = AROUND[space * WORDS + word] & s.occupied[side * WORDS + word]; bits !== 0; bits &= bits - 1) {
      const from = (word << 5) + 31 - Math.clz32(bits & -bits);
      if (exerts(s, from, side, space)) found[count++] = from;
    }
  return count;
}

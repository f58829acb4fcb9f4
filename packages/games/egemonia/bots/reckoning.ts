import type { Course, Reckoning, Seat, Threshold } from '@polemos/kernel';
import { AREAS, other, SEAT } from '../rules/components/board.ts';
import { levelOf, type State, TURNS } from '../rules/state.ts';
import { valueHeld } from '../rules/victory/nike.ts';
import LEARNED from './chances.json' with { type: 'json' };

function influence(s: State, side: Seat): number {
  let sum = 0;
  for (let area = 0; area < AREAS; area++) sum += levelOf(s, area, side);
  return sum;
}
/** What one has in this war is influence: nothing is besieged, nobody travels, nobody pays. */
const COURSES: readonly Course<State>[] = [
  { id: 'influence', sides: SEAT.ids, of: influence },
  { id: 'losses', sides: SEAT.ids, of: influence, lost: true },
];
const DEEDS: readonly string[] = ['comparison', 'acts', 'leaves', 'oracle', 'aid-passes'];
/** EG-7-a */
const ENOUGH = 10;
/** Who reaches ten wins at once; after ten turns whoever holds more. */
const threshold = (s: State, seat: Seat): Threshold =>
  s.outcome?.rule === 'EG-7-a'
    ? { own: valueHeld(s, seat), line: ENOUGH, as: 'needed' }
    : { own: valueHeld(s, seat), line: valueHeld(s, other(seat)), as: 'ahead' };

/** Turns, the value of the areas held; which event lies where is nobody else's business. */
export const reckoning: Reckoning<State> = {
  clock: ({ turn }) => ({ first: 1, now: Math.max(1, turn), last: TURNS }),
  points: valueHeld,
  places: ['area'],
  courses: COURSES,
  isDeed: ({ kind }) => DEEDS.includes(kind),
  threshold,
  chances: ({ historical }) => (historical ? undefined : LEARNED.standard.weights),
  openly: ({ type, area }) => (area === undefined ? { type } : { type, area }),
};

import { isMaintenanceTurn } from '../calendar.ts';
import { EXPEDITION_OWNER } from '../factions/expeditions.ts';
import { CITIES, isAfloat, MARCH, PLACES, PLAIN, RICH, TERRAIN, ZONE_OF } from '../materials/board.ts';
import { isPresent, slotAt } from '../materials/forces.ts';
import { UNITS, UPKEEP } from '../materials/units.ts';
import type { State } from '../state.ts';

export interface Paying {
  readonly seat: number;
  readonly voluntary: boolean;
}
/** TI-II-h, TI-II-i */
export const isCompulsory = (s: State): boolean => isMaintenanceTurn(s.turn) || s.poRolled > 20;
/** TI-IV-k: an expedition pays nothing in the turn it enters. */
function isExempt(s: State, seat: number, place: number): boolean {
  for (let which = 0; which < EXPEDITION_OWNER.length; which++)
    if (s.expeditionTurn[which] === s.turn && EXPEDITION_OWNER[which] === seat && s.expeditionPlace[which] === place) return true;
  return false;
}
/** TI-IV-i, TI-IV-j: the sum of a pool by its ground, rounded up. */
export function groundCost(s: State, place: number, sum: number): number {
  const zone = ZONE_OF[place];
  if (isAfloat(place) || zone < 0 || zone >= CITIES) return sum;
  const hard = TERRAIN[zone] !== PLAIN || s.ravaged[zone] === 1;
  if (RICH[zone]) return hard ? sum : Math.ceil(sum / 2);
  return hard ? sum * 2 : sum;
}
export function paidSum(s: State, place: number, owner: number): number {
  const base = slotAt(s, place, owner) * UNITS;
  let sum = 0;
  for (let unit = 0; unit < UNITS; unit++) sum += UPKEEP[unit] * (s.paid[base + unit] + 2 * s.cheered[base + unit]);
  return sum;
}
const billFor = (s: State, place: number, owner: number): number => groundCost(s, place, paidSum(s, place, owner));
/** What one more point costs, paid `times` over. */
export function oneMore(s: State, place: number, owner: number, unit: number, times: number): number {
  const sum = paidSum(s, place, owner);
  return groundCost(s, place, sum + times * UPKEEP[unit]) - groundCost(s, place, sum);
}
export function restOf(s: State, place: number, owner: number): number {
  const slot = slotAt(s, place, owner);
  let sum = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = slot * UNITS + unit;
    sum += UPKEEP[unit] * (s.points[at] + s.cheered[at]);
  }
  return groundCost(s, place, sum) - billFor(s, place, owner);
}
export const unpaid = (s: State, place: number, owner: number, unit: number): number => {
  const slot = slotAt(s, place, owner);
  if (slot < 0) return 0;
  const at = slot * UNITS + unit;
  return s.points[at] - s.paid[at] - s.cheered[at];
};
export const isDue = (s: State, seat: number, place: number): boolean =>
  place !== MARCH && isPresent(s, place, seat) && !isExempt(s, seat, place);
export const hasUnpaid = (s: State, place: number, owner: number): boolean => {
  for (let unit = 0; unit < UNITS; unit++) if (unpaid(s, place, owner, unit) > 0) return true;
  return false;
};
/** The whole bill of a faction that is still open. */
export function wholeBill(s: State, seat: number): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) if (isDue(s, seat, place)) sum += restOf(s, place, seat);
  return sum;
}

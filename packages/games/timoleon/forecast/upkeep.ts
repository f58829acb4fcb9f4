import { readOpen } from '../position/public.ts';
import { isDue, restOf, wholeBill } from '../rules/economy/upkeep.ts';
import { FACTION, PLACE } from '../rules/materials/board.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** The books as they stand; before a maintenance nothing is paid yet. */
function booksOf(view: View): State {
  const s = readOpen(view);
  if (s.paid.length === 0) {
    s.paid = new Array(s.points.length).fill(0);
    s.cheered = new Array(s.points.length).fill(0);
  }
  return s;
}
/** TI-IV-i … TI-IV-k: what a faction still has to pay for all it has, by the ground and without expeditions that have just come. */
export const upkeep = (view: View, seat: string): number => wholeBill(booksOf(view), FACTION.at(seat));
/** The same for what stands at one place. */
export function upkeepAt(view: View, seat: string, place: string): number {
  const s = booksOf(view);
  return isDue(s, FACTION.at(seat), PLACE.at(place)) ? restOf(s, PLACE.at(place), FACTION.at(seat)) : 0;
}

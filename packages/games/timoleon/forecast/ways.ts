import { readOpen } from '../position/public.ts';
import { PLACE } from '../rules/materials/board.ts';
import { LANDING_COST } from '../rules/operations/landing.ts';
import { stepCost } from '../rules/operations/stepping.ts';
import type { View } from '../rules/view.ts';

/** TI-VI-e, TI-VI-g, TI-R67: the PM that a step costs the force on the march; null where it cannot go. */
export function wayCost(view: View, type: string, place: string): number | null {
  if (view.op === null) return null;
  if (type !== 'step') return LANDING_COST;
  const cost = stepCost(readOpen(view), PLACE.at(place));
  return cost < 0 ? null : cost;
}

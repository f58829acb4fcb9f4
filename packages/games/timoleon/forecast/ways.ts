import { readOpen } from '../position/public.ts';
import { PLACE } from '../rules/materials/board.ts';
import { LANDING_COST, pmAboard } from '../rules/operations/landing.ts';
import { stepCost } from '../rules/operations/stepping.ts';
import type { View } from '../rules/view.ts';

/** What a step, going aboard or landing takes of the force on the march, in PM, and what it has left then. */
export interface Way {
  readonly cost: number;
  readonly left: number;
}
/** TI-VI-e, TI-VI-g, TI-R67; null where it cannot go. */
export function wayAhead(view: View, type: string, place: string): Way | null {
  if (view.op === null) return null;
  const s = readOpen(view);
  if (type === 'embark') return { cost: LANDING_COST, left: pmAboard(s) };
  const cost = type === 'step' ? stepCost(s, PLACE.at(place)) : LANDING_COST;
  return cost < 0 ? null : { cost, left: s.op.pm - cost };
}

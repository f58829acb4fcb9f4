import { MARCH } from '../materials/board.ts';
import { pointsOf } from '../materials/forces.ts';
import { ARM, CAVALRY, ENGINE, TROOPS } from '../materials/units.ts';
import type { State } from '../state.ts';

/** TI-VI-d: ships, and a leader alone. */
export const AT_SEA = 10;
const ALONE = 10;
/** TI-VI-d: movement points by land of the slowest who are on the march, without the E of their leader. */
export function pace(s: State, owner: number): number {
  let pm = ALONE;
  for (let unit = 0; unit <= ENGINE; unit++)
    if (pointsOf(s, MARCH, owner, unit) > 0) pm = Math.min(pm, unit < TROOPS && ARM[unit] === CAVALRY ? 8 : 6);
  return pm;
}

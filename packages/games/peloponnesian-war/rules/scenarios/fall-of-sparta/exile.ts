import { GHB, type P, type State } from '../../state.ts';
import { HOME, THEBES } from '../../terms/board.ts';
import { holdsByOccupation } from '../../terms/control.ts';
import { eliminate, forceOf, spOf } from '../../terms/forces.ts';
import { ALL_KINDS, ATHENS, SIDES, SPARTA, UNIT } from '../../terms/units.ts';
import { isHegemony } from './coalition.ts';

/** Sparta stands in a city, or has taken it; one that stands empty is not occupied. */
const isLost = (s: State, city: number): boolean =>
  holdsByOccupation(s, city, SPARTA) ||
  (s.cadmea && city === THEBES) ||
  (forceOf(s, city, SPARTA) > 0 && forceOf(s, city, ATHENS) === 0);
/** PW-10.5.4.5-IX-b: Athens and Thebes are both in Spartan hands. */
export const bothCitiesLost = (s: State): boolean => isHegemony(s) && isLost(s, HOME[ATHENS]) && isLost(s, THEBES);

/** PW-10.5.4.5-IX-b: nobody of the Coalition has a home to go to. */
export function homeless(play: P): void {
  const { state } = play;
  if (!bothCitiesLost(state)) return;
  for (const kind of ALL_KINDS[ATHENS]) {
    const count = spOf(state, GHB, kind);
    if (count === 0) continue;
    eliminate(state, GHB, kind, count);
    play.tell?.({ kind: 'no-place', rule: 'PW-10.5.4.5-IX-b', unit: UNIT.ids[kind], count, side: SIDES[ATHENS] });
  }
}

import type { Play } from '@polemos/kernel';
import { callExpedition, closeBerths, watchFirstExpedition, watchPunicCities } from '../factions/expeditions.ts';
import { DEMOCRATS, OWNERS } from '../materials/board.ts';
import { comeAshore, gatherGarrisons, holdsQuarters, lapse, liftSieges } from '../materials/control.ts';
import { seizeEngines } from '../materials/engines.ts';
import { troopsAt } from '../materials/forces.ts';
import {
  checkOut,
  checkThirdExpedition,
  checkTyrants,
  findHeads,
  guardCaptives,
  scatterLoneLeaders,
} from '../materials/persons.ts';
import { CORINTH_2, type State } from '../state.ts';
import { sendOutGuests } from '../talks/guests.ts';
import { driveOut } from './put-to-sea.ts';

/** After each operation and each act of the natives: what follows by itself. `by` is whose act it was. */
export function settle(play: Play<State>, by: number): void {
  const { state } = play;
  liftSieges(play);
  lapse(play);
  sendOutGuests(play);
  comeAshore(state);
  gatherGarrisons(state);
  seizeEngines(play, by);
  scatterLoneLeaders(play);
  guardCaptives(play);
  checkTyrants(play, by);
  checkOut(play);
  findHeads(play);
  leaveTrenches(state);
  closeBerths(state);
  watchPunicCities(play);
  watchFirstExpedition(play);
  if (holdsQuarters(state, DEMOCRATS)) callExpedition(play, CORINTH_2, 'TI-FD-d', 'five-quarters');
  checkThirdExpedition(play);
  driveOut(play);
}
/** TI-VI-k: whoever is no longer there is no longer dug in. Few are: the list is searched for them. */
function leaveTrenches(s: State): void {
  for (let at = s.dug.indexOf(1); at >= 0; at = s.dug.indexOf(1, at + 1))
    if (troopsAt(s, Math.floor(at / OWNERS), at % OWNERS) === 0) s.dug[at] = 0;
}

import type { Play } from '@polemos/kernel';
import { callExpedition, closeBerths, watchFirstExpedition, watchPunicCities } from '../factions/expeditions.ts';
import { DEMOCRATS, OWNERS, QUARTERS, ZONES } from '../materials/board.ts';
import { comeAshore, gatherGarrisons, lapse, liftSieges } from '../materials/control.ts';
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
import { driveOut } from './put-to-sea.ts';

/** After each operation and each act of the natives: what follows by itself. `by` is whose act it was. */
export function settle(play: Play<State>, by: number): void {
  const { state } = play;
  liftSieges(play);
  lapse(play);
  comeAshore(state);
  gatherGarrisons(state);
  seizeEngines(play, by);
  scatterLoneLeaders(play);
  guardCaptives(play);
  checkTyrants(play, by);
  checkOut(play);
  findHeads(play);
  for (let zone = 0; zone < ZONES; zone++)
    for (let owner = 0; owner < OWNERS; owner++)
      if (state.dug[zone * OWNERS + owner] === 1 && troopsAt(state, zone, owner) === 0) state.dug[zone * OWNERS + owner] = 0; // TI-VI-k
  closeBerths(state);
  watchPunicCities(play);
  watchFirstExpedition(play);
  if (QUARTERS.every(zone => state.control[zone] === DEMOCRATS)) callExpedition(play, CORINTH_2, 'TI-FD-d');
  checkThirdExpedition(play);
  driveOut(play);
}

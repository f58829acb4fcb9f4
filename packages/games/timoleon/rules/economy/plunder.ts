import type { Play, RuleId } from '@polemos/kernel';
import { pointsInReach, suffer } from '../fights/losses.ts';
import { BLACK, isFaction, OWNER, RED, ZONE } from '../materials/board.ts';
import { cityTax } from '../materials/cities.ts';
import type { State } from '../state.ts';

type P = Play<State>;

/** Silhouettes in force: with a marker only the red ones (TI-IV-x). */
export const silhouettes = (s: State, zone: number): number => (s.ravaged[zone] === 1 ? 0 : BLACK[zone]) + RED[zone];
/** TI-IV-y: with a marker and no red silhouette there is nothing left. */
export const isPlunderable = (s: State, zone: number): boolean => silhouettes(s, zone) > 0;

/** TI-IV-u … TI-IV-y: troops plunder the territory they stand in. The money goes to `gain`, or is lost (−1). */
export function plunderTerritory(
  play: P,
  zone: number,
  owner: number,
  place: number,
  gain: number,
  mutineers?: boolean, // TI-R93: these mercenaries, or these citizens, alone
): void {
  const { state, fate } = play;
  const again = state.ravaged[zone] === 1;
  const inForce = silhouettes(state, zone);
  const talents = again ? RED[zone] : 5 * inForce; // TI-IV-v, TI-IV-y
  const points = pointsInReach(state, owner, place, mutineers);
  const bonus = points >= 2 * inForce ? 1 : 0;
  const die = fate.d6('plunderers', 'TI-IV-w');
  const lost = die + bonus > inForce ? 0 : again ? RED[zone] : BLACK[zone]; // TI-R21
  state.ravaged[zone] = 1;
  if (isFaction(gain)) state.treasury[gain] += talents;
  play.tell?.({
    kind: 'plundered',
    rule: 'TI-IV-v',
    zone: ZONE.ids[zone],
    owner: OWNER.ids[owner],
    silhouettes: inForce,
    again,
    die,
    modifiers: [{ rule: 'TI-IV-w', by: bonus }],
    talents: isFaction(gain) ? talents : 0,
    lost: Math.min(lost, points),
  });
  suffer(play, owner, place, lost, 'TI-IV-w', mutineers);
}

/** TI-IV-ab … TI-IV-ae: a city is plundered, once per game. */
export function sackCity(play: P, zone: number, gain: number, rule: RuleId): void {
  const { state, fate } = play;
  if (state.sacked[zone] !== 0) return;
  const die = fate.d6('plunder of the city', 'TI-IV-ac');
  const times = [0, 0, 1, 2, 2, 3, 3][die];
  const talents = isFaction(gain) ? times * cityTax(zone) : 0;
  state.sacked[zone] = die === 1 ? 2 : 1;
  if (die === 1) state.defence[zone] = 0; // TI-IV-ae
  if (isFaction(gain)) state.treasury[gain] += talents;
  play.tell?.({
    kind: 'city-plundered',
    rule,
    zone: ZONE.ids[zone],
    owner: gain < 0 ? null : OWNER.ids[gain],
    die,
    talents,
    destroyed: die === 1,
  });
}

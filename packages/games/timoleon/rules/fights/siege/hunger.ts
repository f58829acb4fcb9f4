import { decision, each, type Play, procedure } from '@polemos/kernel';
import { C, T } from '../../actions.ts';
import { routed } from '../../factions/expeditions.ts';
import {
  CARTHAGE,
  CULTURE,
  DEFENCE,
  DIONYSIUS,
  FACTIONS,
  GREAT_HARBOUR,
  GREEK,
  HICETAS,
  hasPort,
  isDemocratic,
  isFaction,
  NATIVE,
  NEUTRAL,
  ORTYGIA,
  OWNER,
  OWNERS,
  PLACE,
  PORT_SEA,
  PUNIC,
  SEA,
  SMALL_HARBOUR,
  ZONE,
  ZONES,
} from '../../materials/board.ts';
import {
  areAllied,
  fieldOf,
  garrisonOwner,
  garrisonPlace,
  garrisonTroops,
  homeOf,
  isHostile,
  nearestOwn,
} from '../../materials/control.ts';
import {
  commanderAt,
  isLeaderAt,
  moveLeaders,
  removeAll,
  removeTroops,
  shiftAll,
  shipsAt,
  troopsAt,
} from '../../materials/forces.ts';
import { HOME, LEADERS, ROLE, TYRANT } from '../../materials/leaders.ts';
import { capture, flee } from '../../materials/persons.ts';
import { settle } from '../../operations/settle.ts';
import type { State } from '../../state.ts';
import type { Modifier } from '../../tables.ts';
import { suffer } from '../losses.ts';
import { cityFalls, streetFight } from './siege.ts';

type P = Play<State>;
interface Starving {
  readonly zone: number;
}

/** The next city that is starved this turn (TI-R41), or that nobody is left to defend (TI-H-b). */
function nextStarving({ state }: P, _: object, after: number): number {
  for (let zone = after + 1; zone < ZONES; zone++)
    if (state.siege[zone] >= 0 && (state.siegeActed[zone] === 0 || isEmpty(state, zone))) return zone;
  return -1;
}
const isEmpty = (s: State, zone: number): boolean => garrisonTroops(s, zone, s.siege[zone]) === 0;
/** TI-H-a: the besieger or an ally has the only triremes in the port's waters (a transport is no fleet, TI-I-e); ships that stay in port break no blockade. */
export function isBlockaded(s: State, zone: number): boolean {
  const waters = zone === ORTYGIA ? [GREAT_HARBOUR, SMALL_HARBOUR] : [PORT_SEA[zone]];
  const besieger = s.siege[zone];
  for (const water of waters) {
    let there = false;
    for (let owner = 0; owner < FACTIONS; owner++) {
      if (shipsAt(s, SEA + water, owner) === 0) continue;
      if (isHostile(s, besieger, owner)) return false;
      there = true;
    }
    if (!there) return false;
  }
  return true;
}
export interface HungerModifier extends Modifier {
  readonly what: string;
}
export function hungerModifiers(s: State, zone: number): HungerModifier[] {
  const besieger = s.siege[zone];
  const list: HungerModifier[] = [{ rule: 'TI-H-a', what: 'turns', by: -s.siegeTurns[zone] }];
  if ((hasPort(zone) || zone === ORTYGIA) && !isBlockaded(s, zone)) list.push({ rule: 'TI-H-a', what: 'coast', by: 1 });
  list.push({ rule: 'TI-H-a', what: 'levels', by: s.defence[zone] - DEFENCE[zone] });
  if (!isFaction(besieger)) return list; // TI-FN-ad
  if (CULTURE[zone] === PUNIC && besieger !== CARTHAGE) list.push({ rule: 'TI-H-a', what: 'punic', by: 4 });
  if (CULTURE[zone] === GREEK && besieger === CARTHAGE) list.push({ rule: 'TI-H-a', what: 'greek', by: 2 });
  if (CULTURE[zone] === NATIVE) list.push({ rule: 'TI-H-a', what: 'native', by: 5 });
  if (isDemocratic(zone) && (besieger === HICETAS || besieger === DIONYSIUS))
    list.push({ rule: 'TI-H-a', what: 'democratic', by: 2 });
  return list;
}
function starve(play: P, { zone }: Starving): void {
  const { state, fate } = play;
  if (isEmpty(state, zone)) return;
  const besieger = state.siege[zone];
  const field = fieldOf(zone);
  const modifiers = hungerModifiers(state, zone);
  const die = fate.d10('hunger', 'TI-H-a');
  const result = modifiers.reduce((sum, { by }) => sum + by, die);
  if (result === 3) state.siegeBonus[zone]++;
  play.tell?.({ kind: 'hunger', rule: 'TI-H-a', zone: ZONE.ids[zone], besieger: OWNER.ids[besieger], die, modifiers, result });
  const inside = garrisonOwner(state, zone, besieger);
  if (result >= 8) return;
  if (result >= 6) suffer(play, besieger, field, 1, 'TI-H-a');
  else if (result >= 4) suffer(play, inside, garrisonPlace(zone), 1, 'TI-H-a');
  else if (result === 3) {
    suffer(play, besieger, field, 1, 'TI-H-a');
    suffer(play, inside, garrisonPlace(zone), 1, 'TI-H-a');
  } else if (result === 2) {
    if (isFaction(besieger)) play.call(terms, { zone });
    else acceptTerms(play, zone);
  } else if (result === 1) play.call(streetFight, { zone, attacker: besieger, place: field, breach: false });
  else betray(play, zone);
}
/** TI-H-a: treason; the garrison is removed, its leaders are taken. */
function betray(play: P, zone: number): void {
  const { state } = play;
  const taker = state.siege[zone];
  const place = garrisonPlace(zone);
  const beaten = [0, 1, 2, 3]
    .filter(owner => isHostile(state, taker, owner))
    .map(owner => ({ owner, points: troopsAt(state, place, owner) }));
  for (let owner = 0; owner < OWNERS; owner++) if (isHostile(state, taker, owner)) removeTroops(state, place, owner);
  play.tell?.({ kind: 'treason', rule: 'TI-H-a', zone: ZONE.ids[zone], by: OWNER.ids[taker] });
  for (const { owner, points } of beaten) if (points > 0) routed(play, owner, commanderAt(state, place, owner), points);
  for (let leader = 0; leader < LEADERS; leader++)
    if (state.where[leader] === place && state.captor[leader] < 0 && isHostile(state, taker, state.owner[leader]))
      capture(play, leader, taker, fieldOf(zone), 'TI-H-a');
  cityFalls(play, zone, taker, 'TI-H-a');
}
export const terms = decision<State, Starving>({
  name: 'terms',
  rule: 'TI-H-a',
  seat: ({ state }, { zone }) => state.siege[zone],
  legal(_, __, offer) {
    offer.add(T.choose, C.accept);
    offer.add(T.choose, C.decline);
  },
  refuse: { choose: (_, __, choice) => (choice === C.accept || choice === C.decline ? null : 'TI-H-a') },
  on: {
    choose(play, { zone }, choice) {
      const { state } = play;
      play.done();
      if (choice === C.accept) acceptTerms(play, zone);
      else suffer(play, garrisonOwner(state, zone, state.siege[zone]), garrisonPlace(zone), 1, 'TI-H-a');
    },
  },
  about: ({ state }, { zone }) => ({ zone: ZONE.ids[zone], garrison: garrisonTroops(state, zone, state.siege[zone]) }),
});
/** TI-H-c: the garrison goes to its nearest own zone, or disbands. */
function acceptTerms(play: P, zone: number): void {
  const { state } = play;
  const taker = state.siege[zone];
  const place = garrisonPlace(zone);
  for (let owner = 0; owner < OWNERS; owner++) {
    if (!isHostile(state, taker, owner)) continue;
    const refuge = isFaction(owner) ? nearestOwn(state, owner, place, zone) : -1;
    if (refuge >= 0) {
      shiftAll(state, place, homeOf(refuge), owner);
      moveLeaders(state, place, homeOf(refuge), owner);
    } else {
      removeAll(state, place, owner);
      if (owner === NEUTRAL) leaveForOtherCity(state, zone);
      for (let leader = 0; leader < LEADERS; leader++)
        if (isFaction(owner) && isLeaderAt(state, leader, place, owner)) flee(play, leader, -1, 'TI-H-c');
    }
  }
  play.tell?.({ kind: 'terms', rule: 'TI-H-c', zone: ZONE.ids[zone], by: OWNER.ids[taker], place: PLACE.ids[place] });
  cityFalls(play, zone, taker, 'TI-H-a', true);
}
/** TI-H-c: a neutral tyrant who has another city goes there with his generals. */
function leaveForOtherCity(s: State, zone: number): void {
  const place = garrisonPlace(zone);
  for (let leader = 0; leader < LEADERS; leader++) {
    if (!isLeaderAt(s, leader, place, NEUTRAL)) continue;
    const lord = ROLE[leader] === TYRANT ? leader : s.lord[leader];
    const other = lord < 0 ? undefined : HOME[lord].find(home => home !== zone && s.control[home] === NEUTRAL);
    if (other !== undefined) s.where[leader] = homeOf(other);
  }
}
/** TI-H-b: a garrison that loses its last point loses the city. */
function checkEmpty(play: P, { zone }: Starving): void {
  const { state } = play;
  const besieger = state.siege[zone];
  if (besieger < 0 || areAllied(state, state.control[zone], besieger)) return;
  if (garrisonTroops(state, zone, besieger) === 0 && troopsAt(state, fieldOf(zone), besieger) > 0)
    cityFalls(play, zone, besieger, 'TI-H-b');
}
export const starving = procedure<State, Starving>('starving', starve, checkEmpty, (play, { zone }) =>
  settle(play, play.state.control[zone]),
);
export const hungerPhase = procedure<State>(
  'hunger',
  each('zone', nextStarving, (play, by) => play.call(starving, { zone: by.zone })),
);

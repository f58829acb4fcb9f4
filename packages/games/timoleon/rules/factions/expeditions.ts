import type { Play, RuleId } from '@polemos/kernel';
import components from '../../data/components.json' with { type: 'json' };
import { monthOf } from '../calendar.ts';
import {
  CARTHAGE,
  DEMOCRATS,
  FACTIONS,
  GREAT_HARBOUR,
  isPort,
  MARKET,
  OLYMPIUM,
  ORTYGIA,
  PLACES,
  PLEMMYRIUM,
  SEA,
  SEATS,
  SMALL_HARBOUR,
  ZONE,
} from '../materials/board.ts';
import { areAllied } from '../materials/control.ts';
import { isCarried, isPresent, shipsAt, slotAt } from '../materials/forces.ts';
import { ENTERS, LEADER } from '../materials/leaders.ts';
import {
  CITIZEN_HOPLITE,
  CORINTHIAN_HOPLITE,
  CORINTHIAN_LIGHT,
  ENGINE,
  MERC_CAVALRY,
  MERC_HOPLITE,
  MERC_LIGHT,
  SACRED_BAND,
  TRANSPORT,
  TRIREME,
  TROOPS,
  UNITS,
} from '../materials/units.ts';
import { ARRIVED, CARTHAGE_1, CARTHAGE_2, CORINTH_3, type State } from '../state.ts';
import type { Occasion } from './told.ts';

type P = Play<State>;

export const EXPEDITION: readonly string[] = ['carthage_1', 'carthage_2', 'corinth_2', 'corinth_3'];
export const EXPEDITION_OWNER: readonly number[] = [CARTHAGE, CARTHAGE, DEMOCRATS, DEMOCRATS];
/** Whose an expedition is, in ids. */
export const ownerOfExpedition = (id: string): string => SEATS[EXPEDITION_OWNER[EXPEDITION.indexOf(id)]];
const UNIT_OF: Readonly<Record<string, number>> = {
  merc_cavalry: MERC_CAVALRY,
  merc_hoplite: MERC_HOPLITE,
  merc_light: MERC_LIGHT,
  special_sacred_band: SACRED_BAND,
  citizen_hoplite: CORINTHIAN_HOPLITE,
  light: CORINTHIAN_LIGHT,
  engine: ENGINE,
  trireme: TRIREME,
  transport: TRANSPORT,
};
/** TI-FC-i, l; TI-FD-c, e: by expedition and unit, without the transport. */
export const EXPEDITION_FORCE: readonly (readonly number[])[] = EXPEDITION.map(id => {
  const force = new Array(UNITS).fill(0);
  for (const { enters, unit, points } of components.forces)
    if (enters === id && unit !== 'transport') force[UNIT_OF[unit] ?? CITIZEN_HOPLITE] += points;
  return force;
});
/** A condition is met: the expedition is called, once. */
export function callExpedition(play: P, which: number, rule: RuleId, because: Occasion): void {
  const { state, fate } = play;
  if (state.expedition[which] !== 0) return;
  let delay = 2; // TI-FD-d
  let die = 0;
  if (which === CARTHAGE_2 || which === CORINTH_3) {
    die = fate.d6(`delay of ${EXPEDITION[which]}`, which === CARTHAGE_2 ? 'TI-FC-k' : 'TI-FD-f');
    delay = die + 3;
  }
  state.expedition[which] = state.turn + delay;
  play.tell?.({
    kind: 'expedition-called',
    rule,
    expedition: EXPEDITION[which],
    seat: SEATS[EXPEDITION_OWNER[which]],
    because,
    die: die === 0 ? null : die,
    turn: state.turn + delay,
  });
}

/** TI-FC-h: from the second turn on, until it has come: 2D6 less than the number of the month. */
export function rollFirstExpedition(play: P): void {
  const { state, fate } = play;
  if (state.turn === 1 || state.expedition[CARTHAGE_1] !== 0 || state.out[CARTHAGE] === 1) return;
  const one = fate.d6('first expedition', 'TI-FC-h');
  const two = fate.d6('first expedition', 'TI-FC-h');
  const month = monthOf(state.turn);
  const comes = one + two < month;
  if (comes) state.expedition[CARTHAGE_1] = state.turn;
  play.tell?.({ kind: 'first-expedition', rule: 'TI-FC-h', dice: [one, two], month, comes });
}

/** TI-R46: an expedition that came without the counter is all aboard until it lands, where it came in. */
export const isBerth = (s: State, place: number, owner: number): boolean =>
  s.expeditionPlace.some((berth, which) => berth === place && EXPEDITION_OWNER[which] === owner);
/** TI-R97: driven off before it has landed, it is all aboard where it has gone. Who stays behind stays aboard there. */
export function moveBerth(s: State, from: number, to: number, owner: number): void {
  const stays = isPresent(s, from, owner);
  for (let which = 0; which < EXPEDITION.length; which++)
    if (s.expeditionPlace[which] === from && EXPEDITION_OWNER[which] === owner && (!stays || isComingIn(s, which)))
      s.expeditionPlace[which] = to;
}
/** It comes in as a fleet that moves, and is whole: other ships of its side that lay there, or put to sea from a port, are no part of it. */
const isComingIn = (s: State, which: number): boolean =>
  s.expeditionTurn[which] === s.turn &&
  s.op.owner === EXPEDITION_OWNER[which] &&
  s.op.leader < 0 &&
  s.op.moved === 0 &&
  !isPort(s.op.start);

/** Once its ships can carry what is left aboard, an expedition is a fleet like others. */
export function closeBerths(s: State): void {
  for (let which = 0; which < EXPEDITION.length; which++) {
    const place = s.expeditionPlace[which];
    if (place >= 0 && s.expeditionTurn[which] !== s.turn && isCarried(s, place, EXPEDITION_OWNER[which]))
      s.expeditionPlace[which] = -1;
  }
}

/** Where the one transport counter of a faction is, or −1. */
export function transportPlace(s: State, owner: number): number {
  for (let place = 0; place < PLACES; place++) {
    const slot = slotAt(s, place, owner);
    if (slot >= 0 && s.points[slot * UNITS + TRANSPORT] > 0) return place;
  }
  return -1;
}

/** TI-FC-j (c): three months with a harbour of Syracuse and a zone beside it; at the end of a turn. */
export function countMonths(play: P): void {
  const { state } = play;
  const great = holdsHarbour(state, GREAT_HARBOUR, CARTHAGE);
  const small = holdsHarbour(state, SMALL_HARBOUR, CARTHAGE);
  const held = (zones: readonly number[]): boolean => zones.some(zone => state.control[zone] === CARTHAGE);
  const beside = (great && held([OLYMPIUM, PLEMMYRIUM, ORTYGIA])) || (small && held([MARKET, ORTYGIA]));
  state.months = beside ? state.months + (monthOf(state.turn) === 12 ? 3 : 1) : 0;
  if (state.months >= 3) callExpedition(play, CARTHAGE_2, 'TI-FC-j', 'harbour-held');
}
/** TI-R26: no hostile fleet is in the harbour, and the faction has triremes there or holds Ortygia. */
export function holdsHarbour(s: State, water: number, faction: number): boolean {
  for (let owner = 0; owner < FACTIONS; owner++)
    if (shipsAt(s, SEA + water, owner) > 0 && !areAllied(s, faction, owner)) return false;
  return s.control[ORTYGIA] === faction || shipsAt(s, SEA + water, faction) > 0;
}

const MOTYA = ZONE.at('motya');
const LILYBAEUM = ZONE.at('lilybaeum');
const isBesieged = (s: State, zone: number): boolean => s.siege[zone] >= 0 && s.control[zone] === CARTHAGE;
/** TI-FC-j (b): Motya or Lilybaeum is besieged. */
export function watchPunicCities(play: P): void {
  const { state } = play;
  if (isBesieged(state, MOTYA) || isBesieged(state, LILYBAEUM)) callExpedition(play, CARTHAGE_2, 'TI-FC-j', 'punic-siege');
}
const FIRST_GENERALS = LEADER.ids.flatMap((_, leader) => (ENTERS[leader] === EXPEDITION[CARTHAGE_1] ? [leader] : []));
/** TI-FC-j (a): all three generals of the first expedition are dead, captive or suborned. */
export function watchFirstExpedition(play: P): void {
  const { state } = play;
  if (state.expedition[CARTHAGE_1] !== ARRIVED || state.expedition[CARTHAGE_2] !== 0) return;
  for (let i = 0; i < FIRST_GENERALS.length; i++) {
    const leader = FIRST_GENERALS[i];
    if (state.where[leader] >= 0 && state.captor[leader] < 0 && state.owner[leader] === CARTHAGE) return;
  }
  callExpedition(play, CARTHAGE_2, 'TI-FC-j', 'first-leaderless');
}
/** TI-R45: the expedition is routed when half of the points with which it came have been, in one army or in several. */
const ROUT = Math.ceil(EXPEDITION_FORCE[CARTHAGE_1].slice(0, TROOPS).reduce((sum, points) => sum + points, 0) / 2);
/** An army of so many points led by one of its generals was dispersed, surrendered or was wiped out. */
export function routed(play: P, owner: number, commander: number, points: number): void {
  if (owner !== CARTHAGE || commander < 0 || ENTERS[commander] !== 'carthage_1') return;
  play.state.routed += points;
  if (play.state.routed >= ROUT) callExpedition(play, CARTHAGE_2, 'TI-FC-j', 'first-routed');
}

import type { Play } from '@polemos/kernel';
import { leaveMap } from '../fights/land/retreat.ts';
import {
  CITIES,
  CITY,
  distance,
  FACTIONS,
  isAdjacent,
  isFaction,
  NEUTRAL,
  OWNER,
  PEOPLE,
  PEOPLE_OF,
  SICANS,
  SICELS,
  ZONE,
} from '../materials/board.ts';
import { NATIVE_GARRISON, nativeGarrison } from '../materials/cities.ts';
import { takeZone, troopsIn } from '../materials/control.ts';
import { pointsOf, put, remove, troopsAt } from '../materials/forces.ts';
import { CHIEF, LEADER } from '../materials/leaders.ts';
import { allyOfAgyris, isAlive } from '../materials/persons.ts';
import { NATIVE_CAVALRY, NATIVE_HOPLITE, NATIVE_LIGHT } from '../materials/units.ts';
import { CONQUEST, DESTRUCTIVE, NO_ARMY, NOT_YET, RAID, REACTION, type State } from '../state.ts';

type P = Play<State>;

export const ARMY_KIND: readonly string[] = ['none', 'reaction', 'raid', 'destructive', 'conquest'];
/** TI-FN-p, TI-FN-t: does a people still act by itself? */
export const isActive = (s: State, people: number): boolean =>
  s.extinct[people] === 0 && (people !== SICELS || allyOfAgyris(s) < 0);
/** TI-FN-q */
export const isAggressive = (s: State, people: number): boolean =>
  isActive(s, people) && s.where[CHIEF[people]] === NOT_YET && s.owner[CHIEF[people]] === people;
/** TI-FN-q: without its leader a raid or a war is over; the defence of its own lands is not. */
export const isLeaderless = (s: State, people: number): boolean =>
  s.army[people] > REACTION && (!isAlive(s, CHIEF[people]) || s.captor[CHIEF[people]] >= 0);
/** The field where the army of a people stands, or −1. */
export function armyZone(s: State, people: number): number {
  if (s.army[people] === NO_ARMY) return -1;
  for (let zone = 0; zone < CITIES; zone++) if (troopsAt(s, zone, people) > 0) return zone;
  return -1;
}
/** The ally of Agyris is a guest in the lands of the Sicels (TI-FN-t). */
export function invaderIn(s: State, zone: number): number {
  const guest = PEOPLE_OF[zone] === SICELS ? allyOfAgyris(s) : -1;
  for (let faction = 0; faction < FACTIONS; faction++) if (faction !== guest && troopsIn(s, zone, faction) > 0) return faction;
  return -1;
}
/** TI-FN-ae */
export function isInvaded(s: State, people: number, zone: number): boolean {
  if (s.control[zone] === people) return invaderIn(s, zone) >= 0;
  return isFaction(s.control[zone]) && s.army[people] === REACTION;
}
export const isAnyInvaded = (s: State): boolean =>
  [SICANS, SICELS].some(people => PEOPLE[people].some(zone => isInvaded(s, people, zone)));
/** TI-FN-e: the leader, cavalry by the lower die, light infantry by the sum, four hoplites in a war. */
export function muster(play: P, people: number, zone: number, kind: number): void {
  const { state, fate } = play;
  const one = fate.d6(`army of the ${OWNER.ids[people]}`, 'TI-FN-e');
  const two = fate.d6(`army of the ${OWNER.ids[people]}`, 'TI-FN-e');
  const hoplites = kind === DESTRUCTIVE || kind === CONQUEST ? 4 : 0;
  const size = [hoplites, one + two, Math.min(one, two)];
  for (let arm = 0; arm < 3; arm++) state.armySize[people * 3 + arm] = size[arm];
  put(state, zone, people, NATIVE_HOPLITE, hoplites);
  put(state, zone, people, NATIVE_LIGHT, one + two);
  put(state, zone, people, NATIVE_CAVALRY, Math.min(one, two));
  const chief = CHIEF[people];
  const led = state.owner[chief] === people && state.where[chief] === NOT_YET;
  if (led) state.where[chief] = zone;
  state.army[people] = kind;
  state.armyTurns[people] = 0;
  play.tell?.({
    kind: 'native-army',
    rule: 'TI-FN-e',
    people: OWNER.ids[people],
    purpose: ARMY_KIND[kind],
    dice: [one, two],
    hoplites,
    light: one + two,
    cavalry: Math.min(one, two),
    leader: led ? LEADER.ids[chief] : null,
    zone: ZONE.ids[zone],
  });
}
/** TI-FN-g: a faction's troops come into a native territory. */
export function meetNatives(play: P, zone: number, mover: number): void {
  const { state } = play;
  const people = zone < CITIES ? PEOPLE_OF[zone] : -1;
  if (people < 0 || state.control[zone] !== people || !isFaction(mover)) return;
  if (people === SICELS && allyOfAgyris(state) === mover) return; // TI-FN-t: he is their guest
  if (state.raised[zone] === 0) {
    state.raised[zone] = 1; // TI-FN-d
    put(state, CITY + zone, people, nativeGarrison(zone), NATIVE_GARRISON);
    play.tell?.({
      kind: 'citizens-rise',
      rule: 'TI-FN-d',
      zone: ZONE.ids[zone],
      owner: OWNER.ids[people],
      points: NATIVE_GARRISON,
      leader: null,
    });
  }
  if (state.army[people] !== NO_ARMY || !isActive(state, people)) return;
  muster(play, people, reactionZone(state, people, zone), REACTION);
}
/** TI-FN-g, TI-FN-af: an adjacent free territory of the people, else the nearest, else on the spot. */
function reactionZone(s: State, people: number, invaded: number): number {
  let best = invaded;
  let far = 1000;
  for (const zone of PEOPLE[people]) {
    if (zone === invaded || s.control[zone] !== people || invaderIn(s, zone) >= 0) continue;
    const steps = isAdjacent(zone, invaded) ? 0 : distance(zone, invaded);
    if (steps < far) {
      far = steps;
      best = zone;
    }
  }
  return best;
}
/** TI-FN-f */
export function replace(play: P, people: number): void {
  const { state } = play;
  const zone = armyZone(state, people);
  if (zone < 0 || state.army[people] === RAID) return;
  let left = 0;
  for (let own = 0; own < CITIES; own++) if (state.control[own] === people) left++;
  let back = 0;
  [NATIVE_HOPLITE, NATIVE_LIGHT, NATIVE_CAVALRY].forEach((unit, arm) => {
    const missing = Math.min(left, state.armySize[people * 3 + arm] - pointsOf(state, zone, people, unit));
    if (missing <= 0) return;
    put(state, zone, people, unit, missing);
    left -= missing;
    back += missing;
  });
  if (back > 0) play.tell?.({ kind: 'natives-replace', rule: 'TI-FN-f', people: OWNER.ids[people], points: back });
}
/** TI-FN-n, TI-FN-ac: a city taken in a war of conquest, by storm or by hunger, gets a point of the army's hoplites. */
export function garrisonConquest(s: State, zone: number, people: number): void {
  if (s.army[people] !== CONQUEST || PEOPLE_OF[zone] === people || pointsOf(s, zone, people, NATIVE_HOPLITE) === 0) return;
  remove(s, zone, people, NATIVE_HOPLITE, 1);
  put(s, CITY + zone, people, NATIVE_HOPLITE, 1);
  s.armySize[people * 3]--;
}
/** TI-FN-q: what it was about is given up; only invaders of its own lands keep the army on the map, to drive them out. */
export function disbandWar(play: P, people: number): void {
  const { state } = play;
  const at = armyZone(state, people);
  if (at < 0 || !PEOPLE[people].some(zone => isInvaded(state, people, zone)))
    leaveMap(play, people, Math.max(0, at), 'TI-FN-q', 'no-leader');
  else {
    state.army[people] = REACTION;
    state.armyEnemy[people] = -1;
  }
}
/** TI-II-m, TI-FN-l, TI-FN-ab: at the end of the turn raids go home, and wars after their third turn. */
export function withdrawNatives(play: P): void {
  const { state } = play;
  for (const people of [SICANS, SICELS]) {
    const kind = state.army[people];
    if (kind === NO_ARMY) continue;
    const at = armyZone(state, people);
    if (isLeaderless(state, people)) disbandWar(play, people);
    else if (kind === RAID) leaveMap(play, people, Math.max(0, at), 'TI-FN-l', at < 0 ? 'used-up' : 'raid-over');
    else if (at < 0) leaveMap(play, people, 0, 'TI-FN-ab', 'used-up');
    else if (kind !== REACTION && state.armyTurns[people] >= 3) leaveMap(play, people, at, 'TI-FN-ab', 'war-over');
    else if (kind === REACTION && !PEOPLE[people].some(zone => isInvaded(state, people, zone)))
      leaveMap(play, people, at, 'TI-FN-h', 'land-free');
  }
  for (const people of [SICANS, SICELS]) checkExtinct(play, people);
}
/** TI-FN-p */
function checkExtinct(play: P, people: number): void {
  const { state } = play;
  if (state.extinct[people] === 1) return;
  if (!PEOPLE[people].every(zone => state.ravaged[zone] === 1 && state.sacked[zone] > 0)) return;
  state.extinct[people] = 1;
  const at = armyZone(state, people);
  if (at >= 0) leaveMap(play, people, at, 'TI-FN-p', 'out-of-game');
  for (const zone of PEOPLE[people]) if (state.control[zone] === people) takeZone(play, zone, NEUTRAL, 'TI-FN-p');
  play.tell?.({ kind: 'extinct', rule: 'TI-FN-p', people: OWNER.ids[people] });
}

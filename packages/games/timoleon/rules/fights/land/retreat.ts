import { ask, decision, each, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { C, T } from '../../actions.ts';
import { routed } from '../../factions/expeditions.ts';
import {
  CITIES,
  CITY,
  COAST,
  distance,
  isAfloat,
  isAshore,
  isFaction,
  isWalled,
  MARCH,
  NEUTRAL,
  ORTYGIA,
  OWNER,
  OWNERS,
  PEOPLE,
  PLACE,
  PORT,
  SEA,
  WAYS,
  ZONE_OF,
} from '../../materials/board.ts';
import { areAllied, fieldOf, hasHostileTroops, homeOf } from '../../materials/control.ts';
import {
  fitsAboard,
  isHired,
  isLeaderAt,
  moveLeaders,
  pointsOf,
  put,
  remove,
  removeAll,
  shiftAll,
  troopsAt,
} from '../../materials/forces.ts';
import { CHIEF, LEADER, LEADERS } from '../../materials/leaders.ts';
import { capture } from '../../materials/persons.ts';
import { ENGINE, TROOPS } from '../../materials/units.ts';
import type { Homeward } from '../../natives/told.ts';
import { dismiss, enlisting } from '../../raising/hiring.ts';
import { NO_ARMY, NOT_YET, RAID, SIDE_POOLS, STREET_BATTLE, type State } from '../../state.ts';
import { ATTACK, commanderOf, DEFEND, leadOf, poolOwner, poolPlace, pursuitModifier } from '../fight.ts';
import { suffer } from '../losses.ts';

type P = Play<State>;
export const NOWHERE = -1;
const OFF_MAP = -2;

/** Which side retreats: the loser; after NC the defender (TI-L-f). */
export const retreating = (s: State): number => (s.fight.named === -1 ? DEFEND : s.fight.difference > 0 ? DEFEND : ATTACK);

/** TI-L-t: may a force of this owner go there from a zone? `place` is where it stands. */
export function mayRetreatTo(s: State, owner: number, from: number, to: number, asAttacker: boolean): boolean {
  const zone = asAttacker ? fieldOf(s.fight.zone) : s.fight.zone; // who stormed Ortygia stood in the Market
  if (to < 0 || to >= PORT + CITIES || to === from) return false;
  if (isAfloat(to)) return isFleetInReach(s, owner, zone, to) && fitsAboard(s, from, to, owner);
  const isOpForce = asAttacker && from === MARCH && s.op.owner === owner;
  if (isOpForce && isInside(s.op.start) && fieldOf(ZONE_OF[s.op.start]) === zone && s.op.moved === 0) return to === s.op.start; // a sally goes back inside (TI-R37)
  if (isOpForce && s.op.landed === 1) return false;
  if (isOpForce && s.op.moved === 1) return to === s.op.from || to === homeIfHeld(s, owner, ZONE_OF[s.op.from]);
  if (to >= CITY) {
    if (ZONE_OF[to] === zone) return from !== homeOf(zone) && areAllied(s, s.control[zone], owner) && isFaction(s.control[zone]);
    return false;
  }
  if (!isFaction(s.control[to]) || !areAllied(s, s.control[to], owner)) return false;
  if (hasHostileTroops(s, to, owner) || s.siege[to] >= 0) return false;
  for (const way of WAYS[zone]) if (way.to === to) return true;
  return false;
}
/** TI-R122: whoever is thrown out of a city that he stormed does not surrender: he leaves as after a failed assault (TI-A-l). */
export const isThrownOut = (s: State, owner: number): boolean =>
  isFaction(owner) && retreating(s) === ATTACK && s.fight.kind === STREET_BATTLE && isWalled(s.fight.zone);
/** Behind walls: in a city, or in Ortygia. */
const isInside = (place: number): boolean => (place >= CITY && place < SEA) || place === ORTYGIA;
const homeIfHeld = (s: State, owner: number, zone: number): number =>
  zone >= 0 && s.control[zone] === owner && s.siege[zone] < 0 ? homeOf(zone) : -9;
const isFleetInReach = (s: State, owner: number, zone: number, place: number): boolean => {
  if (place >= PORT) return place - PORT === zone && s.slotOf[place * OWNERS + owner] >= 0;
  return COAST[zone].includes(place - SEA) && s.slotOf[place * OWNERS + owner] >= 0;
};
function hasWay(s: State, owner: number, from: number, asAttacker: boolean): boolean {
  for (let to = 0; to < PORT + CITIES; to++) if (mayRetreatTo(s, owner, from, to, asAttacker)) return true;
  return false;
}
const isArmyOf = (s: State, owner: number, place: number): boolean =>
  owner > NEUTRAL && s.army[owner] !== NO_ARMY && place < CITY;
/** TI-R29: could the leading force of a side withdraw? */
export function canRetreat(s: State, side: number): boolean {
  const owner = leadOf(s, side);
  const place = poolPlace(s, side, owner);
  if (place < 0) return false;
  return isFaction(owner) ? hasWay(s, owner, place, side === ATTACK) : isArmyOf(s, owner, place);
}

// ---- one force

interface Retreating {
  readonly pool: number;
}
const ownerOf = (s: State, by: Retreating): number => poolOwner(s, retreating(s), by.pool);
const placeOf = (s: State, by: Retreating): number => poolPlace(s, retreating(s), by.pool);

/** Natives and neutrals go by themselves: TI-FN-ab, TI-FE-b. */
function seekWay(play: P, by: Retreating): void {
  const { state } = play;
  const owner = ownerOf(state, by);
  const place = placeOf(state, by);
  if (isFaction(owner)) {
    if (hasWay(state, owner, place, retreating(state) === ATTACK)) play.call(retreatTo, by);
    else state.fight.retreated = NOWHERE;
    return;
  }
  state.fight.retreated = isArmyOf(state, owner, place) ? nativeRefuge(state, owner, place) : NOWHERE;
}
/** A raid leaves the map; a war or reaction army falls back to the nearest free territory of its people. */
function nativeRefuge(s: State, people: number, place: number): number {
  if (s.army[people] === RAID) return OFF_MAP;
  let best = OFF_MAP;
  let far = 1000;
  for (const zone of PEOPLE[people]) {
    if (zone === place || s.control[zone] !== people || hasHostileTroops(s, zone, people)) continue;
    if (distance(place, zone) < far) {
      far = distance(place, zone);
      best = zone;
    }
  }
  return best;
}
export const retreatTo = decision<State, Retreating>({
  name: 'retreat',
  rule: 'TI-L-t',
  seat: ({ state }, by) => ownerOf(state, by),
  legal({ state }, by, offer) {
    const owner = ownerOf(state, by);
    const from = placeOf(state, by);
    for (let to = 0; to < PORT + CITIES; to++)
      if (mayRetreatTo(state, owner, from, to, retreating(state) === ATTACK)) offer.add(T.retreat, to);
  },
  refuse: {
    retreat: ({ state }, by, to) =>
      mayRetreatTo(state, ownerOf(state, by), placeOf(state, by), to, retreating(state) === ATTACK) ? null : 'TI-L-t',
  },
  on: {
    retreat(play, _, to) {
      play.state.fight.retreated = to;
      play.done();
    },
  },
  about: ({ state }, by) => ({ owner: OWNER.ids[ownerOf(state, by)], place: PLACE.ids[state.fight.zone] }),
});

/** TI-L-u: no way out. The victor may hire the mercenaries; engines and leaders are his; all others are gone. */
function surrender(play: P, by: Retreating): void {
  const { state } = play;
  const side = retreating(state);
  const owner = ownerOf(state, by);
  const place = placeOf(state, by);
  const victor = leadOf(state, 1 - side);
  const to = poolPlace(state, 1 - side, victor);
  play.tell?.({
    kind: 'surrender',
    rule: 'TI-L-u',
    owner: OWNER.ids[owner],
    to: OWNER.ids[victor],
    place: PLACE.ids[state.fight.zone],
  });
  for (let leader = 0; leader < LEADERS; leader++)
    if (isLeaderAt(state, leader, place, owner)) capture(play, leader, victor, to === MARCH ? state.fight.zone : to, 'TI-L-u');
  routed(play, owner, commanderOf(state, side), state.fight.loserLost + troopsAt(state, place, owner));
  if (isFaction(victor)) play.call(enlisting, { owner, place, buyer: victor, to, rule: 'TI-L-u' });
  else dismiss(play, owner, place, -1, place, 'TI-L-u');
}

// ---- pursuit (TI-L-v, TI-L-w)

function isPursuable({ state }: P, by: Retreating): boolean {
  const to = state.fight.retreated;
  if (to < 0 || !isAshore(to) || state.fight.named === -1) return false;
  if (ZONE_OF[to] === state.fight.zone || to === ORTYGIA) return false; // behind walls (TI-L-w)
  return troopsAt(state, placeOf(state, by), ownerOf(state, by)) > 0;
}
function maybePursue(play: P, by: Retreating): void {
  const { state } = play;
  const side = 1 - retreating(state);
  const victor = leadOf(state, side);
  if (isFaction(victor)) play.call(pursuing, by);
  else if (victor > NEUTRAL && pursuitModifier(state, side) >= 1) play.call(pursuit, by); // TI-FN-aa
}
export const pursuing = decision<State, Retreating>({
  name: 'pursuing',
  rule: 'TI-L-v',
  seat: ({ state }) => leadOf(state, 1 - retreating(state)),
  legal(_, __, offer) {
    offer.add(T.choose, C.pursue);
    offer.add(T.choose, C.refrain);
  },
  refuse: { choose: (_, __, choice) => (choice === C.pursue || choice === C.refrain ? null : 'TI-L-v') },
  on: {
    choose(play, by, choice) {
      play.done();
      if (choice === C.pursue) play.call(pursuit, by);
    },
  },
  about: ({ state }, by) => ({
    owner: OWNER.ids[ownerOf(state, by)],
    modifier: pursuitModifier(state, 1 - retreating(state)),
    points: troopsAt(state, placeOf(state, by), ownerOf(state, by)),
  }),
});
function rollPursuit(play: P, by: Retreating): void {
  const { state, fate } = play;
  const side = retreating(state);
  const victor = leadOf(state, 1 - side);
  const home = poolPlace(state, 1 - side, victor);
  const owner = ownerOf(state, by);
  const place = placeOf(state, by);
  const modifier = pursuitModifier(state, 1 - side);
  const die = fate.d10('pursuit', 'TI-L-v');
  const result = Math.max(1, Math.min(10, die + modifier));
  const points = troopsAt(state, place, owner);
  const engines = result >= 6 ? pointsOf(state, place, owner, ENGINE) : 0;
  remove(state, place, owner, ENGINE, engines);
  if (result >= 8 && isFaction(victor)) put(state, home, victor, ENGINE, engines, engines);
  play.tell?.({
    kind: 'pursuit',
    rule: 'TI-L-v',
    by: OWNER.ids[victor],
    of: OWNER.ids[owner],
    die,
    modifier,
    result,
    points,
    engines,
  });
  if (result === 10) disperse(play, owner, place, victor, home);
  else if (result >= 8) suffer(play, owner, place, Math.ceil(points / 3), 'TI-L-v');
  else if (result >= 6) suffer(play, owner, place, Math.ceil(points / 5), 'TI-L-v');
  else if (result <= 3) suffer(play, victor, home, [0, 5, 3, 1][result], 'TI-L-v');
}
function disperse(play: P, owner: number, place: number, victor: number, home: number): void {
  const { state, fate } = play;
  const points = state.fight.loserLost + troopsAt(state, place, owner);
  let citizens = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    if (isHired(owner, unit)) continue;
    const count = pointsOf(state, place, owner, unit);
    remove(state, place, owner, unit, count); // TI-L-w
    citizens += count;
  }
  if (citizens > 0)
    play.tell?.({
      kind: 'disbanded',
      rule: 'TI-L-w',
      owner: OWNER.ids[owner],
      place: PLACE.ids[state.fight.zone],
      points: citizens,
      engines: 0,
    });
  routed(play, owner, commanderOf(state, retreating(state)), points);
  for (let leader = 0; leader < LEADERS; leader++) {
    if (!isLeaderAt(state, leader, place, owner)) continue;
    const die = fate.d6(`flight of ${LEADER.ids[leader]}`, 'TI-L-v');
    play.tell?.({ kind: 'flight', rule: 'TI-L-v', leader: LEADER.ids[leader], die, captured: die <= 2 });
    if (die <= 2) capture(play, leader, victor, home === MARCH ? state.fight.zone : home, 'TI-L-v');
  }
  if (troopsAt(state, place, owner) === 0) return;
  const die = fate.d10('dispersed mercenaries', 'TI-L-v');
  const joins = die <= 6;
  if (joins && isFaction(victor)) shiftAll(state, place, home, owner, victor);
  else if (joins) removeAll(state, place, owner);
  play.tell?.({ kind: 'desertion', rule: 'TI-L-v', owner: OWNER.ids[owner], to: OWNER.ids[victor], die, joins });
}
export const pursuit = procedure<State, Retreating>('pursuit', rollPursuit);

/** The force arrives. */
function arrive(play: P, by: Retreating): void {
  const { state } = play;
  const owner = ownerOf(state, by);
  const place = placeOf(state, by);
  const to = state.fight.retreated;
  if (to === NOWHERE) return;
  if (to === OFF_MAP) {
    leaveMap(play, owner, place, 'TI-FN-ab', 'beaten');
    return;
  }
  shiftAll(state, place, to, owner);
  moveLeaders(state, place, to, owner);
  if (place === MARCH) state.op.at = to;
  play.tell?.({ kind: 'retreats', rule: 'TI-L-t', owner: OWNER.ids[owner], place: PLACE.ids[to] });
}
/** An army of natives is taken from the map; its leader waits for the next. */
export function leaveMap(play: P, people: number, place: number, rule: RuleId, why: Homeward): void {
  const { state } = play;
  removeAll(state, place, people);
  const chief = CHIEF[people];
  if (chief >= 0 && state.where[chief] >= 0 && state.captor[chief] < 0 && state.owner[chief] === people)
    state.where[chief] = NOT_YET;
  state.army[people] = NO_ARMY;
  state.armyTurns[people] = 0;
  state.armyEnemy[people] = -1;
  play.tell?.({ kind: 'natives-leave', rule, people: OWNER.ids[people], why });
}

/** TI-L-f: without combat nobody surrenders. */
const isLost = ({ state }: P, by: Retreating): boolean =>
  state.fight.retreated === NOWHERE && state.fight.named !== -1 && !isThrownOut(state, ownerOf(state, by));
function nextRetreating({ state }: P, _: object, after: number): number {
  const side = retreating(state);
  for (let pool = after + 1; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(state, side, pool);
    if (place < 0 || troopsAt(state, place, poolOwner(state, side, pool)) === 0) continue;
    // A garrison that came out for its relief is back behind its walls (TI-R37).
    if (side === ATTACK && isInside(place)) continue;
    return pool;
  }
  return -1;
}
export const retreatOf = procedure<State, Retreating>(
  'retreat of a force',
  seekWay,
  when(isLost, surrender),
  when(isPursuable, maybePursue),
  arrive,
);
export const retreats = procedure<State>(
  'retreats',
  each(
    'pool',
    nextRetreating,
    ask(retreatOf, (_, by) => by),
  ),
);

import { ask, decision, loop, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { isPlunderable, plunderTerritory, sackCity } from '../economy/plunder.ts';
import { isBerth } from '../factions/expeditions.ts';
import { CITIES, CITY, isAfloat, isAtSea, isPort, isWalled, MARCH, PLACE, SEATS, ZONE_OF } from '../materials/board.ts';
import { cityTax } from '../materials/cities.ts';
import { fieldOf, homeOf, isBlocked } from '../materials/control.ts';
import {
  dropOff,
  freshOf,
  hasLeader,
  isCarried,
  isFleet,
  isLeaderAt,
  isPresent,
  moveLeaders,
  pointsOf,
  shift,
  shiftAll,
  spend,
  troopsAt,
} from '../materials/forces.ts';
import { ENERGY, LEADER, LEADERS } from '../materials/leaders.ts';
import { ENGINE, isGrumbler, isShip, needsTransport, TRANSPORT, TRIREME, TROOPS, UNITS } from '../materials/units.ts';
import type { State } from '../state.ts';
import { giveUp, occupyUndefended } from './acts.ts';
import { march } from './march.ts';
import { AT_SEA, pace } from './pace.ts';
import { settle } from './settle.ts';

type P = Play<State>;

/** An operation begins: nobody is on the march yet. TI-II-o */
export function beginOperation(s: State, owner: number, leader: number, place: number): void {
  s.op.owner = owner;
  s.op.leader = leader;
  s.op.at = place;
  s.op.from = place;
  s.op.start = place;
  s.op.pm = 0;
  s.op.naval = isAfloat(place) ? 1 : 0;
  s.op.landed = 0;
  s.op.border = 0;
  s.op.stopped = 0;
  s.op.moved = 0;
  s.op.over = 0;
  s.op.passed = 0;
  if (leader >= 0) {
    s.where[leader] = MARCH;
    s.done[leader] = 1;
  }
}

// ---- whom he takes along

function refuseTake({ state }: P, _: object, unit: number, index: number): RuleId | null {
  const place = state.op.at;
  const owner = state.op.owner;
  if (!isAfloat(place) && isShip(unit)) return 'TI-VI-c';
  if (index + 1 > pointsOf(state, place, owner, unit)) return 'TI-R1';
  return index + 1 <= freshOf(state, place, owner, unit) ? null : 'TI-II-p';
}
function refuseBring({ state }: P, _: object, leader: number): RuleId | null {
  if (!isLeaderAt(state, leader, state.op.at, state.op.owner)) return 'TI-VI-b';
  return state.done[leader] === 0 ? null : 'TI-II-p';
}
function refuseGo({ state }: P, _: object, choice: number): RuleId | null {
  const owner = state.op.owner;
  const place = state.op.at;
  if (choice === C.all) return hasFresh(state) ? null : 'TI-II-p';
  if (choice === C.drop) return canGo(state, owner, place) ? 'TI-II-o' : null; // only out of a dead end
  if (choice !== C.march) return 'TI-II-o';
  return canGo(state, owner, place) ? null : 'TI-VI-g';
}
/** Ships that sail carry what goes with them and leave nobody in the water; troops without ships can only land. */
export function canGo(s: State, owner: number, place: number): boolean {
  if (!isAfloat(place) || isBerth(s, place, owner)) return true; // TI-R46
  if (isFleet(s, MARCH, owner) && !isCarried(s, MARCH, owner)) return false;
  return isPort(place) || isCarried(s, place, owner);
}
function hasFresh(s: State): boolean {
  for (let unit = 0; unit < UNITS; unit++) if (freshOf(s, s.op.at, s.op.owner, unit) > 0) return true;
  return false;
}
/** TI-R1: a pool is divided only by an operation that takes some of it along. */
export const stacking = decision<State>({
  name: 'stacking',
  rule: 'TI-II-o',
  seat: ({ state }) => state.op.owner,
  legal(play, by, offer) {
    const { state } = play;
    const place = state.op.at;
    if (refuseGo(play, by, C.all) === null) offer.add(T.choose, C.all);
    if (refuseGo(play, by, C.march) === null) offer.add(T.choose, C.march);
    else offer.add(T.choose, C.drop);
    for (let unit = 0; unit < UNITS; unit++) {
      const fresh = freshOf(state, place, state.op.owner, unit);
      if (fresh > 0 && (isAfloat(place) || !isShip(unit))) for (let n = 0; n < fresh; n++) offer.add(T.take, unit, n);
    }
    for (let leader = 0; leader < LEADERS; leader++) if (refuseBring(play, by, leader) === null) offer.add(T.bring, leader);
  },
  refuse: { take: refuseTake, bring: refuseBring, choose: refuseGo },
  on: {
    take({ state }, _, unit, index) {
      shift(state, state.op.at, MARCH, state.op.owner, unit, index + 1);
    },
    bring({ state }, _, leader) {
      state.where[leader] = MARCH;
      state.done[leader] = 1; // TI-II-p
    },
    choose(play, _, choice) {
      const { state } = play;
      if (choice === C.march) return play.done();
      const place = state.op.at;
      if (choice === C.drop) {
        shiftAll(state, MARCH, place, state.op.owner);
        for (let leader = 0; leader < LEADERS; leader++)
          if (leader !== state.op.leader && isLeaderAt(state, leader, MARCH, state.op.owner)) {
            state.where[leader] = place;
            state.done[leader] = 0;
          }
        return;
      }
      for (let unit = 0; unit < UNITS; unit++)
        if (isAfloat(place) || !isShip(unit))
          shift(state, place, MARCH, state.op.owner, unit, freshOf(state, place, state.op.owner, unit));
    },
  },
  about: ({ state }) => ({
    leader: state.op.leader < 0 ? null : LEADER.ids[state.op.leader],
    place: PLACE.ids[state.op.at],
  }),
});

// ---- obedience (TI-IV-s)

function obedience(play: P): void {
  const { state, fate } = play;
  const owner = state.op.owner;
  const energy = state.op.leader < 0 ? 0 : ENERGY[state.op.leader];
  for (const paid of [true, false]) {
    if (!grumbles(state, owner, paid)) continue;
    const die = fate.d6(paid ? 'discontented mercenaries' : 'discontented citizens', 'TI-IV-s');
    const result = die + energy - (paid ? 1 : 0);
    play.tell?.({
      kind: 'obedience',
      rule: 'TI-IV-s',
      seat: SEATS[owner],
      mercenaries: paid,
      die,
      modifiers: [
        { rule: 'TI-IV-s', by: energy },
        { rule: 'TI-IV-s', by: paid ? -1 : 0 },
      ],
      result: result >= 5 ? 'obey' : result >= 3 ? 'stay' : 'plunder',
    });
    if (result >= 5) continue;
    const place = state.op.start;
    stay(state, owner, place, paid);
    if (result <= 2) mutiny(play, owner, place, paid);
  }
}
function stay(s: State, owner: number, place: number, paid: boolean): void {
  for (let unit = 0; unit < TROOPS; unit++)
    if (isGrumbler(unit, paid)) dropOff(s, MARCH, place, owner, unit, pointsOf(s, MARCH, owner, unit));
}
const hasHeavy = (s: State, place: number, owner: number): boolean => {
  for (let unit = 0; unit <= ENGINE; unit++) if (needsTransport(unit) && pointsOf(s, place, owner, unit) > 0) return true;
  return false;
};
/** TI-VI-g: nobody is left in the water: the ships that those who stay need stay with them, or else all do. */
function keepAfloat({ state }: P): void {
  const owner = state.op.owner;
  const place = state.op.start;
  if (!isAtSea(place) || isBerth(state, place, owner)) return;
  const short = troopsAt(state, place, owner) - pointsOf(state, place, owner, TRIREME);
  if (!isCarried(state, place, owner) && !hasHeavy(state, place, owner))
    shift(state, MARCH, place, owner, TRIREME, Math.min(short, pointsOf(state, MARCH, owner, TRIREME)));
  if (!isCarried(state, place, owner)) shift(state, MARCH, place, owner, TRANSPORT, pointsOf(state, MARCH, owner, TRANSPORT));
  if (!isFleet(state, MARCH, owner) || isCarried(state, MARCH, owner)) return;
  spend(state, MARCH, owner);
  shiftAll(state, MARCH, place, owner);
}
/** TI-IV-s: those who do not obey may have been all there were. */
function stayBehind(play: P): void {
  const { state } = play;
  keepAfloat(play);
  const owner = state.op.owner;
  if (isPresent(state, MARCH, owner) || hasLeader(state, MARCH, owner)) return;
  state.op.over = 1;
}
const grumbles = (s: State, owner: number, paid: boolean): boolean => {
  for (let unit = 0; unit < TROOPS; unit++) if (isGrumbler(unit, paid) && pointsOf(s, MARCH, owner, unit) > 0) return true;
  return false;
};
/** They plunder the city they are in if it is their faction's and not yet plundered, otherwise the territory; TI-R70. */
function mutiny(play: P, owner: number, place: number, paid: boolean): void {
  const { state } = play;
  const zone = ZONE_OF[place];
  if (zone < 0 || isAfloat(place)) return;
  if (state.control[zone] === owner && state.sacked[zone] === 0 && cityTax(zone) > 0) sackCity(play, zone, -1, 'TI-IV-s');
  else if (zone < CITIES && isPlunderable(state, zone) && !isBlocked(state, zone, owner))
    // TI-IV-u
    plunderTerritory(play, zone, owner, place, -1, paid);
}

/** TI-VI-d, TI-VI-e: the slowest member, plus the E of the activating leader. */
function movementPoints({ state }: P): void {
  const owner = state.op.owner;
  const pm = state.op.naval === 0 ? pace(state, owner) : AT_SEA;
  state.op.pm = pm + (state.op.leader < 0 ? 0 : ENERGY[state.op.leader]);
}
const isNotOver = ({ state }: P): boolean => state.op.over === 0;

/** TI-R107: a sally that has not driven the besiegers away goes back inside. */
function isRepulsed(s: State): boolean {
  const start = s.op.start;
  const zone = ZONE_OF[start];
  if (s.op.moved === 1 || zone < 0 || homeOf(zone) !== start || s.siege[zone] < 0) return false;
  return isWalled(zone) && troopsAt(s, fieldOf(zone), s.siege[zone]) > 0;
}
/** The force stands where it has come to. TI-VII-e: an undefended place of an enemy is taken. */
function finish(play: P): void {
  const { state } = play;
  const owner = state.op.owner;
  if (isRepulsed(state)) state.op.at = state.op.start;
  const place = state.op.at;
  spend(state, MARCH, owner);
  const zone = ZONE_OF[place];
  if (!isAfloat(place) && zone >= 0 && place < CITY && troopsAt(state, MARCH, owner) > 0) occupyUndefended(play, zone, owner);
  shiftAll(state, MARCH, place, owner);
  moveLeaders(state, MARCH, place, owner);
  const start = ZONE_OF[state.op.start];
  if (start >= 0) giveUp(play, start, owner);
  play.tell?.({ kind: 'halts', rule: 'TI-VI-a', seat: SEATS[owner], place: PLACE.ids[place] });
  settle(play, owner);
  state.op.owner = -1;
  state.op.leader = -1;
}
/** TI-II-o: one operation, from the stack to the last thing that follows from it (TI-VI-a). */
export const operation = procedure<State>(
  'operation',
  when(({ state }) => state.op.leader >= 0, ask(stacking)),
  obedience,
  stayBehind,
  movementPoints,
  loop(isNotOver, ask(march)),
  finish,
);

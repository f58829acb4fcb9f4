import type { Play, RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import {
  CITY,
  COAST,
  FACTIONS,
  isAfloat,
  isAtSea,
  isPort,
  MARCH,
  NO_BORDER,
  ORTYGIA,
  OWNERS,
  PLACE,
  PORT,
  SEA,
  SEATS,
  SHORE,
  ZONE_OF,
} from '../materials/board.ts';
import { areAllied, isHostile } from '../materials/control.ts';
import { dropOff, fitsAboard, hasLeader, isLeaderAt, pointsOf, shiftAll, shipsAt, troopsAt } from '../materials/forces.ts';
import { LEADERS } from '../materials/leaders.ts';
import { TRANSPORT, TRIREME, UNITS } from '../materials/units.ts';
import type { State } from '../state.ts';
import { entering } from './entering.ts';
import { AT_SEA, pace } from './pace.ts';

type P = Play<State>;

/** TI-VI-g: embarking or landing, in PM. */
export const LANDING_COST = 2;
export function refuseEmbark({ state }: P, _: object, place: number): RuleId | null {
  const owner = state.op.owner;
  const zone = ZONE_OF[state.op.at];
  if (state.op.naval === 1 || state.op.moved === 1 || state.op.landed === 1 || zone < 0) return 'TI-VI-c';
  if (!isAfloat(place)) return 'TI-VI-g';
  const near = isPort(place) ? place - PORT === zone : COAST[zone].includes(place - SEA);
  if (!near) return 'TI-VI-g';
  if (state.siege[zone] >= 0 && state.op.at === CITY + zone && !isPort(place)) return 'TI-S-d'; // TI-R113: through the besiegers
  if (zone === ORTYGIA && !areAllied(state, state.control[ORTYGIA], owner)) return 'TI-VI-j';
  if (!hasFreshFleet(state, place, owner)) return 'TI-VI-g';
  if (state.op.pm < LANDING_COST) return 'TI-VI-f';
  return fitsAboard(state, MARCH, place, owner) ? null : 'TI-VI-g';
}
/** Ships that have not moved yet. */
const hasFreshFleet = (s: State, place: number, owner: number): boolean => {
  const slot = s.slotOf[place * OWNERS + owner];
  if (slot < 0) return false;
  const base = slot * UNITS;
  return s.points[base + TRIREME] - s.used[base + TRIREME] > 0 || s.points[base + TRANSPORT] - s.used[base + TRANSPORT] > 0;
};
/** TI-VI-d, TI-VI-g: what the force has left aboard: ships are faster than whoever came on foot. */
export const pmAboard = (s: State): number => s.op.pm + AT_SEA - pace(s, s.op.owner) - LANDING_COST;
export function embark(play: P, _: object, place: number): void {
  const { state } = play;
  const owner = state.op.owner;
  state.op.pm = pmAboard(state);
  state.op.from = state.op.at;
  state.op.at = place;
  state.op.naval = 1;
  state.op.moved = 1;
  if (state.op.leader < 0 || hasUsed(state, place, owner))
    state.op.over = 1; // an element goes aboard; a fleet that has moved does not sail again
  else goAboard(state, place, owner);
  play.tell?.({ kind: 'embarks', rule: 'TI-VI-g', seat: SEATS[owner], place: PLACE.ids[place] });
}
function goAboard(state: State, place: number, owner: number): void {
  shiftAll(state, place, MARCH, owner);
  for (let leader = 0; leader < LEADERS; leader++)
    if (isLeaderAt(state, leader, place, owner)) {
      state.where[leader] = MARCH;
      state.done[leader] = 1; // TI-II-p: carried along
    }
}
const hasUsed = (s: State, place: number, owner: number): boolean => {
  const slot = s.slotOf[place * OWNERS + owner];
  for (let unit = 0; unit < UNITS; unit++) if (s.used[slot * UNITS + unit] > 0) return true;
  return false;
};
export function refuseLand({ state }: P, _: object, place: number): RuleId | null {
  const owner = state.op.owner;
  const at = state.op.at;
  if (state.op.naval === 0) return 'TI-VI-c';
  if (place >= SEA) return 'TI-R67';
  const zone = ZONE_OF[place];
  if (place >= CITY) {
    if (!isPort(at) || at - PORT !== zone || !areAllied(state, state.control[zone], owner)) return 'TI-R67';
  } else if (isAtSea(at) ? !SHORE[at - SEA].includes(zone) : at - PORT !== zone) return 'TI-R67';
  else if (state.siege[zone] >= 0 && isPort(at)) return 'TI-S-d';
  if (zone === ORTYGIA && !areAllied(state, state.control[ORTYGIA], owner)) return 'TI-VI-j';
  if (isAtSea(at) && isWatched(state, at, owner)) return 'TI-R108';
  if (troopsAt(state, MARCH, owner) === 0 && !hasLeader(state, MARCH, owner)) return 'TI-VI-c';
  return state.op.pm < LANDING_COST ? 'TI-VI-f' : null;
}
/** TI-R108: a hostile fleet lies before the coast that was neither beaten nor evaded, nor let the other pass. */
const isWatched = (s: State, water: number, owner: number): boolean => {
  for (let other = 0; other < FACTIONS; other++)
    if (isHostile(s, owner, other) && shipsAt(s, water, other) > 0 && (s.op.passed & (1 << other)) === 0) return true;
  return false;
};
export function land(play: P, _: object, place: number): void {
  const { state } = play;
  const owner = state.op.owner;
  const at = state.op.at;
  for (const unit of [TRIREME, TRANSPORT]) dropOff(state, MARCH, at, owner, unit, pointsOf(state, MARCH, owner, unit));
  state.op.pm -= LANDING_COST;
  state.op.from = at;
  state.op.at = place;
  state.op.naval = 0;
  state.op.landed = 1;
  state.op.moved = 1;
  state.op.border = NO_BORDER;
  play.tell?.({ kind: 'lands', rule: 'TI-VI-c', seat: SEATS[owner], place: PLACE.ids[place] });
  if (place < CITY) play.call(entering, { zone: place, mover: owner });
}
export function offerLandings(
  play: P,
  by: object,
  at: number,
  water: number,
  offer: { add(type: number, a?: number): void },
): void {
  if (isPort(at)) {
    const zone = at - PORT;
    if (refuseLand(play, by, zone) === null) offer.add(T.land, zone);
    if (refuseLand(play, by, CITY + zone) === null) offer.add(T.land, CITY + zone);
    return;
  }
  for (const zone of SHORE[water]) if (refuseLand(play, by, zone) === null) offer.add(T.land, zone);
}

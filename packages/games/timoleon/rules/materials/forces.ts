import type { State } from '../state.ts';
import { isFaction, NEUTRAL, OWNERS, PLACES } from './board.ts';
import { LEADERS, TACTICS } from './leaders.ts';
import {
  ARM,
  ENGINE,
  HOPLITES,
  hiredAs,
  isInfantry,
  isMercenary,
  isNative,
  isTroop,
  LIGHT,
  needsTransport,
  SPECIAL,
  TRANSPORT,
  TRIREME,
  TROOPS,
  UNITS,
} from './units.ts';

/** The pool of an owner at a place, or −1. */
export const slotAt = (s: State, place: number, owner: number): number => s.slotOf[place * OWNERS + owner];

/** A free slot: an empty one, or a new one. */
function openSlot(s: State, place: number, owner: number): number {
  const key = place * OWNERS + owner;
  if (s.slotOf[key] >= 0) return s.slotOf[key];
  let slot = 0;
  while (slot < s.total.length && s.total[slot] >= 0) slot++;
  if (slot === s.total.length) {
    s.total.push(0);
    for (let unit = 0; unit < UNITS; unit++) {
      s.points.push(0);
      s.used.push(0);
    }
  }
  s.total[slot] = 0;
  s.slotOf[key] = slot;
  return slot;
}
/** An empty pool gives its slot back (its total is then −1). */
function closeSlot(s: State, place: number, owner: number): void {
  const key = place * OWNERS + owner;
  const slot = s.slotOf[key];
  if (slot < 0 || s.total[slot] > 0) return;
  const base = slot * UNITS;
  if (s.points[base + ENGINE] > 0 || s.points[base + TRIREME] > 0 || s.points[base + TRANSPORT] > 0) return;
  s.total[slot] = -1;
  s.slotOf[key] = -1;
}

export function pointsOf(s: State, place: number, owner: number, unit: number): number {
  const slot = s.slotOf[place * OWNERS + owner];
  return slot < 0 ? 0 : s.points[slot * UNITS + unit];
}
/** Points that have not taken part in an operation this turn. TI-II-p */
export function freshOf(s: State, place: number, owner: number, unit: number): number {
  const slot = s.slotOf[place * OWNERS + owner];
  return slot < 0 ? 0 : s.points[slot * UNITS + unit] - s.used[slot * UNITS + unit];
}
/** Troop points: hoplites, light infantry, cavalry of every kind. */
export function troopsAt(s: State, place: number, owner: number): number {
  const slot = s.slotOf[place * OWNERS + owner];
  return slot < 0 ? 0 : s.total[slot];
}
/** TI-FN-t: natives who serve another than their people are mercenaries like the rest. */
export const isHired = (owner: number, unit: number): boolean => isMercenary(unit) || (isNative(unit) && owner <= NEUTRAL);
export const isPresent = (s: State, place: number, owner: number): boolean => s.slotOf[place * OWNERS + owner] >= 0;

export function put(s: State, place: number, owner: number, unit: number, count: number, used = 0): void {
  if (count <= 0) return;
  const slot = openSlot(s, place, owner);
  s.points[slot * UNITS + unit] += count;
  s.used[slot * UNITS + unit] += used;
  if (isTroop(unit)) s.total[slot] += count;
}
/** Takes points away; those already used this turn go first. */
export function remove(s: State, place: number, owner: number, unit: number, count: number): void {
  const slot = slotAt(s, place, owner);
  if (slot < 0 || count <= 0) return;
  const at = slot * UNITS + unit;
  const taken = Math.min(count, s.points[at]);
  s.points[at] -= taken;
  s.used[at] = Math.min(Math.max(0, s.used[at] - taken), s.points[at]);
  if (isTroop(unit)) s.total[slot] -= taken;
  closeSlot(s, place, owner);
}
/** Fresh points leave a pool for another. */
export function shift(s: State, from: number, to: number, owner: number, unit: number, count: number): void {
  const slot = slotAt(s, from, owner);
  if (slot < 0 || count <= 0) return;
  s.points[slot * UNITS + unit] -= count;
  if (isTroop(unit)) s.total[slot] -= count;
  const used = Math.max(0, s.used[slot * UNITS + unit] - s.points[slot * UNITS + unit]);
  s.used[slot * UNITS + unit] -= used;
  closeSlot(s, from, owner);
  put(s, to, owner, unit, count, used);
}
/** TI-R7: points leave the march having taken part; those who already stand there are as fresh as before. */
export function dropOff(s: State, march: number, to: number, owner: number, unit: number, count: number): void {
  if (count <= 0) return;
  remove(s, march, owner, unit, count);
  put(s, to, owner, unit, count, count);
}
/** A whole pool goes over, with its marks. */
export function shiftAll(s: State, from: number, to: number, owner: number, heir = owner): void {
  const slot = slotAt(s, from, owner);
  if (slot < 0) return;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = slot * UNITS + unit;
    const count = s.points[at];
    if (count === 0) continue;
    const used = s.used[at];
    s.points[at] = 0;
    s.used[at] = 0;
    if (unit === TRANSPORT && heir !== owner && !isFactionWithoutTransport(s, heir)) continue; // TI-I-e, TI-R98
    put(s, to, heir, heir === owner ? unit : hiredAs(unit), count, used);
  }
  s.total[slot] = 0;
  closeSlot(s, from, owner);
}
const isFactionWithoutTransport = (s: State, owner: number): boolean => {
  if (!isFaction(owner)) return false;
  for (let place = 0; place < PLACES; place++) if (pointsOf(s, place, owner, TRANSPORT) > 0) return false;
  return true;
};
export function removeAll(s: State, place: number, owner: number): void {
  const slot = slotAt(s, place, owner);
  if (slot < 0) return;
  for (let unit = 0; unit < UNITS; unit++) {
    s.points[slot * UNITS + unit] = 0;
    s.used[slot * UNITS + unit] = 0;
  }
  s.total[slot] = 0;
  closeSlot(s, place, owner);
}
/** The troops of a pool are gone; engines and ships are still there. */
export function removeTroops(s: State, place: number, owner: number): void {
  for (let unit = 0; unit < TROOPS; unit++) remove(s, place, owner, unit, pointsOf(s, place, owner, unit));
}
/** TI-R7: everything in this pool has taken part in an operation. */
export function spend(s: State, place: number, owner: number): void {
  const slot = slotAt(s, place, owner);
  if (slot >= 0) for (let unit = 0; unit < UNITS; unit++) s.used[slot * UNITS + unit] = s.points[slot * UNITS + unit];
}

export const shipsAt = (s: State, place: number, owner: number): number => pointsOf(s, place, owner, TRIREME);
export const isFleet = (s: State, place: number, owner: number): boolean =>
  pointsOf(s, place, owner, TRIREME) > 0 || pointsOf(s, place, owner, TRANSPORT) > 0;

/** TI-VI-g: can the ships of a pool carry its troops and engines? */
export function isCarried(s: State, place: number, owner: number): boolean {
  const slot = slotAt(s, place, owner);
  if (slot < 0) return true;
  const base = slot * UNITS;
  if (s.points[base + TRANSPORT] > 0) return true;
  let infantry = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    if (s.points[base + unit] === 0) continue;
    if (needsTransport(unit)) return false;
    infantry += s.points[base + unit];
  }
  return s.points[base + ENGINE] === 0 && infantry <= s.points[base + TRIREME];
}
/** Could this land force go aboard that fleet? */
export function fitsAboard(s: State, force: number, fleet: number, owner: number): boolean {
  if (!isFleet(s, fleet, owner)) return false;
  if (pointsOf(s, fleet, owner, TRANSPORT) > 0) return true;
  if (pointsOf(s, force, owner, ENGINE) > 0) return false;
  let infantry = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    const count = pointsOf(s, force, owner, unit);
    if (count === 0) continue;
    if (!isInfantry(unit)) return false;
    infantry += count;
  }
  return infantry + troopsAt(s, fleet, owner) <= shipsAt(s, fleet, owner);
}

/** What a fleet has aboard: troops and engines. */
export const cargoOf = (s: State, place: number, owner: number): number =>
  troopsAt(s, place, owner) + pointsOf(s, place, owner, ENGINE);
/** Ships that are gone carry nobody: what the others cannot carry is lost, light infantry first. Answers how much. */
export function sinkExcess(s: State, place: number, owner: number): number {
  const before = cargoOf(s, place, owner);
  if (!isCarried(s, place, owner)) lighten(s, place, owner);
  return before - cargoOf(s, place, owner);
}
function lighten(s: State, place: number, owner: number): void {
  if (shipsAt(s, place, owner) === 0) return removeAll(s, place, owner);
  for (let unit = 0; unit <= ENGINE; unit++)
    if (needsTransport(unit)) remove(s, place, owner, unit, pointsOf(s, place, owner, unit));
  for (const arm of [LIGHT, HOPLITES, SPECIAL])
    for (let unit = 0; unit < TROOPS; unit++)
      while (ARM[unit] === arm && pointsOf(s, place, owner, unit) > 0 && troopsAt(s, place, owner) > shipsAt(s, place, owner))
        remove(s, place, owner, unit, 1);
}

/** Leaders who act for their owner: captives do not. */
export const isLeaderAt = (s: State, leader: number, place: number, owner: number): boolean =>
  s.where[leader] === place && s.owner[leader] === owner && s.captor[leader] < 0;
/** TI-VIII-c: the leader present with the highest T, or −1. */
export function commanderAt(s: State, place: number, owner: number): number {
  let best = -1;
  for (let leader = 0; leader < LEADERS; leader++)
    if (isLeaderAt(s, leader, place, owner) && (best < 0 || TACTICS[leader] > TACTICS[best])) best = leader;
  return best;
}
export function hasLeader(s: State, place: number, owner: number): boolean {
  for (let leader = 0; leader < LEADERS; leader++) if (isLeaderAt(s, leader, place, owner)) return true;
  return false;
}
export function moveLeaders(s: State, from: number, to: number, owner: number): void {
  for (let leader = 0; leader < LEADERS; leader++) if (isLeaderAt(s, leader, from, owner)) s.where[leader] = to;
}

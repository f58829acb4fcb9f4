import { isBerth } from './factions/expeditions.ts';
import {
  AREAS,
  CITIES,
  ETNA,
  FACTIONS,
  isAshore,
  isAtSea,
  MARCH,
  OWNER,
  OWNERS,
  PLACE,
  PLACES,
  SICANS,
  ZONE,
  ZONES,
} from './materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from './materials/cities.ts';
import { areAllied, fieldOf } from './materials/control.ts';
import { isCarried, troopsAt } from './materials/forces.ts';
import { LEADER, LEADERS } from './materials/leaders.ts';
import { BODYGUARD, KINDS, SACRED_BAND, TRANSPORT, TRIREME, TROOPS, UNIT, UNITS, VETERANS } from './materials/units.ts';
import { GONE, type State } from './state.ts';

/** What must hold after every action. */
export function invariants(s: State): readonly string[] {
  const broken: string[] = [];
  pools(s, broken);
  accounts(s, broken);
  persons(s, broken);
  if (s.op.owner < 0 && s.turn > 0) sieges(s, broken);
  for (let seat = 0; seat < FACTIONS; seat++) {
    if (s.treasury[seat] < 0) broken.push(`TI-IV-a: the treasury of ${OWNER.ids[seat]}`);
    if (s.po[seat] < 0 || s.po[seat] > 6) broken.push(`TI-II-e: operation points of ${OWNER.ids[seat]}`);
  }
  for (let a = 0; a < FACTIONS; a++)
    for (let b = 0; b < FACTIONS; b++)
      if (s.allied[a * FACTIONS + b] !== s.allied[b * FACTIONS + a]) broken.push('TI-R2: an alliance of one');
  if (s.allied[1] === 1) broken.push('TI-III-s: Carthage and the Democrats');
  if (s.arsenal > 13) broken.push('TI-V-m: the arsenal');
  for (let i = 0; i < AREAS * 3; i++) if (s.pool[i] < 0) broken.push('TI-V-k: a pool');
  return broken;
}
function pools(s: State, broken: string[]): void {
  const { slotOf, points, used } = s;
  const still = s.op.owner < 0;
  sums.fill(0);
  taken.fill(0);
  for (let key = 0; key < slotOf.length; key++) {
    const slot = slotOf[key];
    if (slot < 0) continue;
    const place = Math.floor(key / OWNERS);
    const owner = key % OWNERS;
    if (taken[slot] === 1) broken.push(`two pools in one: ${named(key)}`);
    taken[slot] = 1;
    const base = slot * UNITS;
    const sum = owner * UNITS;
    let total = 0;
    let all = 0;
    for (let unit = 0; unit < UNITS; unit++) {
      const count = points[base + unit];
      const spent = used[base + unit];
      if ((count | spent) === 0) continue;
      if (count < 0 || spent < 0 || spent > count) broken.push(`${UNIT.ids[unit]} of ${named(key)}: ${spent} of ${count}`);
      if (unit < TROOPS) total += count;
      all += count;
      sums[sum + unit] += count;
    }
    if (total !== s.total[slot] || all === 0) broken.push(`total of ${named(key)}`);
    if (place === ETNA && owner < FACTIONS) broken.push(`TI-VI-e: ${named(key)}`);
    if (isAshore(place) && (points[base + TRIREME] > 0 || points[base + TRANSPORT] > 0))
      broken.push(`ships ashore: ${named(key)}`);
    if (still && isAtSea(place) && !isCarried(s, place, owner) && !isBerth(s, place, owner))
      broken.push(`TI-VI-g: ${named(key)}`);
    if (still && place === MARCH && s.paid.length === 0) broken.push(`on the march without an operation: ${named(key)}`);
  }
}
const named = (key: number): string => `${OWNER.ids[key % OWNERS]} at ${PLACE.ids[Math.floor(key / OWNERS)]}`;
/** Slots that a pool was found in; there cannot be more than pools. */
const taken = new Uint8Array(PLACES * OWNERS);
/** Points on the map and abroad, by owner * units + unit; filled while the pools are looked at. */
const sums = new Int32Array(OWNERS * UNITS);
const count = (unit: number, owner: number): number => sums[owner * UNITS + unit];
/** Points by type and owner: what cannot be increased, and no more citizens than have turned out. */
function accounts(s: State, broken: string[]): void {
  let veterans = 0;
  let band = 0;
  let citizens = 0;
  for (let owner = 0; owner < OWNERS; owner++) {
    veterans += count(VETERANS, owner) + count(VETERANS + KINDS, owner);
    band += count(SACRED_BAND, owner) + count(SACRED_BAND + KINDS, owner);
    for (let kind = 4; kind < 8; kind++) citizens += count(kind, owner) + count(kind + KINDS, owner);
    if (owner < FACTIONS && count(TRANSPORT, owner) > 1) broken.push(`TI-I-e: two transports of ${OWNER.ids[owner]}`);
    if (owner >= SICANS && count(TRIREME, owner) > 0) broken.push('natives with ships');
  }
  if (veterans > 1) broken.push('TI-FD-b: the veterans');
  if (band > 6) broken.push('TI-FC-l: the Sacred Band');
  let raised = 8;
  for (let zone = 0; zone < ZONES; zone++) if (s.raised[zone] === 1) raised += HOPLITES_OF[zone] + CAVALRY_OF[zone];
  if (citizens > raised) broken.push(`TI-V-b: ${citizens} citizen points, ${raised} raised`);
  for (let seat = 0; seat < FACTIONS; seat++)
    if (count(BODYGUARD, seat) + count(BODYGUARD + KINDS, seat) > 3) broken.push('TI-FI-d: bodyguards');
}
function persons(s: State, broken: string[]): void {
  const still = s.op.owner < 0;
  for (let leader = 0; leader < LEADERS; leader++) {
    const place = s.where[leader];
    const captor = s.captor[leader];
    if (place < GONE || place >= PLACES) broken.push(`${LEADER.ids[leader]} is nowhere`);
    if (still && place === MARCH) broken.push(`${LEADER.ids[leader]} marches without an operation`);
    if (still && captor < 0 && place >= 0 && isAtSea(place) && s.slotOf[place * OWNERS + s.owner[leader]] < 0)
      broken.push(`${LEADER.ids[leader]} is in the sea`);
    if (captor >= 0 && (place < 0 || captor === s.owner[leader])) broken.push(`${LEADER.ids[leader]} is a captive of nobody`);
  }
}
function sieges(s: State, broken: string[]): void {
  for (let zone = 0; zone < ZONES; zone++) {
    const besieger = s.siege[zone];
    if (besieger < 0) {
      if (s.siegeTurns[zone] !== 0) broken.push(`TI-S-c: turns without a siege at ${ZONE.ids[zone]}`);
      continue;
    }
    if (zone < CITIES || ZONE.ids[zone] === 'syr_ortygia') {
      if (areAllied(s, besieger, s.control[zone]) && besieger === s.control[zone])
        broken.push(`TI-S-c: own siege of ${ZONE.ids[zone]}`);
      if (isQuiet(s) && troopsAt(s, fieldOf(zone), besieger) === 0) broken.push(`TI-S-c: nobody besieges ${ZONE.ids[zone]}`);
    } else broken.push(`no walls at ${ZONE.ids[zone]}`);
  }
}
/** Between operations: only then everything has settled. */
const isQuiet = (s: State): boolean => s.stack === null || s.stack.under === null;

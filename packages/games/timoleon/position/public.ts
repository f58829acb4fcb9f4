import { type JsonOf, NOBODY, part, type Report, readAll, type Things, things, writeAll } from '@polemos/kernel';
import { maintenanceOf } from '../rules/economy/maintenance.ts';
import type { Paying } from '../rules/economy/upkeep.ts';
import { EXPEDITION } from '../rules/factions/expeditions.ts';
import {
  AREA,
  FACTION,
  FACTIONS,
  OWNER,
  OWNERS,
  PLACE,
  PLACES,
  SEATS,
  SICANS,
  SICELS,
  ZONE,
  ZONES,
} from '../rules/materials/board.ts';
import { put } from '../rules/materials/forces.ts';
import { FIRST_LORD, LEADER } from '../rules/materials/leaders.ts';
import { UNIT, UNITS } from '../rules/materials/units.ts';
import { ARMY_KIND } from '../rules/natives/armies.ts';
import { ARRIVED, CANCELLED, DEAD, emptyState, FIELDS, GONE, NOT_YET, type State } from '../rules/state.ts';
import { type FightView, fightShape, readFight, writeFight } from './fight.ts';
import { type OperationView, operationShape, readOperation, SEAT, writeOperation } from './operation.ts';
import { byThing, closed, countShape, flagShape, idShape, listOf, nullable, wordShape } from './record.ts';

/** By faction id. */
export type BySeat<T> = Readonly<Record<string, T>>;
/** Points by unit id: a kind of troops ('mercenary-hoplites', discontented with '-discontented'), 'engines', 'triremes', 'transport'. */
type Points = Readonly<Record<string, number>>;
export interface ZoneView {
  readonly control: string;
  readonly defence: number;
  readonly ravaged?: boolean;
  readonly city?: 'plundered' | 'destroyed';
  readonly raised?: boolean;
  readonly siege?: { readonly by: string; readonly turns: number; readonly bonus: number; readonly acted: boolean };
  /** Assaulted or bombarded this turn, though no longer besieged (TI-R41). */
  readonly stormed?: boolean;
  readonly repaired?: number;
  readonly entrenched?: readonly string[];
}
export interface ForceView {
  readonly place: string;
  readonly owner: string;
  readonly points: Points;
  /** Of them: took part in an operation this turn (TI-II-p). */
  readonly used?: Points;
  /** Maintenance: paid once, and twice. */
  readonly paid?: Points;
  readonly cheered?: Points;
}
export interface LeaderView {
  /** A place, or 'not-yet', 'dead', 'gone'. */
  readonly place: string;
  readonly owner: string;
  /** The minor tyrant he serves. */
  readonly lord?: string;
  /** Who holds him captive. */
  readonly captor?: string;
  /** Activated this turn. */
  readonly done?: boolean;
  /** TI-IX-j: the faction that eliminated him. */
  readonly killer?: string;
}
export interface NativeView {
  /** 'none', 'reaction', 'raid', 'destructive', 'conquest' */
  readonly army: string;
  readonly turns: number;
  readonly enemy: string | null;
  /** Its first strength: hoplites, light, cavalry. */
  readonly size: readonly number[];
  readonly extinct: boolean;
}

interface Treaty {
  readonly a: string;
  readonly b: string;
  readonly truce: number;
  readonly passage: number;
  readonly joint: boolean;
}
type Pair = readonly [string, string];
interface ExpeditionView {
  readonly status: string;
  readonly turn: number;
  readonly place: string | null;
}

const STATUS: Readonly<Record<number, string>> = { [NOT_YET]: 'not-yet', [DEAD]: 'dead', [GONE]: 'gone' };
const id = (things: Things, index: number): string | null => (index < 0 ? null : things.ids[index]);
const counts = (list: readonly number[], base: number): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (let unit = 0; unit < UNITS; unit++) if (list[base + unit] > 0) found[UNIT.ids[unit]] = list[base + unit];
  return found;
};

function writeZone(s: State, zone: number): ZoneView {
  const dug = OWNER.ids.filter((_, owner) => s.dug[zone * OWNERS + owner] === 1);
  return {
    control: OWNER.ids[s.control[zone]],
    defence: s.defence[zone],
    ...(s.ravaged[zone] === 1 ? { ravaged: true } : {}),
    ...(s.sacked[zone] > 0 ? { city: s.sacked[zone] === 2 ? ('destroyed' as const) : ('plundered' as const) } : {}),
    ...(s.raised[zone] === 1 ? { raised: true } : {}),
    ...(s.siege[zone] >= 0
      ? {
          siege: {
            by: OWNER.ids[s.siege[zone]],
            turns: s.siegeTurns[zone],
            bonus: s.siegeBonus[zone],
            acted: s.siegeActed[zone] === 1,
          },
        }
      : s.siegeActed[zone] === 1
        ? { stormed: true }
        : {}),
    ...(s.repaired[zone] >= 0 ? { repaired: s.repaired[zone] } : {}),
    ...(dug.length > 0 ? { entrenched: dug } : {}),
  };
}
/** Whose books are open. What stands there of another faction was left behind by a pool that has gone, and pays for nothing. */
function payerOf({ stack, paid }: State): number {
  for (let at = paid.length > 0 ? stack : null; at !== null; at = at.under)
    if (at.step === maintenanceOf.index) return (at.by as Paying).seat;
  return NOBODY;
}
export function writeForces(s: State, isSeen: (owner: number) => boolean): ForceView[] {
  const forces: ForceView[] = [];
  const some = (found: Readonly<Record<string, number>>) => Object.keys(found).length > 0;
  const payer = payerOf(s);
  for (let place = 0; place < PLACES; place++)
    for (let owner = 0; owner < OWNERS; owner++) {
      const slot = s.slotOf[place * OWNERS + owner];
      if (slot < 0 || !isSeen(owner)) continue;
      const base = slot * UNITS;
      const used = counts(s.used, base);
      const paid = counts(s.paid, base);
      const cheered = counts(s.cheered, base);
      forces.push({
        place: PLACE.ids[place],
        owner: OWNER.ids[owner],
        points: counts(s.points, base),
        ...(some(used) ? { used } : {}),
        ...(owner === payer && some(paid) ? { paid } : {}),
        ...(owner === payer && some(cheered) ? { cheered } : {}),
      });
    }
  return forces;
}
function writeLeader(s: State, leader: number): LeaderView {
  const where = s.where[leader];
  return {
    place: where >= 0 ? PLACE.ids[where] : STATUS[where],
    owner: OWNER.ids[s.owner[leader]],
    ...(s.lord[leader] >= 0 ? { lord: LEADER.ids[s.lord[leader]] } : {}),
    ...(s.captor[leader] >= 0 ? { captor: OWNER.ids[s.captor[leader]] } : {}),
    ...(s.done[leader] === 1 ? { done: true } : {}),
    ...(s.killer[leader] >= 0 ? { killer: OWNER.ids[s.killer[leader]] } : {}),
  };
}
const statusOf = (value: number): string =>
  value === ARRIVED ? 'arrived' : value === CANCELLED ? 'cancelled' : value > 0 ? 'called' : 'waiting';

// ---- what is told otherwise than it is kept

const seatShape = idShape(SEAT);
const ownerShape = idShape(OWNER);
const pointsShape = byThing(UNIT, { type: 'integer', minimum: 1, maximum: 999 });
const pairsShape = listOf({ type: 'array', items: seatShape, minItems: 2, maxItems: 2 });
const threeShape = { type: 'array', items: countShape, minItems: 3, maxItems: 3, description: 'hoplites, light, cavalry' };
const ZONE_SHAPE = closed(
  {
    control: ownerShape,
    defence: countShape,
    ravaged: { type: 'boolean', description: 'TI-IV-x' },
    city: wordShape(['plundered', 'destroyed'], 'TI-IV-ad, TI-IV-ae'),
    raised: { type: 'boolean', description: 'TI-V-b: its citizens have turned out' },
    siege: closed({ by: ownerShape, turns: countShape, bonus: countShape, acted: flagShape }, ['by', 'turns']),
    stormed: { type: 'boolean', description: 'TI-R41: assaulted or bombarded this turn, though no longer besieged' },
    repaired: countShape,
    entrenched: listOf(ownerShape),
  },
  [],
);
const FORCE_SHAPE = closed(
  {
    place: idShape(PLACE),
    owner: ownerShape,
    points: pointsShape,
    used: byThing(UNIT, countShape),
    paid: pointsShape,
    cheered: pointsShape,
  },
  ['place', 'owner', 'points'],
);
const LEADER_SHAPE = closed(
  {
    place: { anyOf: [idShape(PLACE), wordShape(Object.values(STATUS))], description: 'where he is' },
    owner: ownerShape,
    lord: idShape(LEADER, 'the minor tyrant he serves'),
    captor: seatShape,
    done: flagShape,
    killer: seatShape,
  },
  [],
);
const PEOPLES = things<string>('owner', [OWNER.ids[SICANS], OWNER.ids[SICELS]]);
const NATIVE_SHAPE = closed({
  army: wordShape(ARMY_KIND),
  turns: countShape,
  enemy: nullable(seatShape),
  size: threeShape,
  extinct: flagShape,
});

const pairs = (list: readonly number[]): readonly Pair[] => {
  const found: Pair[] = [];
  for (let a = 0; a < FACTIONS; a++)
    for (let b = a + 1; b < FACTIONS; b++) if (list[a * FACTIONS + b] === 1) found.push([SEATS[a], SEATS[b]]);
  return found;
};
const join = (list: number[], given: readonly Pair[]): void => {
  list.fill(0);
  for (const [a, b] of given) {
    list[FACTION.at(a) * FACTIONS + FACTION.at(b)] = 1;
    list[FACTION.at(b) * FACTIONS + FACTION.at(a)] = 1;
  }
};
const hasTerms = (s: State, at: number): boolean => s.truce[at] > 0 || s.passage[at] > 0 || s.joint[at] === 1;
function writeTreaties(s: State): readonly Treaty[] {
  const treaties: Treaty[] = [];
  for (let a = 0; a < FACTIONS; a++)
    for (let b = 0; b < FACTIONS; b++) {
      const at = a * FACTIONS + b;
      if (hasTerms(s, at) || hasTerms(s, b * FACTIONS + a))
        treaties.push({ a: SEATS[a], b: SEATS[b], truce: s.truce[at], passage: s.passage[at], joint: s.joint[at] === 1 });
    }
  return treaties;
}
/** A treaty that is written once holds both ways; written twice, each row is what one side owes the other. */
function readTreaties(s: State, treaties: readonly Treaty[]): void {
  const write = (a: string, b: string, { truce, passage, joint }: Treaty): void => {
    const at = FACTION.at(a) * FACTIONS + FACTION.at(b);
    s.truce[at] = truce;
    s.passage[at] = passage;
    s.joint[at] = joint ? 1 : 0;
  };
  for (const treaty of treaties) write(treaty.b, treaty.a, treaty);
  for (const treaty of treaties) write(treaty.a, treaty.b, treaty);
}
function readZones(s: State, zones: Readonly<Record<string, Partial<ZoneView>>>): void {
  for (const [name, given] of Object.entries(zones)) {
    const zone = ZONE.at(name);
    s.control[zone] = given.control === undefined ? s.control[zone] : OWNER.at(given.control);
    s.defence[zone] = given.defence ?? s.defence[zone];
    s.ravaged[zone] = given.ravaged === true ? 1 : 0;
    s.sacked[zone] = given.city === 'destroyed' ? 2 : given.city === 'plundered' ? 1 : 0;
    s.raised[zone] = given.raised === undefined ? s.raised[zone] : given.raised ? 1 : 0;
    if (given.stormed === true) s.siegeActed[zone] = 1;
    if (given.siege !== undefined) {
      s.siege[zone] = OWNER.at(given.siege.by);
      s.siegeTurns[zone] = given.siege.turns;
      s.siegeBonus[zone] = given.siege.bonus ?? 0;
      s.siegeActed[zone] = given.siege.acted === true ? 1 : 0;
    }
    s.repaired[zone] = given.repaired ?? s.repaired[zone];
    for (const owner of given.entrenched ?? []) s.dug[zone * OWNERS + OWNER.at(owner)] = 1;
  }
}
function readForce(s: State, { place, owner, points, used = {} }: ForceView, report: Report): void {
  for (const [unit, count] of Object.entries(used))
    if (count > (points[unit] ?? 0)) report(`/used/${unit}`, 'more than there are');
  for (const [unit, count] of Object.entries(points))
    put(s, PLACE.at(place), OWNER.at(owner), UNIT.at(unit), count, Math.min(count, used[unit] ?? 0));
}
/** What has been paid for in a maintenance that is going on. */
function readBooks(s: State, forces: readonly ForceView[]): void {
  if (!forces.some(({ paid, cheered }) => paid !== undefined || cheered !== undefined)) return;
  openBooks(s);
  for (const { place, owner, paid, cheered } of forces) {
    const base = s.slotOf[PLACE.at(place) * OWNERS + OWNER.at(owner)] * UNITS;
    for (const [unit, count] of Object.entries(paid ?? {})) s.paid[base + UNIT.at(unit)] = count;
    for (const [unit, count] of Object.entries(cheered ?? {})) s.cheered[base + UNIT.at(unit)] = count;
  }
}
function openBooks(s: State): void {
  s.paid = new Array(s.points.length).fill(0);
  s.cheered = new Array(s.points.length).fill(0);
}
const writeLeaders = (s: State, isSeen: (owner: number) => boolean): Readonly<Record<string, LeaderView>> =>
  Object.fromEntries(LEADER.ids.flatMap((name, leader) => (isSeen(s.owner[leader]) ? [[name, writeLeader(s, leader)]] : [])));
const WHERE: Readonly<Record<string, number>> = { 'not-yet': NOT_YET, dead: DEAD, gone: GONE };
function readLeaders(s: State, leaders: Readonly<Record<string, Partial<LeaderView>>>): void {
  for (const [name, given] of Object.entries(leaders)) {
    const leader = LEADER.at(name);
    if (given.place !== undefined) s.where[leader] = WHERE[given.place] ?? PLACE.at(given.place);
    if (given.owner !== undefined) s.owner[leader] = OWNER.at(given.owner);
    s.lord[leader] = given.lord !== undefined ? LEADER.at(given.lord) : given.owner === undefined ? FIRST_LORD[leader] : -1;
    s.captor[leader] = given.captor === undefined ? -1 : OWNER.at(given.captor);
    s.done[leader] = given.done === true ? 1 : 0;
    s.killer[leader] = given.killer === undefined ? -1 : OWNER.at(given.killer);
  }
}
const writeReserve = (s: State, isSeen: (owner: number) => boolean): BySeat<Points> =>
  Object.fromEntries(SEATS.map((seat, i) => [seat, isSeen(i) ? counts(s.reserve, i * UNITS) : {}]));

/** All that everybody may know: one declaration for positions and views. What is told as it is kept stands with the state. */
export const PUBLIC = {
  ...FIELDS,
  alliances: part<State, readonly Pair[]>({
    face: ['Alliances', 'people'],
    about: 'TI-R2. Default: Carthage and Hicetas.',
    shape: pairsShape,
    write: s => pairs(s.allied),
    read: (s, given) => join(s.allied, given),
  }),
  sworn: part<State, readonly Pair[]>({
    face: ['Signed this turn', 'people', []],
    about: 'TI-R2, TI-R83: who have signed with each other this turn: what is between them holds at least until the next.',
    shape: pairsShape,
    write: s => pairs(s.sworn),
    read: (s, given) => join(s.sworn, given),
  }),
  treaties: part<State, readonly Treaty[]>({
    face: ['Treaties', 'people', []],
    about:
      'TI-R83: truce and passage hold until the end of that turn (0: none). One row holds both ways; of two, each is what `a` owes `b`.',
    shape: listOf(closed({ a: seatShape, b: seatShape, truce: countShape, passage: countShape, joint: flagShape })),
    write: writeTreaties,
    read: readTreaties,
  }),
  zones: part<State, Readonly<Record<string, ZoneView>>>({
    face: ['Cities and zones', 'map'],
    about: 'Only what differs from the start.',
    shape: byThing(ZONE, ZONE_SHAPE),
    write: s => Object.fromEntries(ZONE.ids.map((name, zone) => [name, writeZone(s, zone)])),
    read: readZones,
  }),
  forces: part<State, readonly ForceView[]>({
    face: ['Forces', 'map'],
    about: 'Every pool of points: at a field (gela), in a city (gela.city), on a water, in a port (gela.port), abroad, or march.',
    shape: listOf(FORCE_SHAPE),
    write: s => writeForces(s, () => true),
    read(s, given, report) {
      given.forEach((force, i) => {
        readForce(s, force, (at, what) => report(`/${i}${at}`, what));
      });
      readBooks(s, given);
    },
  }),
  books: part<State, boolean>({
    face: ['A maintenance is going on', 'midway', false],
    about: '`paid` and `cheered` of the forces count.',
    shape: flagShape,
    write: s => s.paid.length > 0,
    read(s, given) {
      if (given && s.paid.length === 0) openBooks(s);
    },
  }),
  leaders: part<State, Readonly<Record<string, LeaderView>>>({
    face: ['Leaders', 'people'],
    shape: byThing(LEADER, LEADER_SHAPE),
    write: s => writeLeaders(s, () => true),
    read: readLeaders,
  }),
  pools: part<State, Readonly<Record<string, readonly number[]>>>({
    face: ['Mercenaries abroad', 'means'],
    about: 'TI-V-k: hoplites, light, cavalry left.',
    shape: byThing(AREA, threeShape),
    write: s => Object.fromEntries(AREA.ids.map((name, area) => [name, s.pool.slice(area * 3, area * 3 + 3)])),
    read(s, given) {
      for (const [area, left] of Object.entries(given))
        for (let arm = 0; arm < left.length; arm++) s.pool[AREA.at(area) * 3 + arm] = left[arm];
    },
  }),
  building: part<State, readonly { readonly zone: string; readonly turn: number; readonly triremes: number }[]>({
    face: ['Triremes being built', 'means', []],
    shape: listOf(closed({ zone: idShape(ZONE), turn: countShape, triremes: countShape })),
    write(s) {
      const building: { zone: string; turn: number; triremes: number }[] = [];
      for (let zone = 0; zone < ZONES; zone++)
        for (let ahead = 0; ahead < 3; ahead++) {
          const triremes = s.building[((s.turn + ahead) % 3) * ZONES + zone];
          if (triremes > 0) building.push({ zone: ZONE.ids[zone], turn: s.turn + ahead, triremes });
        }
      return building;
    },
    read(s, given) {
      for (const { zone, turn, triremes } of given) s.building[(turn % 3) * ZONES + ZONE.at(zone)] = triremes;
    },
  }),
  transports: part<State, BySeat<{ readonly zone: string; readonly turn: number }>>({
    face: ['Transport being built', 'means', {}],
    shape: byThing(SEAT, closed({ zone: idShape(ZONE), turn: countShape })),
    write: s =>
      Object.fromEntries(
        SEATS.flatMap((seat, i) =>
          s.transportDue[i] > 0 ? [[seat, { zone: ZONE.ids[s.transportPort[i]], turn: s.transportDue[i] }]] : [],
        ),
      ),
    read(s, given) {
      for (const [seat, { zone, turn }] of Object.entries(given)) {
        s.transportDue[FACTION.at(seat)] = turn;
        s.transportPort[FACTION.at(seat)] = ZONE.at(zone);
      }
    },
  }),
  expeditions: part<State, Readonly<Record<string, ExpeditionView>>>({
    face: ['Expeditions', 'people'],
    about: 'Called: turn is that of arrival. Arrived: the turn and the place in which it came.',
    shape: byThing(
      things<string>('expedition', EXPEDITION),
      closed(
        { status: wordShape(['waiting', 'called', 'arrived', 'cancelled']), turn: countShape, place: nullable(idShape(PLACE)) },
        ['status', 'turn'],
      ),
    ),
    write: s =>
      Object.fromEntries(
        EXPEDITION.map((name, which) => [
          name,
          {
            status: statusOf(s.expedition[which]),
            turn: s.expedition[which] < ARRIVED ? s.expedition[which] : s.expeditionTurn[which],
            place: id(PLACE, s.expeditionPlace[which]),
          },
        ]),
      ),
    read(s, given) {
      for (const [name, { status, turn, place }] of Object.entries(given)) {
        const which = EXPEDITION.indexOf(name);
        s.expedition[which] =
          status === 'arrived' ? ARRIVED : status === 'cancelled' ? CANCELLED : status === 'called' ? turn : 0;
        s.expeditionTurn[which] = status === 'arrived' ? turn : 0;
        s.expeditionPlace[which] = place === null || place === undefined ? -1 : PLACE.at(place);
      }
    },
  }),
  natives: part<State, Readonly<Record<string, NativeView>>>({
    face: ['Natives', 'people'],
    shape: byThing(PEOPLES, NATIVE_SHAPE),
    write: s =>
      Object.fromEntries(
        [SICANS, SICELS].map(people => [
          OWNER.ids[people],
          {
            army: ARMY_KIND[s.army[people]],
            turns: s.armyTurns[people],
            enemy: id(FACTION, s.armyEnemy[people]),
            size: s.armySize.slice(people * 3, people * 3 + 3),
            extinct: s.extinct[people] === 1,
          },
        ]),
      ),
    read(s, given) {
      for (const [name, { army, turns, enemy, size, extinct }] of Object.entries(given)) {
        const people = OWNER.at(name);
        s.army[people] = ARMY_KIND.indexOf(army);
        s.armyTurns[people] = turns;
        s.armyEnemy[people] = enemy === null ? -1 : FACTION.at(enemy);
        for (let arm = 0; arm < size.length; arm++) s.armySize[people * 3 + arm] = size[arm];
        s.extinct[people] = extinct ? 1 : 0;
      }
    },
  }),
  op: part<State, OperationView | null>({
    face: ['Operation', 'midway', null],
    shape: nullable(operationShape),
    write: writeOperation,
    read(s, given) {
      s.op = readOperation(given);
    },
  }),
  fight: part<State, FightView | null>({
    face: ['Fight', 'midway', null],
    shape: nullable(fightShape),
    write: writeFight,
    read: (s, given) => readFight(s, given),
  }),
  reserve: part<State, BySeat<Points>>({
    face: ['Still to be deployed', 'midway'],
    about: 'TI-R68: points still to be placed, by faction and unit.',
    shape: byThing(SEAT, pointsShape),
    write: s => writeReserve(s, () => true),
    read(s, given) {
      s.reserve = new Array(FACTIONS * UNITS).fill(0);
      for (const [seat, points] of Object.entries(given))
        for (const [unit, count] of Object.entries(points)) s.reserve[FACTION.at(seat) * UNITS + UNIT.at(unit)] = count;
    },
  }),
};
/** What is true and public, in ids. */
export type OpenPosition = JsonOf<typeof PUBLIC>;

/** Everything but secrets: diplomacy, bids and drafts are not in it; hidden deployments only if `isSeen`. */
export function writeOpen(s: State, isSeen: (owner: number) => boolean): OpenPosition {
  const open = writeAll(PUBLIC, s) as OpenPosition;
  if (s.hiddenSetup === 0) return open;
  return { ...open, forces: writeForces(s, isSeen), leaders: writeLeaders(s, isSeen), reserve: writeReserve(s, isSeen) };
}
const nothing = (): void => {};
/** The state that an open position tells; what it leaves out stays as it is in `into`. */
export function readOpen(given: Partial<OpenPosition>, into: State = emptyState()): State {
  readAll(PUBLIC, into, given, nothing);
  if (given.fight === undefined) readFight(into, null);
  return into;
}

import { type JsonOf, part, readAll, type Things, things, writeAll } from '@polemos/kernel';
import { EXPEDITION } from '../rules/factions/expeditions.ts';
import { AREA, FACTION, FACTIONS, OWNER, PLACE, SEATS, SICANS, SICELS, ZONE, ZONES } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { UNIT, UNITS } from '../rules/materials/units.ts';
import { ARMY_KIND } from '../rules/natives/armies.ts';
import { ARRIVED, CANCELLED, emptyState, FIELDS, type State } from '../rules/state.ts';
import { type FightView, fightShape, readFight, writeFight } from './fight.ts';
import {
  counts,
  FORCE_SHAPE,
  type ForceView,
  openBooks,
  type Points,
  pointsShape,
  readBooks,
  readForce,
  writeForces,
} from './forces.ts';
import { LEADER_SHAPE, type LeaderView, readLeaders, writeLeaders } from './leaders.ts';
import { type OperationView, operationShape, readOperation, SEAT, writeOperation } from './operation.ts';
import { join, type Pair, pairs, readTreaties, type Treaty, writeTreaties } from './pacts.ts';
import { byThing, closed, countShape, flagShape, idShape, listOf, nullable, wordShape } from './record.ts';
import { readZones, writeZone, ZONE_SHAPE, type ZoneView } from './zones.ts';

/** By faction id. */
export type BySeat<T> = Readonly<Record<string, T>>;
export interface NativeView {
  /** 'none', 'reaction', 'raid', 'destructive', 'conquest' */
  readonly army: string;
  readonly turns: number;
  readonly enemy: string | null;
  /** Its first strength: hoplites, light, cavalry. */
  readonly size: readonly number[];
  readonly extinct: boolean;
}

interface ExpeditionView {
  readonly status: string;
  readonly turn: number;
  readonly place: string | null;
}

const id = (things: Things, index: number): string | null => (index < 0 ? null : things.ids[index]);
const statusOf = (value: number): string =>
  value === ARRIVED ? 'arrived' : value === CANCELLED ? 'cancelled' : value > 0 ? 'called' : 'waiting';

// ---- what is told otherwise than it is kept

const seatShape = idShape(SEAT);
const pairsShape = listOf({ type: 'array', items: seatShape, minItems: 2, maxItems: 2 });
const threeShape = { type: 'array', items: countShape, minItems: 3, maxItems: 3, description: 'hoplites, light, cavalry' };
const PEOPLES = things<string>('owner', [OWNER.ids[SICANS], OWNER.ids[SICELS]]);
const NATIVE_SHAPE = closed({
  army: wordShape(ARMY_KIND),
  turns: countShape,
  enemy: nullable(seatShape),
  size: threeShape,
  extinct: flagShape,
});

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

import type { Things } from '@polemos/kernel';
import { EXPEDITION } from '../rules/factions/expeditions.ts';
import {
  AREA,
  AREAS,
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
import { LEADER } from '../rules/materials/leaders.ts';
import { UNIT, UNITS } from '../rules/materials/units.ts';
import { ARMY_KIND } from '../rules/natives/armies.ts';
import { ARRIVED, CANCELLED, DEAD, emptyState, GONE, NOT_YET, READINGS, type State } from '../rules/state.ts';
import { type FightView, readFight, writeFight } from './fight.ts';
import { type OperationView, readOperation, writeOperation } from './operation.ts';

/** By faction id. */
export type BySeat<T> = Readonly<Record<string, T>>;
/** Points by unit id: a kind of troops ('mercenary-hoplites', discontented with '-discontented'), 'engines', 'triremes', 'transport'. */
export type Points = Readonly<Record<string, number>>;

/** What is true and public, in ids. A field that is not there is as in an empty state. */
export interface OpenPosition {
  /** Readings that are played instead of the rulings: 'eliminated-by-anybody' (TI-R79), 'restore-each-city' (TI-R66), 'plundered-cities-pay' (TI-R14). */
  readonly readings: readonly string[];
  /** TI-II-a: 1 (December 344) … 25 (June 341); 0 during the set-up. */
  readonly turn: number;
  /** Whose place in the order of phase 5, 0 … 3. */
  readonly place: number;
  /** TI-II-f: the factions in order of play; null where nobody has picked yet. */
  readonly order: readonly (string | null)[];
  /** TI-II-f: the rank that a faction rolled for picking its place, 0 first. */
  readonly ranks: BySeat<number>;
  /** TI-II-e: operation points left, and what the die gave. */
  readonly po: BySeat<number>;
  readonly poRolled: number;
  readonly treasury: BySeat<number>;
  readonly alliances: readonly (readonly [string, string])[];
  /** Alliances that were made this turn: they hold at least until the next (TI-R2). */
  readonly sworn: readonly (readonly [string, string])[];
  /** TI-R83: written treaties: truce and passage hold until the end of that turn (0: none). One row holds both ways; of two, each is what `a` owes `b`. */
  readonly treaties: readonly {
    readonly a: string;
    readonly b: string;
    readonly truce: number;
    readonly passage: number;
    readonly joint: boolean;
  }[];
  readonly zones: Readonly<Record<string, ZoneView>>;
  /** Every pool of points: at a field ('gela'), in a city ('gela.city'), on a water, in a port ('gela.port'), abroad, or 'march'. */
  readonly forces: readonly ForceView[];
  readonly leaders: Readonly<Record<string, LeaderView>>;
  /** The present head of each faction. */
  readonly heads: BySeat<string | null>;
  /** TI-IX-f: whose first head is dead or captive. TI-IX-g: who is out of the game. */
  readonly fallen: readonly string[];
  readonly out: readonly string[];
  /** TI-IV-e: the quarter of the year in which a faction taxed last; absent: never. */
  readonly taxed: BySeat<number>;
  /** TI-V-g: mercenaries left abroad: hoplites, light, cavalry. */
  readonly pools: Readonly<Record<string, readonly number[]>>;
  /** TI-V-h: the turn in which a recruiter left for an area. */
  readonly sent: BySeat<Readonly<Record<string, number>>>;
  /** TI-V-k: Bruttium has been drawn upon. */
  readonly bruttium: boolean;
  readonly building: readonly { readonly zone: string; readonly turn: number; readonly triremes: number }[];
  readonly transports: BySeat<{ readonly zone: string; readonly turn: number }>;
  /** TI-V-m: engines built by the arsenal of Syracuse, and the turn of the last. */
  readonly arsenal: { readonly built: number; readonly turn: number };
  /** The turn in which a faction raised bodyguards last. */
  readonly guardTurn: BySeat<number>;
  /** By expedition: 'waiting', 'called' (turn of arrival), 'arrived' (turn and place), 'cancelled'. */
  readonly expeditions: Readonly<
    Record<string, { readonly status: string; readonly turn: number; readonly place: string | null }>
  >;
  /** TI-R45 */
  readonly months: number;
  /** TI-R45: points of armies of the first Carthaginian expedition that have been routed. */
  readonly routed: number;
  /** TI-IX-c: ends of turns in a row with all of Syracuse in a faction's hands. */
  readonly run: BySeat<number>;
  readonly natives: Readonly<Record<string, NativeView>>;
  readonly op: OperationView | null;
  /** TI-N-a: who is known to want a fight where fleets meet now (whoever came out of port). */
  readonly willing: readonly string[];
  readonly fight: FightView | null;
  /** The set-up: points still to be placed, by faction and unit. */
  readonly reserve: BySeat<Points>;
  /** The deployments are not revealed yet (TI-R5). */
  readonly hiddenSetup: boolean;
}
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

const STATUS: Readonly<Record<number, string>> = { [NOT_YET]: 'not-yet', [DEAD]: 'dead', [GONE]: 'gone' };
const id = (things: Things, index: number): string | null => (index < 0 ? null : things.ids[index]);
const bySeat = <T>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(SEATS.map((seat, i) => [seat, list[i]]));
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
export function writeForces(s: State, isSeen: (owner: number) => boolean): ForceView[] {
  const forces: ForceView[] = [];
  const some = (found: Readonly<Record<string, number>>) => Object.keys(found).length > 0;
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
        ...(s.paid.length > 0 && some(paid) ? { paid } : {}),
        ...(s.cheered.length > 0 && some(cheered) ? { cheered } : {}),
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

const hasTerms = (s: State, at: number): boolean => s.truce[at] > 0 || s.passage[at] > 0 || s.joint[at] === 1;

/** Everything but secrets: diplomacy, bids and drafts are not in it; hidden deployments only if `isSeen`. */
export function writeOpen(s: State, isSeen: (owner: number) => boolean): OpenPosition {
  const treaties: { a: string; b: string; truce: number; passage: number; joint: boolean }[] = [];
  const alliances: [string, string][] = [];
  const sworn: [string, string][] = [];
  for (let a = 0; a < FACTIONS; a++)
    for (let b = 0; b < FACTIONS; b++) {
      const at = a * FACTIONS + b;
      if (a < b && s.allied[at] === 1) alliances.push([SEATS[a], SEATS[b]]);
      if (a < b && s.sworn[at] === 1) sworn.push([SEATS[a], SEATS[b]]);
      if (hasTerms(s, at) || hasTerms(s, b * FACTIONS + a))
        treaties.push({ a: SEATS[a], b: SEATS[b], truce: s.truce[at], passage: s.passage[at], joint: s.joint[at] === 1 });
    }
  const building: { zone: string; turn: number; triremes: number }[] = [];
  for (let zone = 0; zone < ZONES; zone++)
    for (let ahead = 0; ahead < 3; ahead++) {
      const triremes = s.building[((s.turn + ahead) % 3) * ZONES + zone];
      if (triremes > 0) building.push({ zone: ZONE.ids[zone], turn: s.turn + ahead, triremes });
    }
  return {
    readings: READINGS.filter((_, bit) => (s.readings & (1 << bit)) !== 0),
    turn: s.turn,
    place: s.place,
    order: s.order.map(seat => id(FACTION, seat)),
    ranks: bySeat(s.orderRoll),
    po: bySeat(s.po),
    poRolled: s.poRolled,
    treasury: bySeat(s.treasury),
    alliances,
    sworn,
    treaties,
    zones: Object.fromEntries(ZONE.ids.map((name, zone) => [name, writeZone(s, zone)])),
    forces: writeForces(s, isSeen),
    leaders: Object.fromEntries(
      LEADER.ids.flatMap((name, leader) => (isSeen(s.owner[leader]) ? [[name, writeLeader(s, leader)]] : [])),
    ),
    heads: bySeat(s.head.map(leader => id(LEADER, leader))),
    fallen: SEATS.filter((_, seat) => s.fallen[seat] === 1),
    out: SEATS.filter((_, seat) => s.out[seat] === 1),
    taxed: Object.fromEntries(SEATS.flatMap((seat, i) => (s.taxed[i] < 0 ? [] : [[seat, s.taxed[i]]]))),
    pools: Object.fromEntries(AREA.ids.map((name, area) => [name, s.pool.slice(area * 3, area * 3 + 3)])),
    sent: Object.fromEntries(
      SEATS.map((seat, i) => [
        seat,
        Object.fromEntries(
          AREA.ids.flatMap((name, area) => (s.sent[i * AREAS + area] > 0 ? [[name, s.sent[i * AREAS + area]]] : [])),
        ),
      ]),
    ),
    bruttium: s.bruttium === 1,
    building,
    transports: Object.fromEntries(
      SEATS.flatMap((seat, i) =>
        s.transportDue[i] > 0 ? [[seat, { zone: ZONE.ids[s.transportPort[i]], turn: s.transportDue[i] }]] : [],
      ),
    ),
    arsenal: { built: s.arsenal, turn: s.arsenalTurn },
    guardTurn: bySeat(s.guardTurn),
    expeditions: Object.fromEntries(
      EXPEDITION.map((name, which) => [
        name,
        {
          status: statusOf(s.expedition[which]),
          turn: s.expedition[which] < ARRIVED ? s.expedition[which] : s.expeditionTurn[which],
          place: id(PLACE, s.expeditionPlace[which]),
        },
      ]),
    ),
    months: s.months,
    routed: s.routed,
    run: bySeat(s.run),
    natives: Object.fromEntries(
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
    op: writeOperation(s),
    willing: SEATS.filter((_, seat) => (s.willing & (1 << seat)) !== 0),
    fight: writeFight(s),
    reserve: Object.fromEntries(SEATS.map((seat, i) => [seat, isSeen(i) ? counts(s.reserve, i * UNITS) : {}])),
    hiddenSetup: s.hiddenSetup === 1,
  };
}

/** A treaty that is written once holds both ways; written twice, each row is what one side owes the other. */
function readTreaties({ treaties = [] }: Partial<OpenPosition>, s: State): void {
  const write = (a: string, b: string, { truce, passage, joint }: OpenPosition['treaties'][number]): void => {
    const at = FACTION.at(a) * FACTIONS + FACTION.at(b);
    s.truce[at] = truce;
    s.passage[at] = passage;
    s.joint[at] = joint ? 1 : 0;
  };
  for (const treaty of treaties) write(treaty.b, treaty.a, treaty);
  for (const treaty of treaties) write(treaty.a, treaty.b, treaty);
}
const WHERE: Readonly<Record<string, number>> = { 'not-yet': NOT_YET, dead: DEAD, gone: GONE };
/** The state that an open position tells; what it leaves out stays as it is in `into`. */
export function readOpen(given: Partial<OpenPosition>, into: State = emptyState()): State {
  const s = into;
  if (given.readings !== undefined)
    s.readings = READINGS.reduce((bits, id, bit) => bits | (given.readings?.includes(id) ? 1 << bit : 0), 0);
  s.turn = given.turn ?? s.turn;
  s.place = given.place ?? s.place;
  if (given.order !== undefined) s.order = given.order.map(seat => FACTION.find(seat));
  fillSeats(s.orderRoll, given.ranks);
  fillSeats(s.po, given.po);
  s.poRolled = given.poRolled ?? s.poRolled;
  fillSeats(s.treasury, given.treasury);
  if (given.alliances !== undefined) s.allied.fill(0);
  for (const [a, b] of given.alliances ?? []) {
    s.allied[FACTION.at(a) * FACTIONS + FACTION.at(b)] = 1;
    s.allied[FACTION.at(b) * FACTIONS + FACTION.at(a)] = 1;
  }
  for (const [a, b] of given.sworn ?? []) {
    s.sworn[FACTION.at(a) * FACTIONS + FACTION.at(b)] = 1;
    s.sworn[FACTION.at(b) * FACTIONS + FACTION.at(a)] = 1;
  }
  readTreaties(given, s);
  readZones(given, s);
  for (const force of given.forces ?? []) readForce(s, force);
  fillBooks(given, s);
  readLeaders(given, s);
  fillSeats(s.taxed, given.taxed);
  for (const [area, left] of Object.entries(given.pools ?? {}))
    for (let arm = 0; arm < left.length; arm++) s.pool[AREA.at(area) * 3 + arm] = left[arm];
  for (const [seat, areas] of Object.entries(given.sent ?? {}))
    for (const [area, turn] of Object.entries(areas)) s.sent[FACTION.at(seat) * AREAS + AREA.at(area)] = turn;
  s.bruttium = given.bruttium === true ? 1 : s.bruttium;
  for (const { zone, turn, triremes } of given.building ?? []) s.building[(turn % 3) * ZONES + ZONE.at(zone)] = triremes;
  for (const [seat, { zone, turn }] of Object.entries(given.transports ?? {})) {
    s.transportDue[FACTION.at(seat)] = turn;
    s.transportPort[FACTION.at(seat)] = ZONE.at(zone);
  }
  s.arsenal = given.arsenal?.built ?? s.arsenal;
  s.arsenalTurn = given.arsenal?.turn ?? s.arsenalTurn;
  fillSeats(s.guardTurn, given.guardTurn);
  readFar(given, s);
  s.months = given.months ?? s.months;
  s.routed = given.routed ?? s.routed;
  fillSeats(s.run, given.run);
  s.op = readOperation(given.op ?? null);
  s.willing = (given.willing ?? []).reduce((mask, seat) => mask | (1 << FACTION.at(seat)), 0);
  readFight(s, given.fight ?? null);
  if (given.reserve !== undefined) s.reserve = readReserve(given.reserve);
  s.hiddenSetup = given.hiddenSetup === true ? 1 : 0;
  return s;
}
function fillSeats(list: number[], given: BySeat<number> | undefined): void {
  for (const [seat, value] of Object.entries(given ?? {})) list[FACTION.at(seat)] = value;
}
function readReserve(given: BySeat<Points>): number[] {
  const reserve = new Array(FACTIONS * UNITS).fill(0);
  for (const [seat, points] of Object.entries(given))
    for (const [unit, count] of Object.entries(points)) reserve[FACTION.at(seat) * UNITS + UNIT.at(unit)] = count;
  return reserve;
}
function readZones(open: Partial<OpenPosition>, s: State): void {
  for (const [name, given] of Object.entries(open.zones ?? {})) {
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
function readForce(s: State, { place, owner, points, used }: ForceView): void {
  for (const [unit, count] of Object.entries(points))
    put(s, PLACE.at(place), OWNER.at(owner), UNIT.at(unit), count, used?.[unit] ?? 0);
}
/** The books of a maintenance that is going on. */
function fillBooks(given: Partial<OpenPosition>, s: State): void {
  const open = (given.forces ?? []).some(({ paid, cheered }) => paid !== undefined || cheered !== undefined);
  if (!open && (given as { books?: boolean }).books !== true) return;
  s.paid = new Array(s.points.length).fill(0);
  s.cheered = new Array(s.points.length).fill(0);
  for (const { place, owner, paid, cheered } of given.forces ?? []) {
    const base = s.slotOf[PLACE.at(place) * OWNERS + OWNER.at(owner)] * UNITS;
    for (const [unit, count] of Object.entries(paid ?? {})) s.paid[base + UNIT.at(unit)] = count;
    for (const [unit, count] of Object.entries(cheered ?? {})) s.cheered[base + UNIT.at(unit)] = count;
  }
}
function readLeaders(open: Partial<OpenPosition>, s: State): void {
  for (const [name, given] of Object.entries(open.leaders ?? {})) {
    const leader = LEADER.at(name);
    if (given.place !== undefined) s.where[leader] = WHERE[given.place] ?? PLACE.at(given.place);
    if (given.owner !== undefined) s.owner[leader] = OWNER.at(given.owner);
    s.lord[leader] = given.lord === undefined ? -1 : LEADER.at(given.lord);
    s.captor[leader] = given.captor === undefined ? -1 : OWNER.at(given.captor);
    s.done[leader] = given.done === true ? 1 : 0;
    s.killer[leader] = given.killer === undefined ? -1 : OWNER.at(given.killer);
  }
  for (const [seat, name] of Object.entries(open.heads ?? {})) s.head[FACTION.at(seat)] = LEADER.find(name);
  if (open.fallen !== undefined) s.fallen = SEATS.map(seat => (open.fallen?.includes(seat) ? 1 : 0));
  if (open.out !== undefined) s.out = SEATS.map(seat => (open.out?.includes(seat) ? 1 : 0));
}
function readFar(given: Partial<OpenPosition>, s: State): void {
  for (const [name, { status, turn, place }] of Object.entries(given.expeditions ?? {})) {
    const which = EXPEDITION.indexOf(name);
    s.expedition[which] = status === 'arrived' ? ARRIVED : status === 'cancelled' ? CANCELLED : status === 'called' ? turn : 0;
    s.expeditionTurn[which] = status === 'arrived' ? turn : 0;
    s.expeditionPlace[which] = place === null || place === undefined ? -1 : PLACE.at(place);
  }
  for (const [name, { army, turns, enemy, size, extinct }] of Object.entries(given.natives ?? {})) {
    const people = OWNER.at(name);
    s.army[people] = ARMY_KIND.indexOf(army);
    s.armyTurns[people] = turns;
    s.armyEnemy[people] = enemy === null ? -1 : FACTION.at(enemy);
    for (let arm = 0; arm < size.length; arm++) s.armySize[people * 3 + arm] = size[arm];
    s.extinct[people] = extinct ? 1 : 0;
  }
}

import { EDITIONS, WAYS } from '../rules/editions/book.ts';
import { readingsOf, writtenReadings } from '../rules/editions/readings.ts';
import { SCENARIO, SCENARIOS, setUp } from '../rules/scenarios/scenarios.ts';
import {
  ARMED,
  ARMY,
  ASIDE,
  byColour,
  byOccupation,
  CUP,
  EXPEDITION,
  emptyState,
  GHB,
  NAVY,
  OUT,
  RAVAGED,
  REBELLION,
  SATRAP,
  SIEGE,
  SIEGES,
  type State,
} from '../rules/state.ts';
import { MATRIX, strategyId } from '../rules/strategy/matrices.ts';
import { HOME, PIRAEUS, SPACE, SPACES } from '../rules/terms/board.ts';
import { assess, spartansInAttica } from '../rules/terms/control.ts';
import { create, isArmy } from '../rules/terms/forces.ts';
import { LEADER, LEADER_SET } from '../rules/terms/leaders.ts';
import { CORCYRA_LEFT, colourOf, ownerOf, PRINTED } from '../rules/terms/palettes.ts';
import { ATHENS, KINDS, NO_SIDE, SIDE, SIDES, SPARTA, sideId, UNIT, type Units } from '../rules/terms/units.ts';
import { PERSIANS, readSpecial, type Special, specialOf } from './special.ts';

// The whole game in ids: what positions are written in and what views show. Nothing of it is hidden (PW is played alone).

type BySide<T> = { athens: T; sparta: T };
/** Every field of a state that is not the kernel's, readable. */
export interface View {
  scenario: string;
  edition: string;
  players: string;
  /** The readings that its edition knows, by their names: `READINGS`. */
  options: Record<string, boolean>;
  turn: number;
  firstTurn: number;
  player: string;
  beganAs: string;
  changedSide: boolean;
  changes: number;
  points: number;
  score: BySide<number>;
  treasury: BySide<number>;
  sci: BySide<number>;
  bellicosity: BySide<number>;
  pendingBellicosity: BySide<number>;
  strategy: BySide<string | null>;
  hostages: BySide<boolean>;
  hadArmistice: boolean;
  armisticeTurns: number;
  forces: Record<string, Units>;
  activated: Record<string, Units>;
  goingHome: Units;
  lost: Units;
  navalLosses: number;
  leaders: Record<string, string>;
  moved: Record<string, number>;
  drawn: BySide<string | null>;
  leaderDeaths: BySide<number>;
  held: Record<string, string>;
  ravaged: string[];
  rebellion: string[];
  sieges: Record<string, string>;
  neutrals: {
    argos: boolean;
    syracuse: boolean;
    persia: boolean;
    macedonia: string | null;
    corcyraLeft: boolean;
    iasus: boolean;
  };
  chiosLost: boolean;
  helots: boolean;
  helotCost: number;
  alcibiades: number;
  happened: number;
  bans: number;
  attica: { now: boolean; before: boolean };
  special: Special;
  passed: BySide<boolean>;
  initialDone: BySide<boolean>;
  operations: BySide<number>;
  mostOperations: BySide<number>;
  sequence: number;
  opener: string;
  chooser: string | null;
  answered: string[];
  walls: number;
  operation: Operation | null;
  fought: number[];
  budget: number;
}
export interface Operation {
  side: string;
  leader: string | null;
  objective: string | null;
  at: string | null;
  units: Units;
  route: string[];
  next: number;
  marching: boolean;
  legs?: number;
  plan: { space: string; take: Units }[];
  /** PW1-4.6-a: where it has met an interception already. */
  tried?: string[];
  incited?: boolean;
  wrecked?: number;
}

// ---- writing

/** Who can hold a space by occupation: a side, or the Persians. */
export const HOLDERS: readonly string[] = [...SIDES, 'persia'];
const both = <T>(values: readonly T[]): BySide<T> => ({ athens: values[0], sparta: values[1] });
function unitsIn(table: ArrayLike<number>, place: number): Units {
  const units: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++)
    if (table[place * KINDS + kind] > 0) units[UNIT.ids[kind]] = table[place * KINDS + kind];
  return units;
}
function spaceUnits(table: ArrayLike<number>): Record<string, Units> {
  const found: Record<string, Units> = {};
  for (let space = 0; space < SPACES; space++) {
    const units = unitsIn(table, space);
    if (Object.keys(units).length > 0) found[SPACE.ids[space]] = units;
  }
  return found;
}
const spacesWith = (s: State, mark: number): string[] => SPACE.ids.filter((_, space) => (s.marks[space] & mark) !== 0);
const PLACE_NAMES: Readonly<Record<number, string>> = {
  [EXPEDITION]: 'expedition',
  [GHB]: 'going-home',
  [CUP]: 'cup',
  [OUT]: 'out',
  [ASIDE]: 'aside',
  [ARMY]: 'persian-army',
  [NAVY]: 'persian-navy',
  [SATRAP]: 'satrap',
};
const placeName = (place: number): string => PLACE_NAMES[place] ?? SPACE.ids[place];
const placeOf = (name: string): number => {
  const special = Object.entries(PLACE_NAMES).find(([, one]) => one === name);
  return special === undefined ? SPACE.at(name) : Number(special[0]);
};
const spaceId = (space: number): string | null => (space < 0 ? null : SPACE.ids[space]);
const leaderId = (leader: number): string | null => (leader < 0 ? null : LEADER.ids[leader]);

/** PW-0.2-f: the commanders of the scenario. */
function leadersOf(s: State): number[] {
  const set = SCENARIOS[s.scenario].commanders ?? 'campaign';
  return s.where.flatMap((_, leader) => (LEADER_SET[leader] === set ? [leader] : []));
}

export function viewOf(s: State): View {
  return {
    scenario: SCENARIO.ids[s.scenario],
    edition: EDITIONS[s.edition].id,
    players: WAYS[s.way].id,
    options: writtenReadings(s.edition, s.readings),
    turn: s.turn,
    firstTurn: s.first,
    player: SIDES[s.player],
    beganAs: SIDES[s.began],
    changedSide: s.changed,
    changes: s.changes,
    points: s.points,
    score: both(s.score),
    treasury: both(s.treasury),
    sci: both(s.sci),
    bellicosity: both(s.bellicosity),
    pendingBellicosity: both(s.shaken),
    strategy: both(s.strategy.map((row, side) => strategyId(side, row))),
    hostages: both(s.captive.map(held => held === 1)),
    hadArmistice: s.truce,
    armisticeTurns: s.armisticeTurns,
    forces: spaceUnits(s.sp),
    activated: spaceUnits(s.spent),
    goingHome: unitsIn(s.sp, GHB),
    lost: unitsIn(s.lost, 0),
    navalLosses: s.navalLosses,
    leaders: Object.fromEntries(leadersOf(s).map(leader => [LEADER.ids[leader], placeName(s.where[leader])])),
    moved: Object.fromEntries(
      leadersOf(s).flatMap(leader => (s.moved[leader] > 0 ? [[LEADER.ids[leader], s.moved[leader]]] : [])),
    ),
    drawn: both(s.drawn.map(leaderId)),
    leaderDeaths: both(s.deaths),
    held: Object.fromEntries(
      SPACE.ids.flatMap((id, space) => (s.control[space] >= 3 ? [[id, HOLDERS[s.control[space] - 3]]] : [])),
    ),
    ravaged: spacesWith(s, RAVAGED),
    rebellion: spacesWith(s, REBELLION),
    sieges: Object.fromEntries(
      SPACE.ids.flatMap((id, space) =>
        (s.marks[space] & SIEGES) !== 0 ? [[id, SIDES[(s.marks[space] & SIEGE[0]) !== 0 ? 0 : 1]]] : [],
      ),
    ),
    neutrals: {
      argos: s.argos,
      syracuse: s.syracuse,
      persia: s.persia,
      macedonia: sideId(s.macedonia),
      corcyraLeft: s.palette === CORCYRA_LEFT,
      iasus: s.iasus,
    },
    chiosLost: s.chiosLost,
    helots: s.helots,
    helotCost: s.helotCost,
    alcibiades: s.alcibiades,
    happened: s.happened,
    bans: s.bans,
    attica: { now: s.attica, before: s.atticaBefore },
    special: specialOf(s),
    passed: both(s.passed),
    initialDone: both(s.initial),
    operations: both(s.operations),
    mostOperations: both(s.most),
    sequence: s.sequence,
    opener: SIDES[s.opener],
    chooser: sideId(s.chooser),
    answered: s.answered.map(space => SPACE.ids[space]),
    walls: s.walls,
    operation: s.active === NO_SIDE ? null : operationOf(s),
    fought: s.fought.slice(),
    budget: s.budget,
  };
}
function operationOf(s: State): Operation {
  const plan: Operation['plan'] = [];
  for (let i = 0; i < s.plan.length; i += 1 + KINDS)
    plan.push({ space: SPACE.ids[s.plan[i]], take: unitsIn(s.plan.slice(i + 1), 0) });
  return {
    side: SIDES[s.active],
    leader: leaderId(s.leader),
    objective: spaceId(s.objective),
    at: spaceId(s.at),
    units: unitsIn(s.sp, EXPEDITION),
    route: s.route.map(space => SPACE.ids[space]),
    next: s.next,
    marching: s.marching,
    legs: s.legs,
    plan,
    ...(s.incited ? { incited: true } : {}),
    ...(s.tried.length > 0 ? { tried: s.tried.map(space => SPACE.ids[space]) } : {}),
    ...(s.wrecked > 0 ? { wrecked: s.wrecked } : {}),
  };
}

// ---- reading

const list = <T>(given: Partial<BySide<T>>, before: readonly T[]): T[] => [given.athens ?? before[0], given.sparta ?? before[1]];
const kindsOf = (units: Units): number[] => UNIT.ids.map(id => units[id] ?? 0);

/** A view of which not everything is given, not even of its options. */
export type Sketch = Partial<View>;
/** A state from a view; what is not given is as in the set-up of its scenario, edition and way of play. */
export function stateOf(given: Sketch, scenario: string, options: Readonly<Record<string, unknown>> = {}): State {
  const s = emptyState();
  const { players = options.players, edition = options.edition } = given;
  setUp(s, SCENARIO.at(given.scenario ?? scenario), { ...options, players, edition });
  readNumbers(s, given);
  readSpecial(s, given.special ?? {}); // who stands apart first: the pieces limit counts them too (PW-0.2-d)
  readForces(s, given);
  readMap(s, given);
  readFlags(s, given);
  return s;
}
function readNumbers(s: State, p: Sketch): void {
  s.readings = readingsOf(s.edition, p.options ?? {}, 'field', s.readings);
  s.palette = p.special?.palette ?? s.palette;
  if (p.neutrals?.corcyraLeft !== undefined && s.palette <= CORCYRA_LEFT)
    s.palette = p.neutrals.corcyraLeft ? CORCYRA_LEFT : PRINTED;
  s.turn = p.turn ?? s.turn;
  s.first = p.firstTurn ?? s.first;
  s.player = p.player === undefined ? s.player : SIDE.at(p.player);
  s.began = p.beganAs === undefined ? s.began : SIDE.at(p.beganAs);
  s.changed = p.changedSide ?? s.changed;
  s.changes = p.changes ?? s.changes;
  s.points = p.points ?? s.points;
  s.score = list(p.score ?? {}, s.score);
  s.treasury = list(p.treasury ?? {}, s.treasury);
  s.sci = list(p.sci ?? {}, s.sci);
  s.bellicosity = list(p.bellicosity ?? {}, s.bellicosity);
  s.shaken = list(p.pendingBellicosity ?? {}, s.shaken);
  if (p.strategy !== undefined)
    for (const side of [0, 1]) {
      const id = p.strategy[SIDES[side]];
      if (id !== undefined) s.strategy[side] = MATRIX[side].strategies.findIndex(one => one.id === id);
    }
  s.captive = list(p.hostages ?? {}, [s.captive[0] === 1, s.captive[1] === 1]).map(Number);
  s.truce = p.hadArmistice ?? s.truce;
  s.armisticeTurns = p.armisticeTurns ?? s.armisticeTurns;
  s.navalLosses = p.navalLosses ?? s.navalLosses;
  if (p.lost !== undefined) s.lost = kindsOf(p.lost);
  if (p.drawn !== undefined) s.drawn = list(p.drawn, [null, null]).map(id => (id === null ? -1 : LEADER.at(id)));
  s.deaths = list(p.leaderDeaths ?? {}, s.deaths);
}
const APART: readonly number[] = [...ARMED, ...PERSIANS];
/** Nobody on the map; armed neutrals and Persians, who stand apart, stay. */
function clearMap(s: State): void {
  s.sp.fill(0, 0, ARMY * KINDS);
  s.spent.fill(0);
  s.force.fill(0, 0, ARMY * 2);
  s.occupied.fill(0);
  s.pieces = s.pieces.map((_, kind) => APART.reduce((sum, place) => sum + s.sp[place * KINDS + kind], 0));
}
function readForces(s: State, p: Sketch): void {
  if (p.forces !== undefined) {
    clearMap(s);
    for (const [id, units] of Object.entries(p.forces)) add(s, SPACE.at(id), units);
    for (let space = 0; space < SPACES; space++) {
      s.control[space] = byColour(colourOf(s, space));
      assess(s, space);
    }
  }
  if (p.activated !== undefined) {
    s.spent.fill(0);
    for (const [id, units] of Object.entries(p.activated))
      for (const [unit, count] of Object.entries(units)) s.spent[SPACE.at(id) * KINDS + UNIT.at(unit)] = count;
  }
  if (p.goingHome !== undefined) add(s, GHB, p.goingHome);
  for (const [id, place] of Object.entries(p.leaders ?? {})) s.where[LEADER.at(id)] = placeOf(place);
  for (let leader = 0; leader < s.where.length; leader++) s.moved[leader] = p.moved?.[LEADER.ids[leader]] ?? 0;
}
function add(s: State, place: number, units: Units): void {
  for (const [id, count] of Object.entries(units)) create(s, place, UNIT.at(id), count);
}
/** PW-R2: an Army has come in this turn; what it stands in is controlled as it was before, unless the view says more. */
function armiesHoldNothing(s: State): void {
  for (let space = 0; space < SPACES; space++)
    if (isArmy(s, space, SPARTA) || (isArmy(s, space, ATHENS) && (s.role < 0 || ownerOf(s, space) !== ATHENS)))
      s.control[space] = byColour(colourOf(s, space));
}
function readMap(s: State, p: Sketch): void {
  const n = p.neutrals;
  s.argos = n?.argos ?? s.argos;
  s.syracuse = n?.syracuse ?? s.syracuse;
  s.persia = n?.persia ?? s.persia;
  s.macedonia = n?.macedonia === undefined ? s.macedonia : n.macedonia === null ? NO_SIDE : SIDE.at(n.macedonia);
  s.iasus = n?.iasus ?? s.iasus;
  if (p.held !== undefined) {
    for (let space = 0; space < SPACES; space++) s.control[space] = byColour(colourOf(s, space));
    for (const [id, side] of Object.entries(p.held)) s.control[SPACE.at(id)] = byOccupation(HOLDERS.indexOf(side));
  } else if (p.forces !== undefined) armiesHoldNothing(s);
  const marks = (spaces: readonly string[] | undefined, mark: number): void => {
    if (spaces === undefined) return;
    for (let space = 0; space < SPACES; space++) s.marks[space] &= ~mark;
    for (const id of spaces) s.marks[SPACE.at(id)] |= mark;
  };
  marks(p.ravaged, RAVAGED);
  marks(p.rebellion, REBELLION);
  for (const [id, side] of Object.entries(p.sieges ?? {})) s.marks[SPACE.at(id)] |= SIEGE[SIDE.at(side)];
}
function readFlags(s: State, p: Sketch): void {
  s.chiosLost = p.chiosLost ?? s.chiosLost;
  s.helots = p.helots ?? s.helots;
  s.helotCost = p.helotCost ?? s.helotCost;
  s.alcibiades = p.alcibiades ?? s.alcibiades;
  s.happened = p.happened ?? s.happened;
  s.bans = p.bans ?? s.bans;
  s.attica = p.attica?.now ?? spartansInAttica(s);
  s.atticaBefore = p.attica?.before ?? s.atticaBefore;
  s.passed = list(p.passed ?? {}, s.passed);
  s.initial = list(p.initialDone ?? {}, s.initial);
  s.operations = list(p.operations ?? {}, s.operations);
  s.most = list(p.mostOperations ?? {}, s.most);
  s.sequence = p.sequence ?? s.sequence;
  s.opener = p.opener === undefined ? s.opener : SIDE.at(p.opener);
  s.chooser = p.chooser === undefined ? s.chooser : p.chooser === null ? NO_SIDE : SIDE.at(p.chooser);
  s.answered = p.answered?.map(id => SPACE.at(id)) ?? s.answered;
  s.walls = p.walls ?? (isArmy(s, HOME[ATHENS], SPARTA) ? 1 : 0) + (isArmy(s, PIRAEUS, SPARTA) ? 2 : 0); // its objective
  s.fought = p.fought?.slice() ?? s.fought;
  s.budget = p.budget ?? s.budget;
  if (p.operation === undefined || p.operation === null) return;
  const { side, leader, objective, at, units, route, next, marching, legs, plan, tried, wrecked, incited } = p.operation;
  s.active = SIDE.at(side);
  s.leader = leader === null ? -1 : LEADER.at(leader);
  s.objective = objective === null ? -1 : SPACE.at(objective);
  s.at = at === null ? -1 : SPACE.at(at);
  add(s, EXPEDITION, units);
  s.route = route.map(id => SPACE.at(id));
  s.next = next;
  s.marching = marching;
  s.legs = legs ?? 0;
  s.tried = tried?.map(id => SPACE.at(id)) ?? [];
  s.incited = incited ?? false;
  s.wrecked = wrecked ?? 0;
  s.plan = plan.flatMap(({ space, take }) => [SPACE.at(space), ...kindsOf(take)]);
}

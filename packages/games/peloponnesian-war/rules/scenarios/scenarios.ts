import { things } from '@polemos/kernel';
import data from '../../data/scenarios.json' with { type: 'json' };
import first from '../../data/scenarios-first.json' with { type: 'json' };
import { editionIds, waysIds } from '../editions/book.ts';
import { plays, readingsOf, SET_UP_DEATHS_COUNT, USUAL_READINGS } from '../editions/readings.ts';
import { ARMED, ASIDE, byColour, byOccupation, CUP, OUT, REBELLION, type State } from '../state.ts';
import { MATRIX } from '../strategy/matrices.ts';
import { SPACE, SPACES } from '../terms/board.ts';
import { assess, colourOf, mark, spartansInAttica } from '../terms/control.ts';
import { create } from '../terms/forces.ts';
import { KEPT, LEADER, LEADER_SET, LEADER_SIDE, SETS } from '../terms/leaders.ts';
import { KINDS, MARCHING, NO_SIDE, SIDE, UNIT, type Units } from '../terms/units.ts';
import { ROLES } from './fall-of-sparta/coalition.ts';

export type BySide<T> = Readonly<Record<'athens' | 'sparta', T>>;

/** A scenario as its file writes it: what differs from the campaign (PW-10-b). */
export interface ScenarioData {
  readonly id: string;
  /** Ways of play and editions that it knows; all of them where it says nothing. */
  readonly ways?: readonly string[];
  readonly editions?: readonly string[];
  readonly turn: number;
  readonly lastTurn: number;
  readonly player: 'athens' | 'sparta';
  readonly treasury: BySide<number>;
  readonly bellicosity: BySide<number>;
  readonly strategy: Partial<BySide<string>>;
  readonly forces: Readonly<Record<string, Units>>;
  /** Of these, activated this turn: spaces and sides. */
  readonly activated: readonly { readonly space: string; readonly side: 'athens' | 'sparta' }[];
  readonly leaders: Readonly<Record<string, string>>;
  readonly out: readonly string[];
  readonly aside: readonly string[];
  readonly alcibiades: number;
  readonly rebellion: readonly string[];
  /** Spaces with units of both sides: who was there first (PW-R2). */
  readonly heldBy: Readonly<Record<string, 'athens' | 'sparta'>>;
  readonly argos: boolean;
  readonly syracuse: boolean;
  readonly macedonia: 'athens' | 'sparta' | null;
  readonly initialDone: BySide<boolean>;
  readonly answered: readonly string[];
  readonly deaths: BySide<number>;
  readonly armistice: boolean;
  readonly larisaIsAthens: boolean;
  readonly chiosLost: boolean;
  /** Four ships lost bring a Delian rebellion, whatever the SCI: PW-3.3-a; PW1-2.3-a in two scenarios only. */
  readonly sicilianDisaster: boolean;
  /** PW-1.3, PW-1.4, PW-10.1.4, PW-10.2.4. */
  /** The event table; the campaign's where it says nothing. */
  readonly events?: 'first-war' | 'fall-of-sparta';
  /** PW-0.2-f: whose commanders; those without a band where it says nothing. */
  readonly commanders?: '1PW' | 'FoS';
  /** Which League each space counts to: `PALETTES`. */
  readonly palette?: number;
  /** PW-10.3.4-c, d: hostages from the start, no Long Walls, commanders and strategy drawn in the first turn (PW-R53). */
  readonly hostages?: boolean;
  readonly noWalls?: boolean;
  readonly drawsFirst?: boolean;
  /** PW-10.5.3: the second treasury and the first role of a Coalition. */
  readonly coalition?: { readonly thebes: number; readonly role: string };
  /** The commanders of the initial operations, where they are given. */
  readonly drawn?: BySide<string>;
  /** PW-10.3.3: SP that belong to nobody yet, by armed neutral: Argos, Thessaly, Syracuse. */
  readonly armed?: readonly Units[];
  /** PW-R125: an ordinary neutral, that brings nobody into the war. */
  readonly macedoniaStaysOut?: boolean;
  /** PW-E-11, PW-E1-9, PW-E2-9: the faces that kill, how many of a side in a game or (`one`) in a turn, who is immune. */
  readonly leaderDeath?: { readonly upTo: number; readonly one: boolean; readonly immune: readonly string[] };
  /** PW-10.3.5, PW-10.5.5: the war is decided by Bellicosity. */
  readonly will?: {
    readonly rule: string;
    readonly lastTurn: string;
    /** Whose home space lost decides at once: PW-R128. */
    readonly homes: readonly ('athens' | 'sparta')[];
    /** PW-10.3.4-b: both at 1 or 2. */
    readonly peace?: string;
    readonly bothAtZero: 'draw' | 'nobody';
  };
  readonly end: {
    readonly campaign: boolean;
    readonly points: number;
    readonly onArmistice: boolean;
    readonly onReturn: boolean;
    /** PW-R51: by the letter of the 2nd edition, as soon as the player has changed sides. */
    readonly onChange?: boolean;
    readonly rule: string;
  };
}
export const SCENARIOS: readonly ScenarioData[] = (data.scenarios as unknown as readonly ScenarioData[]).map(given => ({
  ...given,
  sicilianDisaster: true,
}));
/** What the 1st edition writes of its own, over the same scenario of the 2nd (PW1-10-a). */
interface Difference {
  readonly id: string;
  readonly sicilianDisaster: boolean;
  readonly forces?: ScenarioData['forces'];
  readonly end?: Partial<ScenarioData['end']>;
}
const FIRST = first.scenarios as unknown as readonly Difference[];
const inFirst = (given: ScenarioData): ScenarioData | null => {
  const own = FIRST.find(({ id }) => id === given.id);
  return own === undefined
    ? null
    : { ...given, ...own, forces: { ...given.forces, ...own.forces }, end: { ...given.end, ...own.end } };
};
/** By edition and scenario; null: that edition has none of this name. */
const BY_EDITION: readonly (readonly (ScenarioData | null)[])[] = [SCENARIOS, SCENARIOS.map(inFirst)];
/** PW-10-b: as the edition of the match writes its scenario. */
export const scenarioOf = (s: State): ScenarioData => BY_EDITION[s.edition][s.scenario] ?? SCENARIOS[s.scenario];

export const SCENARIO = things(
  'scenario',
  SCENARIOS.map(({ id }) => id),
);

/** The ways of play and the editions that a scenario knows (PW-10.5-a, PW1-10-a). */
export function knownTo(id: string): { readonly players: readonly string[]; readonly edition: readonly string[] } {
  const { ways = waysIds, editions = editionIds } = SCENARIOS[SCENARIO.at(id)];
  return { players: ways, edition: editions.filter(one => BY_EDITION[editionIds.indexOf(one)][SCENARIO.at(id)] !== null) };
}
/** The edition and the way of play that were asked for; where nothing was, the first that the scenario knows. */
export function chooseBook(s: State, options: Readonly<Record<string, unknown>>): void {
  const id = SCENARIO.ids[s.scenario];
  const known = knownTo(id);
  s.way = among(known.players, waysIds, options.players, `${id} is not played`);
  s.edition = among(known.edition, editionIds, options.edition, `${id} is not in the edition`);
}
/** What was asked for must be known: `readSetup` has told people so before. */
function among(known: readonly string[], all: readonly string[], asked: unknown, what: string): number {
  if (asked === undefined) return all.indexOf(known[0]);
  if (!known.includes(asked as string)) throw new Error(`${what} '${String(asked)}': ${known.join(', ')}`);
  return all.indexOf(asked as string);
}

/** PW-0.7, PW-10.1, PW-10.2: the set-up. */
export function setUp(s: State, index: number, options: Readonly<Record<string, unknown>> = {}): void {
  s.scenario = index;
  chooseBook(s, options);
  s.readings = readingsOf(s.edition, options, 'option', USUAL_READINGS);
  const given = scenarioOf(s);
  s.turn = given.turn;
  s.first = given.turn;
  s.player = SIDE.at(given.player);
  s.began = s.player;
  for (const side of [0, 1]) {
    const name = SIDE.ids[side] as 'athens' | 'sparta';
    s.treasury[side] = given.treasury[name];
    s.bellicosity[side] = given.bellicosity[name];
    s.initial[side] = given.initialDone[name];
    s.operations[side] = given.initialDone[name] ? 1 : 0;
    s.deaths[side] = Math.max(given.deaths[name], plays(s, SET_UP_DEATHS_COUNT) ? deadOf(given, side) : 0);
    s.strategy[side] = MATRIX[side].strategies.findIndex(({ id }) => id === given.strategy[name]);
  }
  s.palette = given.palette ?? 0;
  s.noWalls = given.noWalls ?? false;
  if (given.coalition !== undefined) {
    s.role = (ROLES as readonly string[]).indexOf(given.coalition.role);
    s.thebes = given.coalition.thebes;
    s.belligerent = false; // PW-10.5.4.5-IV-a
  }
  if (given.drawn !== undefined) s.drawn = [LEADER.at(given.drawn.athens), LEADER.at(given.drawn.sparta)];
  if (given.hostages) s.captive = [1, 1];
  given.armed?.forEach((units, i) => {
    addUnits(s, ARMED[i], units);
  });
  for (const [id, units] of Object.entries(given.forces)) addUnits(s, SPACE.at(id), units);
  for (const { space, side } of given.activated) spend(s, SPACE.at(space), SIDE.at(side));
  for (const id of given.rebellion) mark(s, SPACE.at(id), REBELLION);
  placeLeaders(s, given);
  s.argos = given.argos;
  s.syracuse = given.syracuse;
  s.macedonia = given.macedonia === null ? NO_SIDE : SIDE.at(given.macedonia);
  s.chiosLost = given.chiosLost;
  s.answered = given.answered.map(id => SPACE.at(id));
  setControl(s, given.heldBy);
  s.attica = spartansInAttica(s); // PW-E-6-a
}
/** PW1-R23: the commanders of a side who are dead when the scenario begins. */
const deadOf = ({ out }: ScenarioData, side: number): number => out.filter(id => LEADER_SIDE[LEADER.at(id)] === side).length;
function placeLeaders(s: State, given: ScenarioData): void {
  s.alcibiades = given.alcibiades;
  const set = given.commanders ?? 'campaign';
  const kept = KEPT[SETS.indexOf(set)];
  s.where = LEADER_SET.slice(0, kept).map(one => (one === set ? CUP : OUT));
  s.moved = new Array(kept).fill(0);
  for (const [id, space] of Object.entries(given.leaders)) s.where[LEADER.at(id)] = SPACE.at(space);
  for (const id of given.out) s.where[LEADER.at(id)] = OUT;
  for (const id of given.aside) s.where[LEADER.at(id)] = ASIDE;
}
export function addUnits(s: State, place: number, units: Units): void {
  for (const [id, count] of Object.entries(units)) create(s, place, UNIT.at(id), count);
}
/** All of a side in a space count as activated this turn. */
export function spend(s: State, space: number, side: number): void {
  for (const kind of MARCHING[side]) s.spent[space * KINDS + kind] = s.sp[space * KINDS + kind];
}
function setControl(s: State, heldBy: ScenarioData['heldBy']): void {
  for (let space = 0; space < SPACES; space++) {
    s.control[space] = byColour(colourOf(s, space));
    assess(s, space);
  }
  for (const [id, side] of Object.entries(heldBy)) s.control[SPACE.at(id)] = byOccupation(SIDE.at(side));
}

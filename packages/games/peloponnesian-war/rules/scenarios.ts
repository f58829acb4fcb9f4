import { things } from '@polemos/kernel';
import data from '../data/scenarios.json' with { type: 'json' };
import { COLOUR, SPACE, SPACES } from './board.ts';
import { create } from './forces.ts';
import { LEADER } from './leaders.ts';
import { MATRIX } from './matrices.ts';
import { assess, mark } from './standing.ts';
import { ASIDE, byColour, byOccupation, OUT, REBELLION, type State } from './state.ts';
import { KINDS, NO_SIDE, SIDE, UNIT, type Units } from './units.ts';

export type BySide<T> = Readonly<Record<'athens' | 'sparta', T>>;

/** A scenario as its file writes it: what differs from the campaign (PW-10-b). */
export interface ScenarioData {
  readonly id: string;
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
  /** PW-1.3, PW-1.4, PW-10.1.4, PW-10.2.4. */
  readonly end: {
    readonly campaign: boolean;
    readonly points: number;
    readonly onArmistice: boolean;
    readonly onReturn: boolean;
    readonly rule: string;
  };
}
export const SCENARIOS: readonly ScenarioData[] = data.scenarios as unknown as readonly ScenarioData[];
export const SCENARIO = things(
  'scenario',
  SCENARIOS.map(({ id }) => id),
);

/** PW-0.7, PW-10.1, PW-10.2: the set-up. */
export function setUp(s: State, index: number): void {
  const given = SCENARIOS[index];
  s.scenario = index;
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
    s.deaths[side] = given.deaths[name];
    s.strategy[side] = MATRIX[side].strategies.findIndex(({ id }) => id === given.strategy[name]);
  }
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
}
function placeLeaders(s: State, given: ScenarioData): void {
  s.alcibiades = given.alcibiades;
  for (const [id, space] of Object.entries(given.leaders)) s.where[LEADER.at(id)] = SPACE.at(space);
  for (const id of given.out) s.where[LEADER.at(id)] = OUT;
  for (const id of given.aside) s.where[LEADER.at(id)] = ASIDE;
}
export function addUnits(s: State, place: number, units: Units): void {
  for (const [id, count] of Object.entries(units)) create(s, place, UNIT.at(id), count);
}
/** All of a side in a space count as activated this turn. */
export function spend(s: State, space: number, side: number): void {
  for (let kind = side * 6; kind < side * 6 + 6; kind++) s.spent[space * KINDS + kind] = s.sp[space * KINDS + kind];
}
function setControl(s: State, heldBy: ScenarioData['heldBy']): void {
  for (let space = 0; space < SPACES; space++) {
    s.control[space] = byColour(COLOUR[space]);
    assess(s, space);
  }
  for (const [id, side] of Object.entries(heldBy)) s.control[SPACE.at(id)] = byOccupation(SIDE.at(side));
}

import { type BaseState, freshState, type Play } from '@polemos/kernel';
import { SPACES } from './board.ts';
import { LEADERS } from './leaders.ts';
import { ATHENS, KINDS, NO_SIDE } from './units.ts';

/** Beside the spaces: the Expedition under way, and the Going Home box. Units and commanders can be there. */
export const EXPEDITION: number = SPACES;
export const GHB: number = SPACES + 1;
export const PLACES: number = SPACES + 2;
/** Where a commander can be besides. ASIDE: Alcibiades with Sparta or with Persia (PW-E-7-e). */
export const CUP: number = PLACES;
export const OUT: number = PLACES + 1;
export const ASIDE: number = PLACES + 2;

/** Markers of a space. */
export const RAVAGED = 1;
export const REBELLION = 2;
/** Besieged by Athens; by Sparta. */
export const SIEGE: readonly number[] = [4, 8];
export const SIEGES = 12;

/** Stored control (PW-R2): nobody, or a side by colour, or a side by occupation. */
export const UNCONTROLLED = 0;
export const byColour = (side: number): number => (side === NO_SIDE ? UNCONTROLLED : 1 + side);
export const byOccupation = (side: number): number => 3 + side;

/** Alcibiades' way through the war: PW-E-7. */
export const LOYAL = 0;
export const WITH_SPARTA = 1;
export const WITH_PERSIA = 2;
export const RETURNED = 3;
export const GONE = 4;

/** Events that happen once, and the four brackets of event 10, as bits of `happened`. */
export const COUP = 1;
export const PERSIA = 2;
export const PLAGUE = 4;
export const MINOR_POWERS: readonly number[] = [8, 16, 32, 64];
/** Bans of this turn, as bits of `bans`. */
export const NO_EISPHORA = 1;
export const CORCYRA_STAYS = 2;
export const NO_ALLIES_IN_ATHENS = 4;
export const LEADERS_DIE = 8;
export const NICIAS_SPEAKS = 16;

/**
 * All that is true at one moment. Indices, not objects; one level deep; every field always present. The tables by space are
 * typed arrays: a clone of plain ones took thirty microseconds.
 */
export interface State extends BaseState {
  scenario: number;
  halfOfWholeForce: boolean; // PW-R9
  amphipolisBarred: boolean; // PW-R37
  turn: number;
  first: number; // the turn in which the scenario began, PW-2-i
  player: number; // the side the human has
  began: number; // the side he began with
  changed: boolean; // he changed side this turn, PW-4.1-a
  changes: number; // how often he has
  points: number; // PW-1.1
  treasury: number[];
  sci: number[];
  bellicosity: number[];
  shaken: number[]; // a pending −2 of Bellicosity, PW-3.2-c
  strategy: number[]; // by side: row of its matrix, or −1
  captive: number[]; // by side: the enemy holds its hostages, PW-6.6
  truce: boolean; // an armistice has happened, PW-9.3-b

  sp: Uint8Array; // by place × KINDS + kind
  spent: Uint8Array; // of these: activated this turn
  force: Uint8Array; // by place × 2 + side: all SP there, kept with `sp`
  pieces: number[]; // by kind: SP in play, kept with `sp` by additions and losses alone
  lost: number[]; // by kind: eliminated this turn, PW-8.2-c
  navalLosses: number; // of the Delian League in the turn before, PW-3.3-a
  where: number[]; // by leader: a place, CUP, OUT or ASIDE
  moved: number[]; // by leader: number of the operation that brought him where he is
  drawn: number[]; // by side: commander of the initial operation, PW-3.4-c
  deaths: number[]; // by side: commanders lost to event 11, PW-E-11-b

  control: Uint8Array; // by space, PW-R2
  marks: Uint8Array; // by space
  argos: boolean; // active
  syracuse: boolean;
  persia: boolean;
  macedonia: number; // side, or NO_SIDE
  corcyraLeft: boolean; // PW-E-10-e
  chiosLost: boolean; // PW-6.9-c
  helots: boolean;
  helotCost: number; // this turn, PW-7.3-f, h
  iasus: boolean; // PW-E-5-c
  alcibiades: number;
  happened: number;
  bans: number;
  attica: boolean; // a Spartan Force was there this turn, PW-E-6-a
  atticaBefore: boolean;
  armisticeTurns: number; // the length under way, 0 outside

  passed: boolean[]; // by side
  initial: boolean[]; // by side: the initial operation is done
  operations: number[]; // by side: done this turn
  most: number[]; // by side: allowed this turn, PW-E-12-a
  sequence: number; // operations begun, for `moved`
  answered: number[]; // spaces to which NP has sent a defence this turn, PW-R21
  walls: number; // bits: Athens (1), Piraeus (2) named as objective by Sparta this turn

  // the operation under way
  active: number; // side, or NO_SIDE
  leader: number;
  objective: number;
  at: number; // where the Expedition stands
  route: number[]; // of this leg, without the start
  next: number; // index in `route`
  marching: boolean; // the leg leads to the objective
  legs: number; // to rally spaces so far: for those who must not walk in circles
  plan: number[]; // NP: space, then SP by kind, for each rally space still to be visited

  fought: number[]; // pairs of spaces whose Forces have fought this phase, PW-6.2-j
  budget: number; // SP the player may still build in this segment
}
export type P = Play<State>;

const filled = (n: number, value = 0): number[] => new Array(n).fill(value);

export const emptyState = (): State => ({
  ...freshState(),
  scenario: 0,
  halfOfWholeForce: false,
  amphipolisBarred: false,
  turn: 1,
  first: 1,
  player: ATHENS,
  began: ATHENS,
  changed: false,
  changes: 0,
  points: 0,
  treasury: [0, 0],
  sci: [0, 0],
  bellicosity: [10, 10],
  shaken: [0, 0],
  strategy: [-1, -1],
  captive: [0, 0],
  truce: false,
  sp: new Uint8Array(PLACES * KINDS),
  spent: new Uint8Array(PLACES * KINDS),
  force: new Uint8Array(PLACES * 2),
  pieces: filled(KINDS),
  lost: filled(KINDS),
  navalLosses: 0,
  where: filled(LEADERS, CUP),
  moved: filled(LEADERS),
  drawn: [-1, -1],
  deaths: [0, 0],
  control: new Uint8Array(SPACES),
  marks: new Uint8Array(SPACES),
  argos: false,
  syracuse: false,
  persia: false,
  macedonia: NO_SIDE,
  corcyraLeft: false,
  chiosLost: false,
  helots: false,
  helotCost: 0,
  iasus: false,
  alcibiades: LOYAL,
  happened: 0,
  bans: 0,
  attica: false,
  atticaBefore: false,
  armisticeTurns: 0,
  passed: [false, false],
  initial: [false, false],
  operations: [0, 0],
  most: [99, 99],
  sequence: 0,
  answered: [],
  walls: 0,
  active: NO_SIDE,
  leader: -1,
  objective: -1,
  at: -1,
  route: [],
  next: 0,
  marching: false,
  legs: 0,
  plan: [],
  fought: [],
  budget: 0,
});

export const clone = (s: State): State => ({
  stack: s.stack,
  toAct: s.toAct,
  sealed: s.sealed.slice(),
  outcome: s.outcome,
  scenario: s.scenario,
  halfOfWholeForce: s.halfOfWholeForce,
  amphipolisBarred: s.amphipolisBarred,
  turn: s.turn,
  first: s.first,
  player: s.player,
  began: s.began,
  changed: s.changed,
  changes: s.changes,
  points: s.points,
  treasury: s.treasury.slice(),
  sci: s.sci.slice(),
  bellicosity: s.bellicosity.slice(),
  shaken: s.shaken.slice(),
  strategy: s.strategy.slice(),
  captive: s.captive.slice(),
  truce: s.truce,
  sp: s.sp.slice(),
  spent: s.spent.slice(),
  force: s.force.slice(),
  pieces: s.pieces.slice(),
  lost: s.lost.slice(),
  navalLosses: s.navalLosses,
  where: s.where.slice(),
  moved: s.moved.slice(),
  drawn: s.drawn.slice(),
  deaths: s.deaths.slice(),
  control: s.control.slice(),
  marks: s.marks.slice(),
  argos: s.argos,
  syracuse: s.syracuse,
  persia: s.persia,
  macedonia: s.macedonia,
  corcyraLeft: s.corcyraLeft,
  chiosLost: s.chiosLost,
  helots: s.helots,
  helotCost: s.helotCost,
  iasus: s.iasus,
  alcibiades: s.alcibiades,
  happened: s.happened,
  bans: s.bans,
  attica: s.attica,
  atticaBefore: s.atticaBefore,
  armisticeTurns: s.armisticeTurns,
  passed: s.passed.slice(),
  initial: s.initial.slice(),
  operations: s.operations.slice(),
  most: s.most.slice(),
  sequence: s.sequence,
  answered: s.answered.slice(),
  walls: s.walls,
  active: s.active,
  leader: s.leader,
  objective: s.objective,
  at: s.at,
  route: s.route.slice(),
  next: s.next,
  marching: s.marching,
  legs: s.legs,
  plan: s.plan.slice(),
  fought: s.fought.slice(),
  budget: s.budget,
});

export const nonPlayer = (s: State): number => 1 - s.player;

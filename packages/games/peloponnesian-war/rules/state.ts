import { type BaseState, freshState, type Play } from '@polemos/kernel';
import { SPACES } from './terms/board.ts';
import { KEPT } from './terms/leaders.ts';
import { ATHENS, KINDS, NO_SIDE } from './terms/units.ts';
import type { PeloponnesianEvent } from './told.ts';

/** Beside the spaces: the Expedition under way, and the Going Home box. Units and commanders can be there. */
export const EXPEDITION: number = SPACES;
export const GHB: number = SPACES + 1;
/** The bodies of the Persians: each stands in a space, but is nobody's Force there (PW-10.5.4.6). */
export const ARMY: number = SPACES + 2;
export const NAVY: number = SPACES + 3;
export const SATRAP: number = SPACES + 4;
/** SP of armed neutrals that are not in the war: Argos, Thessaly, Syracuse (PW-10.3.3-b). */
export const ARMED: readonly number[] = [SPACES + 5, SPACES + 6, SPACES + 7];
export const PLACES: number = SPACES + 8;
/** A set of spaces takes so many integers. */
export const WORDS: number = (SPACES + 31) >> 5;
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
/** PW-10.5-i: the Persians stand there, or it is theirs while they are in the war. */
export const BY_PERSIANS = 5;

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
/** Dionysius of Syracuse: PW-E2-4. */
export const AIDS_SPARTA = 1;
export const CARTHAGE_WINS = 2;
export const SYRACUSE_WINS = 3;
export const SICILY_JOINS = 4;
/** Bans of this turn, as bits of `bans`. */
export const NO_EISPHORA = 1;
export const CORCYRA_STAYS = 2;
export const NO_ALLIES_IN_ATHENS = 4;
export const LEADERS_DIE = 8;
export const NICIAS_SPEAKS = 16;
export const NO_BUILDING = 32; // Athens, PW-E1-5
export const NO_SPARTANS = 64; // PW-E2-2

/**
 * All that is true at one moment. Indices, not objects; one level deep; every field always present. The tables by space are
 * typed arrays: a clone of plain ones took thirty microseconds.
 */
export interface State extends BaseState<PeloponnesianEvent> {
  scenario: number;
  edition: number; // of the rulebook in force: `bookOf`
  way: number; // of play
  readings: number; // those that were chosen, as bits: `plays`
  turn: number;
  first: number; // the turn in which the scenario began, PW-2-i
  player: number; // the side the human has; with two players, the side that decides now
  began: number; // the side he began with
  changed: boolean; // he changed side this turn, PW-4.1-a
  changes: number; // how often he has
  points: number; // PW-1.1
  score: number[]; // by side, where each keeps its own: PW-R129
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
  occupied: number[]; // by side × WORDS: the spaces where it has SP, as bits; kept with `sp`
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

  // scenarios of their own: PW-10.3, PW-10.5
  palette: number; // to which League each space counts: `colourOf`
  noWalls: boolean; // the No Long Walls marker lies by Athens, PW-6.1.1-h
  agenda: number; // a space that Sparta must control by the end of the turn, or −1: PW-E1-6, PW-E2-6
  skips: boolean; // the next turn is skipped, PW-E1-9-c
  due: number[]; // SP that Sparta must still take against Plataea, PW-E1-10; empty: nothing
  fallen: number[]; // commanders who died this turn; one of a side stays dead, PW-E1-9-b
  role: number; // of the Coalition: THEBES_LEADS, ATHENS_LEADS, ANTI_SPARTA; −1 elsewhere
  belligerent: boolean; // Athens is at war with Sparta, PW-10.5.4.5-IV
  thebes: number; // treasury of Thebes
  persianAt: number[]; // where Army, Navy and satrap stand, or −1
  entered: boolean; // Persia has entered the war once
  armyMoved: boolean; // this turn
  navyMoved: boolean; // this turn
  unasked: boolean; // the next operation of the Coalition needs no auguries, PW-10.5.4.6-III-e
  kingsPeace: boolean; // PW-10.5.4.7
  messenia: boolean; // Megalopolis is in play, PW-10.5.4.8
  dionysius: number; // PW-E2-4: 0 not yet, 1 ally, 2 Carthage wins, 3 Syracuse wins, 4 for good
  cadmea: boolean; // Sparta holds Thebes by surprise, PW-E2-5-b
  gone: number[]; // Spartan hoplites and cavalry that left for good, PW-10.5.4.5-V-a
  islands: number; // where the naval league may still be founded, PW-E2-5-a
  regained: number[]; // its own spaces that the Coalition has won back this turn and may garrison, PW-10.5-f
  gift: number[]; // where Persian gold has raised SP, as space × 2 + (ships 1): PW-10.5.4.5-VII-b
  body: number; // the Persians under way as the Expedition: Army 0, Navy 1; −1 nobody

  passed: boolean[]; // by side
  initial: boolean[]; // by side: the initial operation is done
  operations: number[]; // by side: done this turn
  most: number[]; // by side: allowed this turn, PW-E-12-a
  sequence: number; // operations begun, for `moved`
  opener: number; // the side that made the first operation of the turn, PW-11-c
  chooser: number; // the side that picks the next combat, PW-11-d; NO_SIDE before the die of PW1-11-a
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
  tried: number[]; // spaces where this operation has met an interception, PW1-4.6-a
  wrecked: number; // ships it has lost in skirmishes, PW-5.1.4-d
  incited: boolean; // a rebellion has been caused at its objective, PW1-4.4-d

  fought: number[]; // pairs of spaces whose Forces have fought this phase, PW-6.2-j
  budget: number; // SP the player may still build in this segment
}
export type P = Play<State>;
/** All that a rule needs which neither rolls nor calls: for forecasts, to which nobody listens. */
export type Quiet = Pick<P, 'state' | 'tell'>;
export const quiet = (state: State): Quiet => ({ state, tell: undefined });

const filled = (n: number, value = 0): number[] => new Array(n).fill(value);

export const emptyState = (): State => ({
  ...freshState(),
  scenario: 0,
  edition: 0,
  way: 0,
  readings: 0,
  turn: 1,
  first: 1,
  player: ATHENS,
  began: ATHENS,
  changed: false,
  changes: 0,
  points: 0,
  score: [0, 0],
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
  occupied: filled(2 * WORDS),
  pieces: filled(KINDS),
  lost: filled(KINDS),
  navalLosses: 0,
  where: filled(KEPT[0], CUP),
  moved: filled(KEPT[0]),
  drawn: [-1, -1],
  deaths: [0, 0],
  control: new Uint8Array(SPACES),
  marks: new Uint8Array(SPACES),
  argos: false,
  syracuse: false,
  persia: false,
  macedonia: NO_SIDE,
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
  palette: 0,
  noWalls: false,
  agenda: -1,
  skips: false,
  due: [],
  fallen: [],
  role: -1,
  belligerent: true,
  thebes: 0,
  persianAt: [-1, -1, -1],
  entered: false,
  armyMoved: false,
  navyMoved: false,
  unasked: false,
  kingsPeace: false,
  messenia: false,
  dionysius: 0,
  cadmea: false,
  gone: [0, 0],
  islands: 0,
  regained: [],
  gift: [],
  body: -1,
  passed: [false, false],
  initial: [false, false],
  operations: [0, 0],
  most: [99, 99],
  sequence: 0,
  opener: ATHENS,
  chooser: ATHENS,
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
  tried: [],
  wrecked: 0,
  incited: false,
  fought: [],
  budget: 0,
});

export const clone = (s: State): State => ({
  stack: s.stack,
  toAct: s.toAct,
  sealed: s.sealed.slice(),
  outcome: s.outcome,
  scenario: s.scenario,
  edition: s.edition,
  way: s.way,
  readings: s.readings,
  turn: s.turn,
  first: s.first,
  player: s.player,
  began: s.began,
  changed: s.changed,
  changes: s.changes,
  points: s.points,
  score: s.score.slice(),
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
  occupied: s.occupied.slice(),
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
  palette: s.palette,
  noWalls: s.noWalls,
  agenda: s.agenda,
  skips: s.skips,
  due: s.due.slice(),
  fallen: s.fallen.slice(),
  role: s.role,
  belligerent: s.belligerent,
  thebes: s.thebes,
  persianAt: s.persianAt.slice(),
  entered: s.entered,
  armyMoved: s.armyMoved,
  navyMoved: s.navyMoved,
  unasked: s.unasked,
  kingsPeace: s.kingsPeace,
  messenia: s.messenia,
  dionysius: s.dionysius,
  cadmea: s.cadmea,
  gone: s.gone.slice(),
  islands: s.islands,
  regained: s.regained.slice(),
  gift: s.gift.slice(),
  body: s.body,
  passed: s.passed.slice(),
  initial: s.initial.slice(),
  operations: s.operations.slice(),
  most: s.most.slice(),
  sequence: s.sequence,
  opener: s.opener,
  chooser: s.chooser,
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
  tried: s.tried.slice(),
  wrecked: s.wrecked,
  incited: s.incited,
  fought: s.fought.slice(),
  budget: s.budget,
});

export const nonPlayer = (s: State): number => 1 - s.player;

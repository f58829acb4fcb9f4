import {
  type BaseState,
  bit,
  by,
  emptyOf,
  type Field,
  flag,
  freshState,
  idOf,
  type Kind,
  list,
  orNull,
  type Play,
  type StateOf,
  value,
  whole,
} from '@polemos/kernel';
import { SPACE, SPACES } from './terms/board.ts';
import { KEPT as COMMANDERS, LEADER } from './terms/leaders.ts';
import { ATHENS, KINDS, NO_SIDE, SIDE, UNIT } from './terms/units.ts';
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

// ---- the fields: one declaration gives what the state keeps and how it is empty, and how a position or a view writes and reads it

const side = idOf(SIDE);
const space = orNull(idOf(SPACE));
const talents: Kind<number, number> = {
  ...whole(0, 1_000_000),
  shape: { type: 'integer', minimum: 0, maximum: 1_000_000, multipleOf: 50 },
};
/** What a revolt takes from the income of a turn: a new one, or one that goes on. */
const helots: Kind<number, number> = { ...talents, shape: { type: 'integer', minimum: 0, maximum: 1000, multipleOf: 500 } };
/** A list of numbers has an end. */
const short = <S, J>(field: Field<S, J>): Field<S, J> => ({ ...field, shape: { ...field.shape, maxItems: 400 } });
/** Not told while it does not hold. */
const onlyIf = <S, J>(field: Field<S, J>, holds: (state: S) => boolean): Field<S, J> => ({
  ...field,
  write: state => (holds(state) ? field.write(state) : undefined),
});

/** What is told as it is kept. */
export const FIELDS = {
  turn: value('turn', whole(1, 10), 1, { face: ['Turn', 'moment'] }),
  firstTurn: value('first', whole(1, 10), 1, { face: ['First turn', 'moment'], about: 'PW-2-i: in which the scenario began' }),
  player: value('player', side, ATHENS, {
    face: ['Side of the player', 'moment'],
    about: 'the side that the human has; with two players, the side that decides now',
  }),
  beganAs: value('began', side, ATHENS, { face: ['Side he began with', 'moment'] }),
  changedSide: value('changed', flag, false, { face: ['Changed side this turn', 'progress', false], about: 'PW-4.1-a' }),
  changes: value('changes', whole(0, 99), 0, { face: ['Changes of side', 'progress', 0], about: 'how often he has' }),
  points: value('points', whole(-9999, 9999), 0, { face: ['Victory points', 'means'], about: 'PW-1.1' }),
  score: by('score', SIDE, whole(-9999, 9999), 0, { face: ['Points of each side', 'means'], about: 'PW-R129' }),
  treasury: by('treasury', SIDE, talents, 0, { face: ['Treasuries', 'means'], about: 'talents' }),
  sci: by('sci', SIDE, whole(-6, 6), 0, { face: ['Strategic Confidence', 'means'], about: 'PW-0.5-n' }),
  bellicosity: by('bellicosity', SIDE, whole(0, 12), 10, { face: ['Bellicosity', 'means'], about: 'PW-0.5-m' }),
  pendingBellicosity: by('shaken', SIDE, whole(0, 2), 0, { face: ['Bellicosity to be lost', 'means'], about: 'PW-3.2-c' }),
  hostages: by('captive', SIDE, bit, 0, {
    face: ['Hostages held by the enemy', 'people'],
    about: 'PW-6.6: the enemy holds hostages of this side',
  }),
  hadArmistice: value('truce', flag, false, { face: ['There has been an armistice', 'progress', false], about: 'PW-9.3-b' }),
  armisticeTurns: value('armisticeTurns', whole(0, 4), 0, {
    face: ['Turns of the armistice', 'progress', 0],
    about: 'the length under way, 0 outside',
  }),
  lost: by('lost', UNIT, whole(0, 40), 0, {
    face: ['Lost this turn', 'progress', {}],
    about: 'PW-8.2-c: eliminated this turn',
    absent: 0,
  }),
  navalLosses: value('navalLosses', whole(0, 99), 0, {
    face: ['Naval losses of the turn before', 'progress', 0],
    about: 'PW-3.3-a: of the Delian League',
  }),
  leaderDeaths: by('deaths', SIDE, whole(0, 9), 0, { face: ['Commanders lost to event 11', 'people'], about: 'PW-E-11-b' }),
  chiosLost: value('chiosLost', flag, false, { face: ['Chios is lost', 'map', false], about: 'PW-6.9-c' }),
  helots: value('helots', flag, false, { face: ['Helots in revolt', 'map', false] }),
  helotCost: value('helotCost', helots, 0, {
    face: ['Cost of the helots', 'means', 0],
    about: 'PW-7.3-f, h: 500 of a new revolt, 1,000 of one that goes on',
  }),
  alcibiades: value('alcibiades', whole(0, 4), LOYAL, {
    face: ['Alcibiades', 'people', 0],
    about: 'PW-E-7: 0 Athens, 1 Sparta, 2 Persia, 3 back, 4 gone',
  }),
  happened: value('happened', whole(0, 2047), 0, {
    face: ['Events that have happened', 'progress', 0],
    about: 'bits: coup 1, Persia 2, plague 4, event 10 by bracket 8 16 32 64; PW-10.5 has bits of its own, to 1024',
  }),
  bans: value('bans', whole(0, 127), 0, {
    face: ['Bans of this turn', 'progress', 0],
    about: 'bits of this turn: no Eisphora 1, Corcyra stays 2, plague 4, leaders die 8, Nicias 16',
  }),
};
/** PW-5.5.3: who is active. */
export const NEUTRALS = {
  argos: value('argos', flag, false, { face: ['Argos', 'map'] }),
  syracuse: value('syracuse', flag, false, { face: ['Syracuse', 'map'] }),
  persia: value('persia', flag, false, { face: ['Persia', 'map'] }),
  macedonia: value('macedonia', orNull(side, NO_SIDE), NO_SIDE, { face: ['Macedonia', 'map'] }),
  iasus: value('iasus', flag, false, { face: ['Iasus', 'map'], about: 'PW-E-5-c' }),
};
/** PW-E-6-a: a Spartan Force stood in Attica, this turn and the turn before. */
export const ATTICA = {
  now: value('attica', flag, false, { face: ['This turn', 'map'] }),
  before: value('atticaBefore', flag, false, { face: ['The turn before', 'map'] }),
};
/** What only scenarios of their own have: PW-10.3, and from `belligerent` on PW-10.5. */
export const SPECIAL = {
  palette: value('palette', whole(0, 10), 0, {
    face: ['Leagues', 'midway'],
    about: 'to which League each space counts: 0 as printed, 1 Corcyra neutral, 2 Thessaly neutral, from 3 on PW-10.5',
  }),
  noWalls: value('noWalls', flag, false, { face: ['No Long Walls', 'midway'], about: 'PW-6.1.1-h' }),
  agenda: value('agenda', space, -1, { face: ['Agenda', 'midway'], about: 'PW-E1-6, PW-E2-6: what Sparta must control' }),
  skips: value('skips', flag, false, { face: ['The next turn is skipped', 'midway'], about: 'PW-E1-9-c' }),
  due: short(list('due', whole(0, 40), { face: ['Due against Plataea', 'midway'], about: 'PW-E1-10: SP that Sparta must take' })),
  fallen: list('fallen', idOf(LEADER), { face: ['Commanders who died this turn', 'midway'], about: 'PW-E1-9-b' }),
  belligerent: value('belligerent', flag, true, { face: ['Athens is at war', 'midway'], about: 'PW-10.5.4.5-IV' }),
  thebes: value('thebes', whole(0, 1_000_000), 0, { face: ['Treasury of Thebes', 'midway'], about: 'its treasury' }),
  entered: value('entered', flag, false, { face: ['Persia has entered', 'midway'] }),
  armyMoved: value('armyMoved', flag, false, { face: ['The Persian Army has moved', 'midway'] }),
  navyMoved: value('navyMoved', flag, false, { face: ['The Persian Navy has moved', 'midway'] }),
  unasked: value('unasked', flag, false, {
    face: ['No auguries for the next operation', 'midway'],
    about: 'PW-10.5.4.6-III-e',
  }),
  kingsPeace: value('kingsPeace', flag, false, { face: ['The King’s Peace', 'midway'], about: 'PW-10.5.4.7' }),
  messenia: value('messenia', flag, false, { face: ['Megalopolis is in play', 'midway'], about: 'PW-10.5.4.8' }),
  dionysius: value('dionysius', whole(0, 4), 0, {
    face: ['Dionysius of Syracuse', 'midway'],
    about: 'PW-E2-4: 0 not yet, 1 ally, 2 Carthage wins, 3 Syracuse wins, 4 for good',
  }),
  cadmea: value('cadmea', flag, false, { face: ['The Cadmea is held', 'midway'], about: 'PW-E2-5-b' }),
  islands: value('islands', whole(0, 2 ** 31 - 1), 0, {
    face: ['Islands of the naval league', 'midway'],
    about: 'PW-E2-5-a: where it may still be founded, as bits',
  }),
  regained: list('regained', idOf(SPACE), {
    face: ['Won back this turn', 'midway'],
    about: 'PW-10.5-f: its own spaces that the Coalition may garrison',
  }),
  gift: short(
    list('gift', whole(0, SPACES * 2 - 1), {
      face: ['Raised by Persian gold', 'midway'],
      about: 'PW-10.5.4.5-VII-b: where, as space × 2 + (ships 1)',
    }),
  ),
  body: value('body', whole(-1, 1), -1, {
    face: ['Persians under way', 'midway'],
    about: '0 the Army, 1 the Navy, −1 nobody',
  }),
};
/** How far the turn has come. */
export const PROGRESS = {
  passed: by('passed', SIDE, flag, false, { face: ['Have passed', 'progress'], about: 'PW-5-b' }),
  initialDone: by('initial', SIDE, flag, false, { face: ['Initial operation done', 'progress'], about: 'the initial operation' }),
  operations: by('operations', SIDE, whole(0, 99), 0, { face: ['Operations done', 'progress'], about: 'done this turn' }),
  mostOperations: by('most', SIDE, whole(0, 99), 99, { face: ['Operations allowed', 'progress'], about: 'PW-E-12-a' }),
  sequence: value('sequence', whole(0, 999), 0, { face: ['Operations begun', 'progress'] }),
  opener: value('opener', side, ATHENS, {
    face: ['Operates first', 'moment'],
    about: 'PW-11-c: the side that made the first operation of the turn',
  }),
  chooser: value('chooser', orNull(side, NO_SIDE), ATHENS, {
    face: ['Chooses the next combat', 'moment'],
    about: 'PW-11-d; null: a die will say (PW1-11-a)',
  }),
  answered: list('answered', idOf(SPACE), {
    face: ['Answered by the non-player', 'progress', []],
    about: 'PW-R21: spaces to which it has sent a defence this turn',
  }),
  walls: value('walls', whole(0, 3), 0, {
    face: ['Walls named as objective', 'progress'],
    about: 'PW-6.1.1-a: Athens 1, Piraeus 2 named by Sparta',
  }),
};
/** The operation under way. */
export const OPERATION = {
  side: value('active', side, NO_SIDE, { face: ['Side', 'midway'] }),
  leader: value('leader', orNull(idOf(LEADER)), -1, { face: ['Commander', 'midway'] }),
  objective: value('objective', space, -1, { face: ['Objective', 'midway'] }),
  at: value('at', space, -1, { face: ['Where it stands', 'midway'] }),
  route: list('route', idOf(SPACE), { face: ['Route', 'midway'], about: 'of this leg, without the start' }),
  next: value('next', whole(0, 99), 0, { face: ['Next step of the route', 'midway'] }),
  marching: value('marching', flag, false, { face: ['Marching', 'midway'], about: 'the leg leads to the objective' }),
  legs: value('legs', whole(0, 999_999), 0, {
    face: ['Legs so far', 'midway'],
    about: 'to rally spaces: for those who must not walk in circles',
  }),
  incited: onlyIf(
    value('incited', flag, false, {
      face: ['A rebellion was caused', 'midway'],
      about: 'PW1-4.4-d: a rebellion has been caused at the objective',
    }),
    s => s.incited,
  ),
  tried: onlyIf(
    list('tried', idOf(SPACE), { face: ['Intercepted in', 'midway'], about: 'PW1-4.6-a: where it has been intercepted' }),
    s => s.tried.length > 0,
  ),
  wrecked: onlyIf(
    value('wrecked', whole(0, 40), 0, { face: ['Ships lost', 'midway'], about: 'PW-5.1.4-d: ships lost in skirmishes' }),
    s => s.wrecked > 0,
  ),
};
/** In the middle of a phase. */
export const MIDWAY = {
  fought: short(
    list('fought', whole(0, SPACES * SPACES * 4), {
      face: ['Have fought', 'midway', []],
      about: 'PW-6.2-j: pairs of spaces whose Forces have fought this phase',
    }),
  ),
  budget: value('budget', whole(0, 5), 0, {
    face: ['Strength Points still to build', 'midway', 0],
    about: 'SP that the player may still build in this segment',
  }),
};
const filled = (n: number, value = 0): number[] => new Array(n).fill(value);
/** What is told otherwise than it is kept: in position/view.ts. The tables by space are typed: a clone of plain ones took thirty microseconds. */
const KEPT = {
  scenario: 0,
  edition: 0, // of the rulebook in force: `bookOf`
  way: 0, // of play
  readings: 0, // those that were chosen, as bits: `plays`
  strategy: [-1, -1], // by side: row of its matrix, or −1
  sp: new Uint8Array(PLACES * KINDS), // by place × KINDS + kind
  spent: new Uint8Array(PLACES * KINDS), // of these: activated this turn
  force: new Uint8Array(PLACES * 2), // by place × 2 + side: all SP there, kept with `sp`
  occupied: filled(2 * WORDS), // by side × WORDS: the spaces where it has SP, as bits; kept with `sp`
  pieces: filled(KINDS), // by kind: SP in play, kept with `sp` by additions and losses alone
  where: filled(COMMANDERS[0], CUP), // by leader: a place, CUP, OUT or ASIDE
  moved: filled(COMMANDERS[0]), // by leader: number of the operation that brought him where he is
  drawn: [-1, -1], // by side: commander of the initial operation, PW-3.4-c
  control: new Uint8Array(SPACES), // by space, PW-R2
  marks: new Uint8Array(SPACES), // by space
  role: -1, // of the Coalition: THEBES_LEADS, ATHENS_LEADS, ANTI_SPARTA; −1 elsewhere
  persianAt: [-1, -1, -1], // where Army, Navy and satrap stand, or −1
  gone: [0, 0], // Spartan hoplites and cavalry that left for good, PW-10.5.4.5-V-a
  plan: [] as number[], // NP: space, then SP by kind, for each rally space still to be visited
};

const ALL = { ...FIELDS, ...NEUTRALS, attica: ATTICA.now, atticaBefore: ATTICA.before, ...SPECIAL, ...PROGRESS };
const REST = { ...OPERATION, ...MIDWAY };
type Declared = StateOf<typeof ALL> & StateOf<typeof REST> & typeof KEPT;
/** All that is true at one moment. Indices, not objects; one level deep; every field always present. */
export interface State extends BaseState<PeloponnesianEvent>, Declared {}
export type P = Play<State>;
/** All that a rule needs which neither rolls nor calls: for forecasts, to which nobody listens. */
export type Quiet = Pick<P, 'state' | 'tell'>;
export const quiet = (state: State): Quiet => ({ state, tell: undefined });

/** Nothing anywhere. Through `clone`, so that all states have one shape: the engine's fast path. */
export const emptyState = (): State => clone(EMPTY);
const EMPTY: State = { ...freshState(), ...emptyOf(ALL), ...emptyOf(REST), ...KEPT };

/** Written out: the engine makes it in one go. A field that is missing here is a compile error, a list that is shared fails a test. */
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

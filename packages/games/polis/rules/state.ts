import {
  type BaseState,
  bit,
  by,
  emptyOf,
  freshState,
  idOf,
  marks,
  NOBODY,
  orNull,
  type Seat,
  type StateOf,
  shifted,
  table,
  things,
  value,
  whole,
} from '@polemos/kernel';
import { COLUMNS, GOOD, POLEIS, POLIS, REGION, ROUND, ROW, SEAT, SPACE, START_COLUMN, TERRITORY } from './components/board.ts';
import { CARDS } from './components/cards.ts';
import { PROJECTS } from './components/projects.ts';
import { EVENT } from './events/modifiers.ts';
import type { PolisEvent } from './told.ts';

/** Where a project tile can be besides a polis: begun in polis p is p, completed there POLEIS + p. */
export const PILE = -1;
export const DISPLAY = -2;
export const GONE = -3;
export const COMPLETED = POLEIS;

/** Where a combat card can be. Hands are by side. */
export const IN_DECK = 0;
export const IN_HAND = 1;
export const ATTACKING = 3; // and 4: the two cards of the attacker, in order
export const DISCARDED = 5;

/** A Proxenos that stands in no polis, PO-7-k. */
export const CAPTURED = -1;

/** Whose ids an editor knows as those of the map. */
const LAND = things('region', TERRITORY.ids);
const SHIPLOAD = things('shipload', SPACE.ids);
const STUFF = things<string>('good', [...GOOD.ids, 'prestige']);
const PRICED = things<string>('good', GOOD.ids.slice(0, 4));
const side = orNull(idOf(SEAT), NOBODY);

/** What is told as it is kept. One declaration gives the state, its empty value, and how a position or a view writes and reads it. */
export const FIELDS = {
  round: value('round', idOf(ROUND), 0, { face: ['Round', 'moment'] }),
  event: value('event', orNull(idOf(EVENT)), -1, { face: ['Event in force', 'moment', null], about: 'The event in force.' }),
  first: value('first', side, NOBODY, {
    face: ['Applied the event first', 'moment'],
    about: 'PO-F-d: who applied the event first; the other takes the first turn, PO-F-f.',
  }),
  units: table('units', [REGION, SEAT], whole(0, 5), 0, {
    face: ['Hoplites and galleys', 'map'],
    about: 'Hoplites or galleys by region; replaces those of a region.',
    rest: 0,
  }),
  port: by('port', SEAT, whole(0, 8), 0, { face: ['Merchants in port', 'map'], about: 'Merchants in the trade ports.' }),
  cargo: by('cargo', SHIPLOAD, idOf(SEAT), NOBODY, {
    face: ['Merchants on shiploads', 'map'],
    about: 'Merchants on shipload spaces.',
    absent: NOBODY,
  }),
  proxenos: by('proxenos', SEAT, orNull(idOf(POLIS), CAPTURED), CAPTURED, {
    face: ['Proxenoi', 'people'],
    about: 'Null: captured.',
  }),
  goods: table('goods', [SEAT, STUFF], whole(0, 999), 0, {
    face: ['Goods and prestige', 'means'],
    about: 'Goods and prestige.',
    at: (seat, stuff) => stuff * 2 + seat,
  }),
  market: by('column', PRICED, shifted(whole(1, COLUMNS), 1), START_COLUMN, {
    face: ['Market', 'means'],
    about: 'Columns of the market table.',
  }),
  taxed: by('taxed', LAND, idOf(SEAT), NOBODY, {
    face: ['Collectors’ discs', 'map'],
    about: 'PO-8-g: discs of collectors.',
    absent: NOBODY,
  }),
  turn: value('turn', side, NOBODY, { face: ['Whose turn', 'moment'] }),
  acted: value('acted', whole(0, 2), 0, { face: ['Actions done in this turn', 'progress', 0] }),
  before: value('before', whole(0, 12), 0, { face: ['Number of the first action', 'progress', 0] }),
  fee: value('fee', bit, 0, {
    face: ['The price of acting alone is paid', 'progress', false],
    about: 'PO-F-k: the price of acting alone is paid.',
  }),
  passing: value('passing', bit, 0, { face: ['Is passing', 'progress', false] }),
  tally: by('tally', ROW, whole(0, 99), 0, {
    face: ['Paid or taken so far', 'midway', {}],
    about: 'Hoplites on rows or the bill, while an action lasts.',
    absent: 0,
  }),
  fed: marks('fed', SEAT, {
    face: ['Have fed their people', 'progress', []],
    about: 'PO-E2-a: whose people have eaten this round.',
  }),
  grown: by('grown', POLIS, whole(0, 3), 0, {
    face: ['Cubes gained in growth', 'progress', {}],
    about: 'PO-E3-a: cubes gained in this growth phase.',
    absent: 0,
  }),
  fought: marks('fought', REGION, {
    face: ['Regions that had their battle', 'progress', []],
    about: 'Regions that had their battle at this check.',
  }),
  doubled: marks('doubled', SEAT, {
    face: ['Double the prestige of this battle', 'progress', []],
    about: 'Who doubles the prestige of this battle.',
  }),
  commanders: by('commanders', SEAT, whole(0, 9), 0, {
    face: ['Battles that may be doubled', 'people'],
    about: 'Battles that may still be doubled this round.',
  }),
  banned: marks('banned', LAND, {
    face: ['Closed to collectors', 'map', []],
    about: 'Territories that an event closes to collectors.',
  }),
  switched: marks('switched', POLIS, {
    face: ['Came over by the event', 'map', []],
    about: 'Poleis that came over by the event of the round.',
  }),
};
/** What is told otherwise: in position/public.ts. */
const KEPT = {
  scenario: 0,
  joined: 0, // 1: Boiotia and Megaris are neighbours, PO-R57
  openEnds: 0, // 1: the first and the last sea of a voyage may be the opponent's, PO-R5
  owner: new Array<Seat>(POLEIS).fill(NOBODY), // by polis
  population: new Array<number>(POLEIS).fill(0), // by polis: 0 while neutral, PO-K-c
  turned: new Array<number>(POLEIS).fill(0), // by polis: 1 while a project is in progress, PO-4-e
  project: new Array<number>(PROJECTS).fill(PILE), // by project: PILE, DISPLAY, GONE, or a polis (+ COMPLETED)
  passedFirst: NOBODY, // who passed first this round
  passed: 0, // how many have passed
  card: new Array<number>(CARDS).fill(IN_DECK), // by combat card
  sent: [0, 0], // by side: units on an expedition that will come back
  sentKind: 0, // 0: hoplites, 1: galleys
};

/** All that is true at one moment. Indices, not objects; one level deep; every field always present. */
export interface State extends BaseState<PolisEvent>, StateOf<typeof FIELDS>, Kept {}
type Kept = typeof KEPT;

/** Nothing anywhere. Through `clone`, so that all states have one shape: the engine's fast path. */
export const emptyState = (): State => clone(EMPTY);
const EMPTY: State = { ...freshState(), ...emptyOf(FIELDS), ...KEPT };

/** Written out: the engine makes it in one go. A field that is missing here is a compile error, a list that is shared fails a test. */
export const clone = (s: State): State => ({
  stack: s.stack,
  toAct: s.toAct,
  sealed: s.sealed.slice(),
  outcome: s.outcome,
  scenario: s.scenario,
  joined: s.joined,
  openEnds: s.openEnds,
  round: s.round,
  event: s.event,
  first: s.first,
  owner: s.owner.slice(),
  population: s.population.slice(),
  turned: s.turned.slice(),
  project: s.project.slice(),
  units: s.units.slice(),
  port: s.port.slice(),
  cargo: s.cargo.slice(),
  proxenos: s.proxenos.slice(),
  goods: s.goods.slice(),
  column: s.column.slice(),
  taxed: s.taxed.slice(),
  turn: s.turn,
  acted: s.acted,
  before: s.before,
  fee: s.fee,
  passing: s.passing,
  passedFirst: s.passedFirst,
  passed: s.passed,
  fought: s.fought,
  tally: s.tally.slice(),
  fed: s.fed,
  grown: s.grown.slice(),
  card: s.card.slice(),
  doubled: s.doubled,
  commanders: s.commanders.slice(),
  sent: s.sent.slice(),
  sentKind: s.sentKind,
  banned: s.banned,
  switched: s.switched,
});

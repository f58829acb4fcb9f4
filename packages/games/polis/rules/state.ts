import { type BaseState, freshState, NOBODY, type Seat } from '@polemos/kernel';
import { GOODS, POLEIS, REGIONS, SPACES, START_COLUMN, TERRITORIES } from './components/board.ts';
import { CARDS } from './components/cards.ts';
import { PROJECTS } from './components/projects.ts';
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

/** All that is true at one moment. Indices, not objects; one level deep; every field always present. */
export interface State extends BaseState<PolisEvent> {
  scenario: number;
  joined: number; // 1: Boiotia and Megaris are neighbours, PO-R57
  openEnds: number; // 1: the first and the last sea of a voyage may be the opponent's, PO-R5
  round: number; // 0 … 3: the rounds 3, 4, 5α, 5β
  event: number; // of this round, or −1
  first: Seat; // who applies the event first; the other takes the first turn, PO-F-f
  owner: number[]; // by polis: a side, or NOBODY
  population: number[]; // by polis: 0 while neutral, PO-K-c
  turned: number[]; // by polis: 1 while a project is in progress, PO-4-e
  project: number[]; // by project: PILE, DISPLAY, GONE, or a polis (+ COMPLETED)
  units: number[]; // by region * 2 + side: hoplites on land, galleys at sea
  port: number[]; // by side: merchants in the trade port
  cargo: number[]; // by shipload space: whose merchant lies there, or NOBODY
  proxenos: number[]; // by side: a polis, or CAPTURED
  goods: number[]; // by good * 2 + side; prestige after the six goods
  column: number[]; // by metal, wood, wine, oil: the market marker, 0 … 10
  taxed: number[]; // by territory: whose disc, or NOBODY, PO-8-g
  turn: Seat; // whose turn it is
  acted: number; // how many actions he has performed in it
  before: number; // the type of his first action, 1 … 12, or 0
  fee: number; // 1 once the price of acting alone is paid, PO-F-k
  passing: number; // 1 once he has ended his turn
  passedFirst: Seat; // who passed first this round, or NOBODY
  passed: number; // how many have passed
  fought: number; // regions that had their battle, while both have passed
  tally: number[]; // of the action under way: hoplites by row, or the bill by good
  fed: number; // sides, as a set, whose people have eaten this round
  grown: number[]; // by polis: cubes gained in this growth phase
  card: number[]; // by combat card
  doubled: number; // sides, as a set, that double the prestige of this battle (an event)
  commanders: number[]; // by side: battles that may still be doubled this round
  sent: number[]; // by side: units on an expedition that will come back
  sentKind: number; // 0: hoplites, 1: galleys
  banned: number; // territories that an event has closed to collectors, as a set
  switched: number; // poleis that came over by this round's event, as a set
}

export const emptyState = (): State => ({
  ...freshState(),
  scenario: 0,
  joined: 0,
  openEnds: 0,
  round: 0,
  event: -1,
  first: NOBODY,
  owner: new Array(POLEIS).fill(NOBODY),
  population: new Array(POLEIS).fill(0),
  turned: new Array(POLEIS).fill(0),
  project: new Array(PROJECTS).fill(PILE),
  units: new Array(REGIONS * 2).fill(0),
  port: [0, 0],
  cargo: new Array(SPACES).fill(NOBODY),
  proxenos: [CAPTURED, CAPTURED],
  goods: new Array((GOODS + 1) * 2).fill(0),
  column: START_COLUMN.slice(),
  taxed: new Array(TERRITORIES).fill(NOBODY),
  turn: NOBODY,
  acted: 0,
  before: 0,
  fee: 0,
  passing: 0,
  passedFirst: NOBODY,
  passed: 0,
  fought: 0,
  tally: new Array(GOODS + 1).fill(0),
  fed: 0,
  grown: new Array(POLEIS).fill(0),
  card: new Array(CARDS).fill(IN_DECK),
  doubled: 0,
  commanders: [0, 0],
  sent: [0, 0],
  sentKind: 0,
  banned: 0,
  switched: 0,
});

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

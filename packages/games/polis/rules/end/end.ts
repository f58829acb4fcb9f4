import { decision, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { MOST_PHOROS, T } from '../actions.ts';
import {
  BASE,
  CAPITAL,
  CAPITAL_OF,
  GOOD,
  GOODS,
  GROWTH,
  MAXIMUM,
  other,
  PERISHABLE,
  POLEIS,
  POLIS,
  PRESTIGE,
  SEATS,
  SILVER,
  WHEAT,
} from '../components/board.ts';
import { addPrestige, cubesLeft, has, makeNeutral, prestigeOf, totalPopulation } from '../components/control.ts';
import { AT_ONCE, PHIDIAS, PROJECT, PROJECTS } from '../components/projects.ts';
import { COMPLETED, type State } from '../state.ts';
import { lose } from './score.ts';

type P = Play<State>;
export interface BySide {
  readonly seat: Seat;
}

/** PO-E1: by the owners' order of passing, so that PO-E-a holds for the telling; nobody's choice. */
export function completeProjects(play: P): void {
  const { state } = play;
  const firstSide = state.passedFirst;
  for (const side of [firstSide, other(firstSide), -1])
    for (let project = 0; project < PROJECTS; project++) {
      const polis = state.project[project];
      if (polis < 0 || polis >= COMPLETED || state.owner[polis] !== side) continue;
      const prestige = side < 0 ? 0 : atOnce(state, project, polis); // PO-E1-b
      state.project[project] = COMPLETED + polis; // PO-E1-c
      state.turned[polis] = 0;
      if (side >= 0) addPrestige(state, side, prestige);
      play.tell?.({
        kind: 'project-completed',
        rule: side < 0 ? 'PO-E1-b' : 'PO-E1-a',
        seat: side < 0 ? null : SEATS[side],
        project: PROJECT.ids[project],
        polis: POLIS.ids[polis],
        prestige,
      });
    }
}
/** PO-4-i: half of the population, rounded up, for Phidias. */
export const atOnce = (s: State, project: number, polis: number): number =>
  project === PHIDIAS ? Math.ceil(s.population[polis] / 2) : AT_ONCE[project];

/** PO-E2: wheat for the whole population, or what replaces it. */
export function feed(play: P, { seat }: BySide): void {
  if (!eat(play, seat)) play.call(feeding, { seat });
}
function eat(play: P, seat: Seat): boolean {
  const { state } = play;
  const bill = totalPopulation(state, seat);
  if (bill > has(state, WHEAT, seat)) return false;
  state.goods[WHEAT * 2 + seat] -= bill;
  state.fed |= 1 << seat;
  play.tell?.({ kind: 'fed', rule: 'PO-E2-a', seat: SEATS[seat], wheat: bill, prestige: 0, left: has(state, WHEAT, seat) });
  return true;
}
/** PO-E2-b: the wheat that a side's people lack; in prestige it is as much. */
export const missing = (s: State, seat: Seat): number => totalPopulation(s, seat) - has(s, WHEAT, seat);

/** PO-E2-e: the capital only when nothing else would do. */
function refuseRelease({ state, seat }: P, _: object, polis: number): RuleId | null {
  if (state.owner[polis] !== seat) return 'PO-E2-c';
  if (CAPITAL_OF[polis] !== seat) return null;
  return state.population[polis] > has(state, WHEAT, seat) + prestigeOf(state, seat) ? null : 'PO-E2-e';
}

/** PO-E2-b, c: poleis let go one at a time while wheat is short, prestige for the rest. PO-R33 */
export const feeding = decision<State, BySide>({
  name: 'feeding',
  rule: 'PO-E2-b',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    const { state, seat } = play;
    if (missing(state, seat) <= prestigeOf(state, seat)) offer.add(T.payPrestige);
    for (let polis = 0; polis < POLEIS; polis++)
      if (state.owner[polis] === seat && refuseRelease(play, by, polis) === null) offer.add(T.release, polis);
  },
  refuse: {
    payPrestige: ({ state, seat }) => (missing(state, seat) <= prestigeOf(state, seat) ? null : 'PO-E2-b'),
    release: refuseRelease,
  },
  on: { payPrestige, release },
  about: ({ state }, { seat }) => ({
    bill: totalPopulation(state, seat),
    wheat: has(state, WHEAT, seat),
    missing: missing(state, seat),
    prestige: prestigeOf(state, seat),
  }),
});

function payPrestige(play: P): void {
  const { state, seat } = play;
  const prestige = missing(state, seat);
  const wheat = has(state, WHEAT, seat);
  state.goods[WHEAT * 2 + seat] = 0;
  state.fed |= 1 << seat;
  addPrestige(state, seat, -prestige);
  play.tell?.({ kind: 'fed', rule: 'PO-E2-b', seat: SEATS[seat], wheat, prestige, left: 0 });
  play.done();
}

function release(play: P, _: object, polis: number): void {
  const { state, seat } = play;
  makeNeutral(state, polis); // PO-E2-d
  play.tell?.({ kind: 'turned-neutral', rule: 'PO-E2-d', seat: SEATS[seat], polis: POLIS.ids[polis] });
  if (polis === CAPITAL[seat]) lose(play, seat, 'PO-G-a');
  else if (eat(play, seat)) play.done();
}

/** PO-E3-a: by growth and maximum of the polis, for one wheat; PO-R47: while there are cubes. */
function refuseGrow({ state, seat }: P, _: object, polis: number): RuleId | null {
  if (state.owner[polis] !== seat || has(state, WHEAT, seat) === 0) return 'PO-E3-a';
  if (state.grown[polis] >= GROWTH[polis] || state.population[polis] >= MAXIMUM[polis]) return 'PO-E3-a';
  return cubesLeft(state, seat) > 0 ? null : 'PO-C-g';
}
/** How many people the poleis of a side could take in by one Growth phase. */
export function roomToGrow(s: State, side: Seat): number {
  let room = 0;
  for (let polis = 0; polis < POLEIS; polis++)
    if (s.owner[polis] === side) room += Math.min(GROWTH[polis], MAXIMUM[polis] - s.population[polis]);
  return room;
}
function canGrow(play: P, seat: Seat): boolean {
  play.seat = seat;
  for (let polis = 0; polis < POLEIS; polis++) if (refuseGrow(play, play, polis) === null) return true;
  return false;
}
export function grow(play: P, by: BySide): void {
  play.state.grown.fill(0);
  if (canGrow(play, by.seat)) play.call(growing, { seat: by.seat });
}
export const growing = decision<State, BySide>({
  name: 'growing',
  rule: 'PO-E3-a',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    offer.add(T.done);
    for (let polis = 0; polis < POLEIS; polis++)
      if (play.state.owner[polis] === play.seat && refuseGrow(play, by, polis) === null) offer.add(T.grow, polis);
  },
  refuse: { grow: refuseGrow, done: () => null },
  on: {
    grow(play, { seat }, polis) {
      const { state } = play;
      state.goods[WHEAT * 2 + seat]--;
      state.population[polis]++;
      state.grown[polis]++;
      play.tell?.({
        kind: 'grew',
        rule: 'PO-E3-a',
        seat: SEATS[seat],
        polis: POLIS.ids[polis],
        population: state.population[polis],
      });
      if (!canGrow(play, seat)) play.done();
    },
    done: play => play.done(),
  },
  about: ({ state }, { seat }) => ({ wheat: has(state, WHEAT, seat) }),
});

/** PO-E4-a */
export function megalopolis(play: P, { seat }: BySide): void {
  const { state } = play;
  for (let polis = 0; polis < POLEIS; polis++) {
    if (state.owner[polis] !== seat || state.population[polis] <= BASE[polis]) continue;
    addPrestige(state, seat, 1);
    play.tell?.({
      kind: 'megalopolis',
      rule: 'PO-E4-a',
      seat: SEATS[seat],
      polis: POLIS.ids[polis],
      population: state.population[polis],
      base: BASE[polis],
    });
  }
}

/** PO-E5-a: wine, oil and wheat are halved, rounding up. */
export const keeps = (amount: number): number => Math.ceil(amount / 2);
export function spoil(play: P, { seat }: BySide): void {
  const { goods } = play.state;
  const lost: Record<string, number> = {};
  for (let good = 0; good < GOODS; good++) {
    if (!PERISHABLE[good]) continue;
    const kept = keeps(goods[good * 2 + seat]);
    if (play.tell !== undefined && kept < goods[good * 2 + seat]) lost[GOOD.ids[good]] = goods[good * 2 + seat] - kept;
    goods[good * 2 + seat] = kept;
  }
  play.tell?.({ kind: 'spoiled', rule: 'PO-E5-a', seat: SEATS[seat], lost });
}

/** PO-E6-a */
export function payPhoros(play: P, { seat }: BySide): void {
  if (prestigeOf(play.state, seat) > 0) play.call(phoros, { seat });
}
export const phoros = decision<State, BySide>({
  name: 'phoros',
  rule: 'PO-E6-a',
  seat: (_, { seat }) => seat,
  legal({ state, seat }, _, offer) {
    const most = Math.min(MOST_PHOROS, prestigeOf(state, seat));
    for (let amount = 0; amount <= most; amount++) offer.add(T.phoros, amount);
  },
  refuse: { phoros: ({ state, seat }, _, amount) => (amount <= prestigeOf(state, seat) ? null : 'PO-E6-a') },
  on: {
    phoros(play, { seat }, amount) {
      const { goods } = play.state;
      goods[PRESTIGE * 2 + seat] -= amount;
      goods[SILVER * 2 + seat] += amount;
      play.tell?.({ kind: 'phoros', rule: 'PO-E6-a', seat: SEATS[seat], amount });
      play.done();
    },
  },
  about: ({ state }, { seat }) => ({ prestige: prestigeOf(state, seat) }),
});

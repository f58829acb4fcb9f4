import { decision, NOBODY, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import {
  ACHAIA,
  type Amounts,
  BOXES,
  CAPITAL,
  GOOD,
  GOODS,
  HOME,
  ORDER,
  ROW,
  SEATS,
  TERRITORIES,
  TERRITORY,
  YIELD,
} from '../components/board.ts';
import { addPrestige, ownsPolisIn, unitsOf } from '../components/control.ts';
import { modifiersOf } from '../events/modifiers.ts';
import { declare, refusePrestige, refuseType, TAX } from '../round/declare.ts';
import type { State } from '../state.ts';

type P = Play<State>;
interface Collecting {
  readonly territory: number;
}

/** PO-8-f */
export const taxCost = (seat: number, territory: number): number => (territory === HOME[seat] ? 0 : 1);

export function refuseTax(play: P, _: object, territory: number): RuleId | null {
  const { state, seat } = play;
  if (unitsOf(state, territory, seat) === 0) return territory === ACHAIA ? 'PO-8-b' : 'PO-8-a';
  if (territory !== ACHAIA && !ownsPolisIn(state, seat, territory)) return 'PO-8-a';
  if (state.taxed[territory] !== NOBODY) return 'PO-8-c';
  if ((state.banned & (1 << territory)) !== 0) return 'PO-F-e';
  return refuseType(play, TAX) ?? refusePrestige(play, taxCost(seat, territory));
}

export function offerTaxes(play: P, offer: Offer): void {
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (unitsOf(play.state, territory, play.seat) > 0 && refuseTax(play, play, territory) === null) offer.add(T.tax, territory);
}

export function tax(play: P, _: object, territory: number): void {
  const { state, seat } = play;
  state.tally.fill(0);
  state.taxed[territory] = seat; // PO-8-g
  play.tell?.({ kind: 'tax', rule: 'PO-8-a', seat: SEATS[seat], territory: TERRITORY.ids[territory] });
  declare(play, TAX, taxCost(seat, territory));
  play.done();
  play.call(collecting, { territory });
}

/** How many hoplites are on the rows so far. */
export function assigned(s: State): number {
  let sum = 0;
  for (let row = 0; row <= ORDER; row++) sum += s.tally[row];
  return sum;
}
/** Hoplites that may collect there: all, unless an event limits them. */
export const collectors = (s: State, seat: number, territory: number): number =>
  Math.min(unitsOf(s, territory, seat), modifiersOf(s.event).taxLimit[territory]);
/** PO-8-d: boxes of a row; order is kept at home only, while an event lets it. */
export function boxesOf(s: State, seat: number, territory: number, row: number): number {
  if (row !== ORDER) return BOXES[territory * GOODS + row];
  return modifiersOf(s.event).order > 0 && territory === HOME[seat] ? s.population[CAPITAL[seat]] : 0;
}

function refuseAssign({ state, seat }: P, { territory }: Collecting, row: number): RuleId | null {
  if (assigned(state) >= collectors(state, seat, territory)) return 'PO-8-d';
  return state.tally[row] < boxesOf(state, seat, territory, row) ? null : 'PO-8-d';
}

/** Action 8: hoplites to rows, one by one, all or some. */
export const collecting = decision<State, Collecting>({
  name: 'collecting',
  rule: 'PO-8-d',
  seat: ({ state }) => state.turn,
  legal(play, by, offer) {
    if (assigned(play.state) > 0) offer.add(T.done);
    for (let row = 0; row <= ORDER; row++) if (refuseAssign(play, by, row) === null) offer.add(T.assign, row);
  },
  refuse: { assign: refuseAssign, done: ({ state }) => (assigned(state) > 0 ? null : 'PO-F-i') },
  on: { assign, done: gather },
  about: ({ state }, { territory }) => ({
    territory: TERRITORY.ids[territory],
    hoplites: collectors(state, state.turn, territory) - assigned(state),
    ...aboutRows(state, territory),
  }),
});

/** What 1, 2, … hoplites on a row bring, as far as it has boxes. PO-8-e */
export function yieldsOf(s: State, seat: number, territory: number, row: number): readonly number[] {
  const boxes = boxesOf(s, seat, territory, row);
  const each = modifiersOf(s.event).order;
  return Array.from({ length: boxes }, (_, n) => (row === ORDER ? (n + 1) * each : YIELD[n + 1]));
}
/** The rows of the territory: how many hoplites stand on each, and what they bring. */
function aboutRows(s: State, territory: number): Record<'rows' | 'yields', unknown> {
  const rows = ROW.ids.flatMap((id, row) => (boxesOf(s, s.turn, territory, row) > 0 ? [{ id, row }] : []));
  return {
    rows: Object.fromEntries(rows.map(({ id, row }) => [id, s.tally[row]])),
    yields: Object.fromEntries(rows.map(({ id, row }) => [id, yieldsOf(s, s.turn, territory, row)])),
  };
}

function assign(play: P, by: Collecting, row: number): void {
  const { state, seat } = play;
  state.tally[row]++;
  for (let next = 0; next <= ORDER; next++) if (refuseAssign(play, by, next) === null) return;
  if (assigned(state) > 0) gather(play, by);
  else throw new Error(`no row for the hoplites of ${SEATS[seat]}`);
}

/** PO-8-e, PO-8-g: the goods come in, the hoplites return. */
function gather(play: P, { territory }: Collecting): void {
  const { state, seat } = play;
  const gained: Record<string, number> = {};
  for (let good = 0; good < GOODS; good++) {
    const amount = YIELD[state.tally[good]];
    state.goods[good * 2 + seat] += amount;
    if (play.tell !== undefined && amount > 0) gained[GOOD.ids[good]] = amount;
  }
  const prestige = state.tally[ORDER] * modifiersOf(state.event).order;
  addPrestige(state, seat, prestige);
  const hoplites = play.tell === undefined ? {} : onRows(state);
  state.tally.fill(0);
  play.tell?.({
    kind: 'collected',
    rule: 'PO-8-e',
    seat: SEATS[seat],
    territory: TERRITORY.ids[territory],
    hoplites,
    gained,
    prestige,
  });
  play.done();
}
const onRows = (s: State): Amounts =>
  Object.fromEntries(ROW.ids.flatMap((id, row) => (s.tally[row] > 0 ? [[id, s.tally[row]]] : [])));

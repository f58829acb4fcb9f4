import { type Action, Fate, firstOf, isMalformed, NOBODY, type Seat, secondOf, typeOf } from '@polemos/kernel';
import { ACTIONS, T } from './actions.ts';
import {
  BASE,
  BOXES,
  bit,
  CAPITAL,
  COLUMNS,
  FORT,
  GOOD,
  GOODS,
  HOME,
  LIES_IN,
  ORDER,
  other,
  POLEIS,
  SEA,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  seaRegion,
  TERRITORY,
  WHEAT,
  YIELD,
} from './board.ts';
import { capOf, fortOf, has, peopleOf, prestigeOf, totalPopulation, unitsOf } from './control.ts';
import { bribesTo, civilWarCost, wayOfProxenos } from './diplomacy.ts';
import { atOnce } from './end.ts';
import { modifiersOf } from './modifiers.ts';
import type { BySide } from './picture.ts';
import { AT_END, COST, PROJECTS } from './projects.ts';
import { projectsWorth, type Score, scoreOf } from './score.ts';
import { COMPLETED, type State } from './state.ts';
import { boxesOf, collectors, taxCost } from './tax.ts';
import { priceOf } from './trade.ts';
import { imagine, type View } from './view.ts';
import { LAND } from './ways.ts';

type Counts = Readonly<Record<string, number>>;

/** What an action will cost and bring, before it is taken: facts for the screen, in ids. */
export interface Preview {
  /** Goods and prestige to be paid at once; for units, of each one. */
  readonly cost: Counts;
  /** What comes in if it succeeds. */
  readonly gain: Counts;
  /** Of success, 0 … 1, where a die decides. */
  readonly chance?: number;
  /** If it fails. */
  readonly loss?: Counts;
  /** How many at most: units to raise or move, hoplites that collect. */
  readonly most?: number;
  /** Yields of each row for 1, 2, … hoplites. */
  readonly rows?: Readonly<Record<string, readonly number[]>>;
  /** The way that will be taken, region by region. */
  readonly through?: readonly string[];
  /** The market marker now, and after each face of the die. Purchases: by the higher of two dice. */
  readonly market?: { readonly good: string; readonly from: number; readonly to: readonly number[] };
  /** Of a project: at completion, and at the end of the game. */
  readonly later?: { readonly completed: number; readonly end: number };
}

/** A full state that shows what the view shows. What is hidden in it is nothing a preview looks at. */
const stateOf = (view: View): State => imagine(view, NOBODY)(new Fate(0));

const counts = (of: (good: number) => number): Counts =>
  Object.fromEntries(GOOD.ids.flatMap((id, good) => (of(good) === 0 ? [] : [[id, of(good)]])));

/** What the next action of a seat would cost and bring; null for what has no price of its own. */
export function preview(view: View, seat: Seat, action: Action): Preview | null {
  const read = ACTIONS.read(action);
  if (isMalformed(read)) return null;
  const s = stateOf(view);
  const make = PREVIEWS[typeOf(read)];
  return make === undefined ? null : make(s, seat, firstOf(read), secondOf(read));
}

type Make = (s: State, seat: Seat, a: number, b: number) => Preview;
const raise = (s: State, seat: Seat, polis: number, region: number, good: string): Preview => ({
  cost: { [good]: 1, population: 1 },
  gain: {},
  most: Math.max(0, Math.min(s.population[polis] - 1, region < 0 ? 8 : capOf(s) - unitsOf(s, region, seat))),
});
const market = (s: State, space: number, moves: readonly number[]): NonNullable<Preview['market']> => {
  const column = s.column[SPACE_ASKS[space]];
  const to = moves.map(by => Math.max(0, Math.min(COLUMNS - 1, column + by)) + 1);
  return { good: GOOD.ids[SPACE_ASKS[space]], from: column + 1, to };
};

const PREVIEWS: Readonly<Record<number, Make | undefined>> = {
  [T.hoplites]: (s, seat, polis) => raise(s, seat, polis, LIES_IN[polis], 'metal'),
  [T.galleys]: (s, seat, polis, sea) => raise(s, seat, polis, seaRegion(sea), 'wood'),
  [T.merchants]: (s, seat, polis) => raise(s, seat, polis, -1, 'wood'),
  [T.project]: (s, _, project, polis) => ({
    cost: counts(good => COST[project * GOODS + good]),
    gain: {},
    later: { completed: atOnce(s, project, polis), end: AT_END[project] },
  }),
  [T.march]: (s, seat, to) => ({ cost: { prestige: 1 }, gain: {}, most: capOf(s) - unitsOf(s, to, seat) }),
  [T.sail]: (s, seat, to) => ({ cost: { prestige: 1 }, gain: {}, most: capOf(s) - unitsOf(s, seaRegion(to), seat) }),
  [T.besiege]: siege,
  [T.tax]: (s, seat, territory) => ({
    cost: taxCost(seat, territory) === 0 ? {} : { prestige: 1 },
    gain: {},
    most: collectors(s, seat, territory),
    rows: rowsOf(s, seat, territory),
  }),
  [T.barter]: (s, _, space) => ({
    cost: { [GOOD.ids[SPACE_ASKS[space]]]: priceOf(s, space) },
    gain: { [GOOD.ids[SPACE_GIVES[space]]]: SPACE_AMOUNT[space] },
    market: market(s, space, [1, 2, 3, 4]),
  }),
  [T.buy]: (s, _, space) => ({
    cost: { silver: SPACE_AMOUNT[space] },
    gain: { wheat: SPACE_AMOUNT[space] },
    market: market(s, space, [-1, -2, -3, -4]),
  }),
  [T.proxenos]: (s, seat, polis, way) => ({
    cost: { silver: Math.max(0, bribesTo(s, seat, polis, way)) },
    gain: {},
    through: (wayOfProxenos(s, seat, polis, way) ?? []).map(place => (way === LAND ? TERRITORY : SEA).ids[place]),
  }),
  [T.free]: () => ({ cost: { silver: 2 }, gain: {} }),
  [T.civilWar]: (s, seat, polis) => ({
    cost: { silver: civilWarCost(s, seat, polis) },
    gain: { prestige: peopleOf(s, polis), population: peopleOf(s, polis) },
  }),
};

/** PO-7-d … m */
function siege(s: State, seat: Seat, polis: number): Preview {
  const fort = fortOf(s, polis);
  const hostile = s.owner[polis] === other(seat);
  return {
    cost: { prestige: hostile ? 1 + modifiersOf(s.event).siegePrestige : 1 },
    gain: { prestige: FORT[polis], population: peopleOf(s, polis) },
    chance: fort === 1 ? 1 : (5 - fort) / 4,
    loss: hostile ? { hoplites: 1, enemyPopulation: 1 } : { hoplites: 1 },
  };
}
function rowsOf(s: State, seat: Seat, territory: number): Readonly<Record<string, readonly number[]>> {
  const rows: Record<string, readonly number[]> = {};
  const most = collectors(s, seat, territory);
  for (let good = 0; good < GOODS; good++) {
    const boxes = Math.min(most, BOXES[territory * GOODS + good]);
    if (boxes > 0) rows[GOOD.ids[good]] = YIELD.slice(1, boxes + 1);
  }
  const order = territory === HOME[seat] ? Math.min(most, boxesOf(s, seat, territory, ORDER)) : 0;
  if (order > 0) rows.order = Array.from({ length: order }, (_, n) => (n + 1) * modifiersOf(s.event).order);
  return rows;
}

/** Where the score stands, and what the end of the round will do to it as things are. */
export interface Projection {
  readonly now: Score;
  readonly bill: number;
  readonly wheat: number;
  /** Wheat that is missing: prestige to pay, or poleis to lose. */
  readonly missing: number;
  /** Whether prestige could not pay it: poleis will be lost, perhaps the capital. */
  readonly starving: boolean;
  readonly capitalInDanger: boolean;
  readonly projectsToCome: number;
  readonly megalopoleis: number;
  /** The score if the game ended with this round: without growth, missing wheat paid in prestige. */
  readonly total: number;
}
export function projection(view: View): BySide<Projection> {
  const s = stateOf(view);
  return { sparta: projected(s, 0), athens: projected(s, 1) };
}
function projected(s: State, side: Seat): Projection {
  const now = scoreOf(s, side);
  const fed = (s.fed & bit(side)) !== 0;
  const bill = fed ? 0 : totalPopulation(s, side);
  const wheat = has(s, WHEAT, side);
  let toCome = 0;
  let bracketed = projectsWorth(s, side);
  for (let project = 0; project < PROJECTS; project++) {
    const polis = s.project[project];
    if (polis < 0 || polis >= COMPLETED || s.owner[polis] !== side) continue;
    toCome += atOnce(s, project, polis);
    bracketed += AT_END[project];
  }
  let great = 0;
  for (let polis = 0; polis < POLEIS; polis++) if (s.owner[polis] === side && s.population[polis] > BASE[polis]) great++;
  const missing = Math.max(0, bill - wheat);
  const prestige = Math.max(0, prestigeOf(s, side) + toCome - missing) + great;
  return {
    now,
    bill,
    wheat,
    missing,
    starving: missing > prestigeOf(s, side) + toCome,
    capitalInDanger: !fed && s.population[CAPITAL[side]] > wheat + prestigeOf(s, side) + toCome,
    projectsToCome: toCome,
    megalopoleis: great,
    total: now.population + prestige + bracketed,
  };
}

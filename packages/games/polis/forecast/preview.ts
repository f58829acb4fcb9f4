import { type Action, firstOf, isMalformed, type RuleId, type Seat, secondOf, typeOf } from '@polemos/kernel';
import { ACTIONS, T } from '../rules/actions.ts';
import {
  BASE,
  COLUMNS,
  FORT,
  GOOD,
  GOODS,
  LIES_IN,
  MAXIMUM,
  METAL,
  MOST_MERCHANTS,
  other,
  PRESTIGE,
  PRICE,
  ROW,
  SEA,
  SILVER,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  seaRegion,
  TERRITORIES,
  TERRITORY,
  WOOD,
} from '../rules/components/board.ts';
import { capOf, cubesLeft, has, merchantsOf, peopleOf, unitsOf } from '../rules/components/control.ts';
import { AT_END, COST } from '../rules/components/projects.ts';
import { LAND } from '../rules/components/ways.ts';
import { atOnce, missing } from '../rules/end/end.ts';
import { isOstracised, OSTRACISM } from '../rules/end/score.ts';
import { modifiersOf } from '../rules/events/modifiers.ts';
import { comers, sailors } from '../rules/military/move.ts';
import { collectors, taxCost, yieldsOf } from '../rules/military/tax.ts';
import { bribesTo, civilWarCost, wayOfProxenos } from '../rules/political/diplomacy.ts';
import { priceOf } from '../rules/political/trade.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stateOf } from './facts.ts';

type Counts = Readonly<Record<string, number>>;

/** What an action will cost and bring, before it is taken: facts for the screen, in ids. */
export interface Preview {
  /** Goods and prestige to be paid at once; for units, of each one as the first will be. */
  readonly cost: Counts;
  /** Silver for each mercenary instead, where an event has them and people can be raised too. */
  readonly hire?: number;
  /** What comes in if it succeeds. */
  readonly gain: Counts;
  /** Of success, 0 … 1, where a die decides; and the faces of the four that succeed. */
  readonly chance?: number;
  readonly throws?: number;
  /** PO-E2-d, PO-E3-a: the people of a polis before and after, between those whom it feeds as its base and the most it holds. */
  readonly people?: { readonly from: number; readonly to: number; readonly base: number; readonly most: number };
  /** PO-E6-a: what one has then. */
  readonly left?: { readonly prestige: number; readonly silver: number };
  /** The rule by which the game would be lost with that. */
  readonly fatal?: RuleId;
  /** If it fails. */
  readonly loss?: Counts;
  /** How many at most: units to raise or move, hoplites that collect. */
  readonly most?: number;
  /** Yields of each row for 1, 2, … hoplites. */
  readonly rows?: Readonly<Record<string, readonly number[]>>;
  /** The way that will be taken, region by region. */
  readonly through?: readonly string[];
  /** The market marker now, and after each face of the die: what such a load asks then. Purchases: by the higher of two dice. */
  readonly market?: {
    readonly good: string;
    readonly from: number;
    readonly to: readonly number[];
    readonly load: number;
    readonly asks: readonly number[];
  };
  /** Of a project: at completion, and at the end of the game. */
  readonly later?: { readonly completed: number; readonly end: number };
}

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
/** PO-K-h: silver where the good is out; mercenaries where nobody can be spared. */
function raise(s: State, seat: Seat, polis: number, region: number, good: number): Preview {
  const price = hiring(s, region);
  const people = s.population[polis] > 1 && has(s, good, seat) + has(s, SILVER, seat) > 0;
  return {
    cost: people || price === 0 ? { [GOOD.ids[has(s, good, seat) > 0 ? good : SILVER]]: 1, population: 1 } : { silver: price },
    gain: {},
    most: mostRaised(s, seat, polis, region, good),
    ...(people && price > 0 ? { hire: price } : {}),
  };
}
/** Silver for a mercenary; 0: none to be had, as merchants never are. */
const hiring = (s: State, region: number): number => (region < 0 ? 0 : modifiersOf(s.event).mercenaries);
/** PO-1-c, PO-1-d, PO-C-g: as far as there are room, people and goods; then mercenaries for the silver left, where an event has them. */
function mostRaised(s: State, seat: Seat, polis: number, region: number, good: number): number {
  const room = region < 0 ? MOST_MERCHANTS - merchantsOf(s, seat) : capOf(s) - unitsOf(s, region, seat);
  const [own, silver] = [has(s, good, seat), has(s, SILVER, seat)];
  const price = hiring(s, region);
  let most = 0;
  for (let people = 0; people <= Math.min(s.population[polis] - 1, own + silver); people++) {
    const left = silver - Math.max(0, people - own);
    const hired = price === 0 ? 0 : Math.min(Math.floor(left / price), cubesLeft(s, seat));
    most = Math.max(most, people + hired);
  }
  return Math.max(0, Math.min(room, most));
}
/** PO-5-h, PO-6-e: as far as there is room, and units that can come as things are. */
function mostMoved(s: State, seat: Seat, to: number, from: number, first: number): number {
  let coming = 0;
  for (let rest = from; rest !== 0; rest &= rest - 1) coming += unitsOf(s, first + 31 - Math.clz32(rest & -rest), seat);
  return Math.min(capOf(s) - unitsOf(s, to, seat), coming);
}
const market = (s: State, space: number, moves: readonly number[]): NonNullable<Preview['market']> => {
  const column = s.column[SPACE_ASKS[space]];
  const to = moves.map(by => Math.max(0, Math.min(COLUMNS - 1, column + by)) + 1);
  const load = SPACE_AMOUNT[space];
  return { good: GOOD.ids[SPACE_ASKS[space]], from: column + 1, to, load, asks: to.map(then => PRICE[load][then - 1]) };
};

const PREVIEWS: Readonly<Record<number, Make | undefined>> = {
  [T.hoplites]: (s, seat, polis) => raise(s, seat, polis, LIES_IN[polis], METAL),
  [T.galleys]: (s, seat, polis, sea) => raise(s, seat, polis, seaRegion(sea), WOOD),
  [T.merchants]: (s, seat, polis) => raise(s, seat, polis, -1, WOOD),
  [T.project]: (s, _seat, project, polis) => ({
    cost: counts(good => COST[project * GOODS + good]),
    gain: {},
    later: { completed: atOnce(s, project, polis), end: AT_END[project] },
  }),
  [T.march]: (s, seat, to) => ({ cost: { prestige: 1 }, gain: {}, most: mostMoved(s, seat, to, comers(s, seat, to), 0) }),
  [T.sail]: (s, seat, to) => ({
    cost: { prestige: 1 },
    gain: {},
    most: mostMoved(s, seat, seaRegion(to), sailors(s, seat, to), TERRITORIES),
  }),
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
  [T.payPrestige]: (s, seat) => ({ cost: { prestige: missing(s, seat) }, gain: {} }),
  [T.civilWar]: (s, seat, polis) => ({
    cost: { silver: civilWarCost(s, polis) },
    gain: { prestige: peopleOf(s, polis), population: comingOver(s, seat, polis) },
  }),
  [T.grow]: (s, _, polis) => ({ cost: { wheat: 1 }, gain: {}, people: peopleThen(s, polis, s.population[polis] + 1) }),
  [T.release]: (s, _, polis) => ({ cost: {}, gain: {}, people: peopleThen(s, polis, 0) }),
  [T.phoros]: payingPhoros,
};
const peopleThen = (s: State, polis: number, to: number): NonNullable<Preview['people']> => ({
  from: s.population[polis],
  to,
  base: BASE[polis],
  most: MAXIMUM[polis],
});
function payingPhoros(s: State, seat: Seat, amount: number): Preview {
  const left = { prestige: has(s, PRESTIGE, seat) - amount, silver: has(s, SILVER, seat) + amount };
  const sums = { cost: { prestige: amount }, gain: { silver: amount }, left };
  return isOstracised(left.prestige) ? { ...sums, fatal: OSTRACISM } : sums;
}

/** PO-R47: the people of a polis, as far as there are cubes for them. */
const comingOver = (s: State, seat: Seat, polis: number): number => Math.min(peopleOf(s, polis), cubesLeft(s, seat));

/** PO-7-d, e: of the four faces. */
const throwsFor = (fort: number): number => (fort === 1 ? 4 : 5 - fort);
/** PO-7-d … m */
function siege(s: State, seat: Seat, polis: number): Preview {
  const fort = FORT[polis];
  const hostile = s.owner[polis] === other(seat);
  return {
    cost: { prestige: 1 },
    gain: { prestige: FORT[polis], population: comingOver(s, seat, polis) },
    chance: throwsFor(fort) / 4,
    throws: throwsFor(fort),
    loss: hostile ? { hoplites: 1, enemyPopulation: 1 } : { hoplites: 1 },
  };
}
function rowsOf(s: State, seat: Seat, territory: number): Readonly<Record<string, readonly number[]>> {
  const most = collectors(s, seat, territory);
  return Object.fromEntries(
    ROW.ids.flatMap((id, row) => {
      const yields = yieldsOf(s, seat, territory, row).slice(0, most);
      return yields.length === 0 ? [] : [[id, yields]];
    }),
  );
}

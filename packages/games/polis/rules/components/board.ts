import { Ground, NOBODY, type Seat, things } from '@polemos/kernel';
import board from '../../data/board.json' with { type: 'json' };

/** The board that the rules read: that of the house, or somebody's own. */
export const GROUND = new Ground(board);
export type BoardData = typeof board;

export const SPARTA: Seat = 0;
export const ATHENS: Seat = 1;
export const SEATS = ['sparta', 'athens'] as const;
export const SEAT = things('seat', SEATS);
export type Side = (typeof SEATS)[number];
export type BySide<X> = Readonly<Record<Side, X>>;
/** How many of what, by id. */
export type Amounts = Readonly<Record<string, number>>;
export const other = (side: Seat): Seat => 1 - side;
/** The data name a side by its capital. */
export const SIDE_IDS = ['sparta', 'athenai'] as const;
export const sideAt = (id: string | null): Seat => (id === 'sparta' ? SPARTA : id === 'athenai' ? ATHENS : NOBODY);

/** PO-M-a, PO-M-b: the land territories, then the seas. A set of either is one integer. */
export const TERRITORY = things(
  'territory',
  board.territories.map(({ id }) => id),
);
export const SEA = things(
  'sea',
  board.seas.map(({ id }) => id),
);
export const REGION = things('region', [...TERRITORY.ids, ...SEA.ids]);
export const TERRITORIES = TERRITORY.size;
export const SEAS = SEA.size;
export const REGIONS = REGION.size;
export const isSea = (region: number): boolean => region >= TERRITORIES;
export const seaRegion = (sea: number): number => TERRITORIES + sea;
export const bit = (n: number): number => 1 << n;

export const POLIS = things(
  'polis',
  board.poleis.map(({ id }) => id),
);
export const POLEIS = POLIS.size;
const maskOf = (of: { at(id: string): number }, ids: readonly string[]): number =>
  ids.reduce((all, id) => all | bit(of.at(id)), 0);

/** PO-K-a, PO-K-d: the printed numbers of each polis. */
export let FORT: readonly number[];
export let BASE: readonly number[];
export let GROWTH: readonly number[];
export let MAXIMUM: readonly number[];
/** −1: Epidamnos and Abdera lie in no territory, PO-M-f. */
export const LIES_IN = board.poleis.map(({ territory }) => (territory === null ? -1 : TERRITORY.at(territory)));
/** The seas of its ports, as a set. PO-M-g, PO-M-h */
export let PORT_SEAS: readonly number[];
export const TRADES_FOR = board.poleis.map(({ tradePort }) => sideAt(tradePort)); // PO-M-m
export const CAPITAL_OF = board.poleis.map(({ capitalOf }) => sideAt(capitalOf));
export const CAPITAL = SIDE_IDS.map(id => POLIS.at(id)); // PO-M-e
export const HOME = board.players.map(({ homeTerritory }) => TERRITORY.at(homeTerritory));
export const KORINTHOS = POLIS.at(board.isthmus.polis);
export const ACHAIA = TERRITORY.at('achaia');
/** By territory, the poleis in it as a set. */
export const POLEIS_IN = board.territories.map(({ poleis }) => maskOf(POLIS, poleis));

export const METAL = 0;
export const WOOD = 1;
export const WINE = 2;
export const OIL = 3;
export const SILVER = 4;
export const WHEAT = 5;
export const PRESTIGE = 6;
export const GOOD = things('good', ['metal', 'wood', 'wine', 'oil', 'silver', 'wheat']);
export const GOODS = GOOD.size;
/** Goods, and what hoplites may do instead of bringing any in (an event): the rows of a collection. */
export const ROW = things('row', [...GOOD.ids, 'order']);
export const ORDER = 6;
export const stuffAt = (id: string): number => (id === 'prestige' ? PRESTIGE : GOOD.at(id));
export const stuffId = (stuff: number): string => (stuff === PRESTIGE ? 'prestige' : GOOD.ids[stuff]);
export const PERISHABLE = board.goods.map(({ perishable }) => perishable); // PO-E5-a

/** PO-8-d: boxes of each good's row, by territory * 6 + good. */
export let BOXES: readonly number[];
export const YIELD = board.taxYield.byHoplitesOnRow; // PO-8-e

/** The four rounds. PO-F-a, PO-K-i */
export const ROUND = things(
  'round',
  board.rounds.map(({ id }) => id),
);
export const CAP = board.rounds.map(({ maxUnitsPerPlayerPerRegion }) => maxUnitsPerPlayerPerRegion);
export const LARGEST_LOAD = board.rounds.map(({ maxCargoValue }) => maxCargoValue); // PO-9-b
export const LAST_ROUND = ROUND.size - 1;

/** PO-9-b: the shipload spaces of all markets. */
export const MARKET = things(
  'market',
  board.markets.map(({ id }) => id),
);
export const SPACE = things(
  'space',
  board.markets.flatMap(({ id, boxes }) => boxes.map(({ box }) => `${id}-${box}`)),
);
export const SPACES = SPACE.size;
const spaces = board.markets.flatMap((market, index) => market.boxes.map(box => ({ ...box, market: index })));
export const SPACE_MARKET = spaces.map(({ market }) => market);
export const SPACE_ASKS = spaces.map(({ demand }) => GOOD.at(demand));
export const SPACE_GIVES = spaces.map(({ offer }) => GOOD.at(offer));
export const SPACE_AMOUNT = spaces.map(({ amount }) => amount);
export const MARKET_SEA = board.markets.map(({ sea }) => SEA.at(sea));
/** The polis whose owner trades there by land, or −1. PO-9-i */
export const MARKET_BY_LAND = board.markets.map(({ landAccessVia }) => (landAccessVia === null ? -1 : POLIS.at(landAccessVia)));
/** PO-9-l: price by amount (3, 4, 5), then column. PO-R23 */
export const PRICE: readonly (readonly number[])[] = [
  [],
  [],
  [],
  board.marketValues.rows[3],
  board.marketValues.rows[4],
  board.marketValues.rows[5],
];
export const COLUMNS = board.marketValues.columns;
export const START_COLUMN = [METAL, WOOD, WINE, OIL].map(good => board.marketValues.startColumn[GOOD.ids[good] as 'metal']);

export const TRADE_PORT_SEAS = SIDE_IDS.map(id => maskOf(SEA, board.tradePorts.find(({ owner }) => owner === id)?.seas ?? []));
export const MOST_MERCHANTS = board.components.merchantsPerPlayer; // PO-C-g
/** Seven of a side's cubes mark prestige and goods. PO-R47 */
export const CUBES = board.components.cubesPerPlayer;
export const MOST_CUBES = CUBES - 7;

const links = (of: { at(id: string): number; size: number }, rows: readonly { a: string; b: string }[]): readonly number[] => {
  const near: number[] = new Array(of.size).fill(0);
  for (const { a, b } of rows) {
    near[of.at(a)] |= bit(of.at(b));
    near[of.at(b)] |= bit(of.at(a));
  }
  return near;
};
/** By territory, its neighbours by land: without, and with, Boiotia and Megaris as such. PO-R57 */
export let NEAR_LAND: readonly (readonly number[])[];
/** By sea, its neighbours: without the isthmus, and with it for the owner of Korinthos. PO-M-o */
export let NEAR_SEA: readonly (readonly number[])[];
/** By territory, the seas it touches. PO-M-j */
export let COAST: readonly number[];

GROUND.follow(({ poleis, territories, landLinks, optionalLandLinks, seaRoutes, isthmus }) => {
  const fort = poleis.map(({ fortification }) => fortification);
  const base = poleis.map(({ basePopulation }) => basePopulation);
  const growth = poleis.map(({ maxGrowth }) => maxGrowth);
  const maximum = poleis.map(({ maxPopulation }) => maxPopulation);
  const ports = poleis.map(({ portSeas }) => maskOf(SEA, portSeas));
  const boxes = territories.flatMap(({ resources }) => GOOD.ids.map(id => resources.find(({ good }) => good === id)?.boxes ?? 0));
  const land = [links(TERRITORY, landLinks), links(TERRITORY, [...landLinks, ...optionalLandLinks])];
  const sea = [links(SEA, seaRoutes), links(SEA, [...seaRoutes, isthmus])];
  const coast = territories.map(({ embarksTo }) => maskOf(SEA, embarksTo));
  return () => {
    FORT = fort;
    BASE = base;
    GROWTH = growth;
    MAXIMUM = maximum;
    PORT_SEAS = ports;
    BOXES = boxes;
    NEAR_LAND = land;
    NEAR_SEA = sea;
    COAST = coast;
  };
});

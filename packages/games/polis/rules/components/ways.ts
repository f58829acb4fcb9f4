import { bit, COAST, GROUND, LIES_IN, NEAR_LAND, NEAR_SEA, PORT_SEAS, SEAS, TERRITORIES, TRADE_PORT_SEAS } from './board.ts';

/** All that a flood from some places reaches, going on only through open ones. */
function flood(near: readonly number[], from: number, open: number): number {
  let reached = from;
  let edge = from;
  while (edge !== 0) {
    let next = 0;
    for (let rest = edge; rest !== 0; rest &= rest - 1) next |= near[31 - Math.clz32(rest & -rest)];
    edge = next & open & ~reached;
    reached |= edge;
  }
  return reached;
}
const beside = (near: readonly number[], places: number): number => {
  let found = 0;
  for (let rest = places; rest !== 0; rest &= rest - 1) found |= near[31 - Math.clz32(rest & -rest)];
  return found;
};

const EVERY_LAND = bit(TERRITORIES) - 1;
const EVERY_SEA = bit(SEAS) - 1;
const UNKNOWN = -1;

let landFrom: Int16Array;
/** PO-5-d: the territories from which a march to `to` is free while the opponent holds `closed`. `joined`: PO-R57. */
export function marchFrom(to: number, closed: number, joined: number): number {
  const key = (joined * TERRITORIES + to) * bit(TERRITORIES) + closed;
  if (landFrom[key] === UNKNOWN) {
    const through = flood(NEAR_LAND[joined], bit(to), EVERY_LAND & ~closed);
    landFrom[key] = beside(NEAR_LAND[joined], through) & ~bit(to);
  }
  return landFrom[key];
}

/** Seas joined to one of `from` by free seas, `from` itself only where free. */
const voyage = (from: number, closed: number, isthmus: number): number =>
  flood(NEAR_SEA[isthmus], from & ~closed, EVERY_SEA & ~closed);

const eachSeas = (of: (closed: number, isthmus: number) => number): readonly number[] =>
  Array.from({ length: 2 * bit(SEAS) }, (_, key) => of(key & EVERY_SEA, key >> SEAS));
const touching = (seas: number): number =>
  COAST.reduce((lands, coast, territory) => ((coast & seas) !== 0 ? lands | bit(territory) : lands), 0);

let seaToLand: readonly (readonly number[])[];
/** PO-R5, the other reading: the first and the last sea may be the opponent's, those between may not. */
const openEnds = (coast: number, closed: number, isthmus: number): number => {
  const through = flood(NEAR_SEA[isthmus], coast, EVERY_SEA & ~closed);
  return through | beside(NEAR_SEA[isthmus], through);
};
let seaToLandOpen: readonly (readonly number[])[];
/** PO-5-e, PO-5-f: the territories from which a voyage to `to` is free: every sea used, the first and the last too (PO-R5). */
export const shipFrom = (to: number, closed: number, isthmus: number, ends: number): number =>
  (ends === 0 ? seaToLand : seaToLandOpen)[to][(isthmus << SEAS) | closed];

let seaFrom: readonly (readonly number[])[];
/** PO-6-c: the seas from which galleys may sail to `to`: nothing between may be closed; start and destination may. */
export const sailFrom = (to: number, closed: number, isthmus: number): number => seaFrom[to][(isthmus << SEAS) | closed];

let tradeSeas: readonly (readonly number[])[];
/** PO-9-d: the seas that merchants of a side reach from its trade port. */
export const merchantSeas = (side: number, closed: number, isthmus: number): number =>
  tradeSeas[side][(isthmus << SEAS) | closed];

GROUND.follow(() => {
  const marches = new Int16Array(2 * bit(TERRITORIES) * TERRITORIES).fill(UNKNOWN);
  const landings = COAST.map((coast, to) => eachSeas((closed, isthmus) => touching(voyage(coast, closed, isthmus)) & ~bit(to)));
  const landingsOpen = COAST.map((coast, to) =>
    eachSeas((closed, isthmus) => touching(openEnds(coast, closed, isthmus)) & ~bit(to)),
  );
  const cruises = COAST.slice(0, SEAS).map((_, to) =>
    eachSeas((closed, isthmus) => beside(NEAR_SEA[isthmus], flood(NEAR_SEA[isthmus], bit(to), EVERY_SEA & ~closed)) & ~bit(to)),
  );
  const trade = TRADE_PORT_SEAS.map(port => eachSeas((closed, isthmus) => voyage(port, closed, isthmus)));
  return () => {
    landFrom = marches;
    seaToLand = landings;
    seaToLandOpen = landingsOpen;
    seaFrom = cruises;
    tradeSeas = trade;
  };
});

/** A way through regions, first and last included, as indices of territories or of seas. */
export type Way = readonly number[];

/** The way with the least cost from any of `from` to any of `to`; shorter, then by the order of the board, among equals. */
export function cheapestWay(near: readonly number[], from: number, to: number, cost: (place: number) => number): Way | null {
  const size = near.length;
  const paid: number[] = new Array(size).fill(Number.POSITIVE_INFINITY);
  const before: number[] = new Array(size).fill(-1);
  for (let place = 0; place < size; place++) if ((from & bit(place)) !== 0) paid[place] = cost(place) + 0.01;
  for (let round = 0; round < size; round++)
    for (let place = 0; place < size; place++) {
      if (paid[place] === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < size; next++) {
        if ((near[place] & bit(next)) === 0) continue;
        const sum = paid[place] + cost(next) + 0.01; // a longer way of equal cost is not taken
        if (sum < paid[next] - 1e-9) {
          paid[next] = sum;
          before[next] = place;
        }
      }
    }
  let best = -1;
  for (let place = 0; place < size; place++)
    if ((to & bit(place)) !== 0 && paid[place] < Number.POSITIVE_INFINITY && (best < 0 || paid[place] < paid[best] - 1e-9))
      best = place;
  if (best < 0) return null;
  const way = [best];
  while (before[way[0]] >= 0) way.unshift(before[way[0]]);
  return way;
}

/** One free way of a march, a voyage or a cruise, for telling it: closed regions cost too much to be taken. */
export const freeWay = (near: readonly number[], from: number, to: number, closed: number): Way =>
  cheapestWay(near, from, to, place => ((closed & bit(place)) !== 0 ? 1000 : 0)) ?? [];

export const LAND = 0;
export const BY_SEA = 1;
/** PO-10-b: where a Proxenos in a polis sets out, by way. Empty: it cannot go that way (PO-M-f, PO-M-g). */
export const gate = (polis: number, way: number): number =>
  way === LAND ? (LIES_IN[polis] < 0 ? 0 : bit(LIES_IN[polis])) : PORT_SEAS[polis];

import type { Action } from '@polemos/kernel';
import type { View } from '@polemos/polis';
import board from '@polemos/polis/board' with { type: 'json' };
import events from '@polemos/polis/events' with { type: 'json' };
import { otherOf, POLIS, PRICE, PROJECT, type Side, SPACE, sideAt, TERRITORY } from './board.ts';

/** What an action costs and brings, before it is taken. Stuff by name; `per` counts for each unit raised. */
export interface Preview {
  readonly pay: Readonly<Record<string, number>>;
  readonly gain: Readonly<Record<string, number>>;
  readonly per?: boolean;
  /** Of a siege: throws of the d4 that take the polis, of four. */
  readonly chance?: number;
  /** The way of the Proxenos, region by region, with its bribes. */
  readonly way?: readonly { readonly region: string; readonly silver: number }[];
  /** Prestige that counts only at the end of the game. */
  readonly atEnd?: number;
}
interface Effect {
  readonly op: string;
  readonly player?: string;
  readonly [parameter: string]: unknown;
}
const effectsOf = (view: View): readonly Effect[] =>
  (events.events.find(({ id }) => id === view.event)?.effects ?? []) as unknown as readonly Effect[];

/** PO-9-l: the price in the good a space asks for; an event may lower it. */
export function priceOf(view: View, space: string): number {
  const { amount, demand, market } = SPACE[space];
  const discount = effectsOf(view).find(({ op, market: where }) => op === 'tradeDiscount' && where === market)?.amount ?? 0;
  return Math.max(1, PRICE[amount][view.market[demand] - 1] - Number(discount));
}
/** As printed, unless an event changes it. */
export const fortOf = (view: View, polis: string): number =>
  Number(
    effectsOf(view).find(({ op, polis: where }) => op === 'fortificationOverride' && where === polis)?.value ??
      POLIS[polis].fortification,
  );
const modifier = (view: View, action: string, side: Side, polis: string): number =>
  effectsOf(view)
    .filter(e => e.op === 'costModifier' && e.action === action)
    .filter(e => e.polis === undefined || (e.polis === polis && sideAt(String(e.player)) === side))
    .reduce((sum, e) => sum + Number(e.amount), 0);
const peopleOf = (view: View, polis: string): number =>
  view.poleis[polis].owner === null ? POLIS[polis].basePopulation : view.poleis[polis].population;

/** PO-12-b */
const civilWarCost = (view: View, side: Side, polis: string): number => {
  const full = view.poleis[polis].owner === null ? 2 * POLIS[polis].basePopulation : 3 * view.poleis[polis].population;
  return Math.max(0, full + modifier(view, 'civilWar', side, polis));
};

/** PO-10-c, PO-R60: the cheapest way of its kind and what it costs. */
export function wayOfProxenos(view: View, side: Side, to: string, way: string): Preview['way'] | null {
  const from = view.proxenos[side];
  if (from === null) return null;
  const gates = (polis: string): readonly string[] =>
    way === 'sea' ? POLIS[polis].portSeas : POLIS[polis].territory === null ? [] : [POLIS[polis].territory as string];
  const own = view.poleis[board.isthmus.polis].owner === side;
  const links = way === 'sea' ? [...board.seaRoutes, ...(own ? [board.isthmus] : [])] : board.landLinks;
  const bribe = (region: string): number => view.units[region][otherOf(side)];
  const best = new Map<string, { sum: number; path: readonly string[] }>();
  for (const start of gates(from)) best.set(start, { sum: bribe(start), path: [start] });
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b } of links)
      for (const [x, y] of [
        [a, b],
        [b, a],
      ]) {
        const here = best.get(x);
        if (here === undefined) continue;
        const sum = here.sum + bribe(y);
        if (sum >= (best.get(y)?.sum ?? Number.POSITIVE_INFINITY)) continue;
        best.set(y, { sum, path: [...here.path, y] });
        changed = true;
      }
  }
  const ends = gates(to).flatMap(gate => best.get(gate) ?? []);
  if (ends.length === 0) return null;
  const { path } = ends.reduce((least, one) => (one.sum < least.sum ? one : least));
  return path.map(region => ({ region, silver: bribe(region) }));
}

const PREVIEWS: Readonly<Record<string, (view: View, side: Side, action: Action) => Preview>> = {
  hoplites: () => ({ pay: { metal: 1, population: 1 }, gain: { hoplite: 1 }, per: true }),
  galleys: () => ({ pay: { wood: 1, population: 1 }, gain: { galley: 1 }, per: true }),
  merchants: () => ({ pay: { wood: 1, population: 1 }, gain: { merchant: 1 }, per: true }),
  project: (_, __, { project }) => {
    const { cost, immediatePrestige, endPrestige } = PROJECT[String(project)];
    return {
      pay: cost as unknown as Record<string, number>,
      gain: immediatePrestige === null ? {} : { prestige: immediatePrestige },
      atEnd: endPrestige,
    };
  },
  march: () => ({ pay: { prestige: 1 }, gain: {} }),
  sail: () => ({ pay: { prestige: 1 }, gain: {} }),
  besiege: (view, side, { polis }) => {
    const id = String(polis);
    const fort = fortOf(view, id);
    const dearer = view.poleis[id].owner === otherOf(side) ? modifier(view, 'siegeOpponentPolis', side, id) : 0;
    return {
      pay: { prestige: 1 + dearer },
      gain: { prestige: POLIS[id].fortification },
      chance: fort === 1 ? 4 : Math.max(0, 5 - fort),
    };
  },
  tax: (_, side, { territory }) => ({
    pay: sideAt(TERRITORY[String(territory)].homeOf) === side ? {} : { prestige: 1 },
    gain: {},
  }),
  barter: (view, _, { space }) => {
    const { demand, offer, amount } = SPACE[String(space)];
    return { pay: { [demand]: priceOf(view, String(space)) }, gain: { [offer]: amount } };
  },
  buy: (_, __, { space }) => ({ pay: { silver: SPACE[String(space)].amount }, gain: { wheat: SPACE[String(space)].amount } }),
  proxenos: (view, side, { polis, way }) => {
    const found = wayOfProxenos(view, side, String(polis), String(way)) ?? [];
    const silver = found.reduce((sum, one) => sum + one.silver, 0);
    return { pay: silver > 0 ? { silver } : {}, gain: {}, way: found };
  },
  free: () => ({ pay: { silver: 2 }, gain: {} }),
  civilWar: (view, side, { polis }) => ({
    pay: { silver: civilWarCost(view, side, String(polis)) },
    gain: { prestige: peopleOf(view, String(polis)) },
  }),
};
export const previewOf = (view: View, side: Side, action: Action): Preview | null =>
  PREVIEWS[action.type]?.(view, side, action) ?? null;

import type { Action } from '@polemos/kernel';
import { type Preview, preview, type View } from '@polemos/polis';
import events from '@polemos/polis/events' with { type: 'json' };
import { POLIS, PRICE, SIDES, type Side, SPACE } from './board.ts';

/** What an action will cost and bring, by the rules themselves. */
export const previewOf = (view: View, side: Side, action: Action): Preview | null => preview(view, SIDES.indexOf(side), action);

interface Effect {
  readonly op: string;
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

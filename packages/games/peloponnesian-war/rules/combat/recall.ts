import { GHB, type P } from '../state.ts';
import { SPACE } from '../terms/board.ts';
import { move, sendHome, spOf, unitsOf } from '../terms/forces.ts';
import type { Counted } from '../terms/told.ts';
import { ALL_KINDS, national, SIDES, sideOf, typeOf } from '../terms/units.ts';

// Who leaves a space for home without a battle: an event, a truce or a stronger hand sends him.

interface Order {
  readonly side: number;
  readonly rule: string;
}
/** Athenians and Spartans, not their Allies, nor elite units. */
export const isNational = (kind: number): boolean => national(sideOf(kind), typeOf(kind)) === kind;
/** SP of some kinds. */
export function recall(play: P, space: number, { side, rule }: Order, which: (kind: number) => boolean): void {
  const { state } = play;
  const units = unitsOf(state, space, side, which);
  for (const kind of ALL_KINDS[side]) if (which(kind)) move(state, space, GHB, kind, spOf(state, space, kind));
  tellRecalled(play, space, { side, rule }, units);
}
/** All of a side, with its commanders. */
export function sendAway(play: P, space: number, { side, rule }: Order): void {
  const units = unitsOf(play.state, space, side);
  sendHome(play.state, space, side);
  tellRecalled(play, space, { side, rule }, units);
}
export function tellRecalled(play: P, space: number, { side, rule }: Order, units: Counted): void {
  if (Object.keys(units).length > 0) play.tell?.({ kind: 'recalled', rule, space: SPACE.ids[space], side: SIDES[side], units });
}

import type { Action } from '@polemos/kernel';
import type { View } from '@polemos/polis';
import { type Facts, facts, type Preview, type Projection, preview, projection } from '@polemos/polis/forecast';
import type { PolisDesk } from '../desk.ts';
import { SIDES, type Side } from '../map/board.ts';

/** The rules speak here, never the screen: what they say of a view is asked once, however many places show it. */
const once = <K extends object, X>(ask: (of: K) => X): ((of: K) => X) => {
  const known = new WeakMap<K, X>();
  return of => {
    const found = known.get(of) ?? ask(of);
    known.set(of, found);
    return found;
  };
};

export const factsOf: (view: View) => Facts = once(facts);
/** A desk shows one view and waits for one decision, which says what phases are over. */
const projectionsOf = once(({ view, shown }: PolisDesk) => projection(view, shown.pending[0] ?? null));
export const projectionOf = (desk: PolisDesk, side: Side): Projection => projectionsOf(desk)[side];
/** What an action will cost and bring. */
export const previewOf = (view: View, side: Side, action: Action): Preview | null => preview(view, SIDES.indexOf(side), action);

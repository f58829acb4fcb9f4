import type { Action } from '@polemos/kernel';
import { type Facts, facts, type Preview, type Projection, preview, projection, type View } from '@polemos/polis';
import { SIDES, type Side } from './board.ts';

/** The rules speak here, never the screen: what they say of a view is asked once, however many places show it. */
const once = <X>(ask: (view: View) => X): ((view: View) => X) => {
  const known = new WeakMap<View, X>();
  return view => {
    const found = known.get(view) ?? ask(view);
    known.set(view, found);
    return found;
  };
};

export const factsOf: (view: View) => Facts = once(facts);
const projectionsOf = once(projection);
export const projectionOf = (view: View, side: Side): Projection => projectionsOf(view)[side];
/** What an action will cost and bring. */
export const previewOf = (view: View, side: Side, action: Action): Preview | null => preview(view, SIDES.indexOf(side), action);

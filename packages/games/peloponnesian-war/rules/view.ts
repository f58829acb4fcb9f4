import { stateOf, type View, viewOf } from '../position/view.ts';
import { clone, type State } from './state.ts';

/** Nothing on the table is hidden: both cups are known as sets, and chance has not happened yet. */
export type { View };
export const view = (s: State): View => viewOf(s);
export function imagine(seen: View): () => State {
  const state = stateOf(seen, seen.scenario);
  return () => clone(state);
}

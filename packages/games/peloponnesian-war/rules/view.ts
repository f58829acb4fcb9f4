import { fromPicture, type Picture, picture } from '../position/picture.ts';
import { clone, type State } from './state.ts';

/** Nothing on the table is hidden: both cups are known as sets, and chance has not happened yet. */
export type View = Picture;
export const view = (s: State): View => picture(s);
export function imagine(seen: View): () => State {
  const state = fromPicture(seen, seen.scenario);
  return () => clone(state);
}

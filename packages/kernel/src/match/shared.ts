import type { Action } from '../game/action.ts';

/** Actions that several matches have made, by what they are. Begun anew when there are too many to be worth it. */
const SHARED = new Map<string, Action>();
const MOST_SHARED = 20_000;

/** The same few actions make most of a match: each is kept once for all matches of a process. */
export function shared(action: Action): Action {
  const key = JSON.stringify(action);
  const known = SHARED.get(key);
  if (known !== undefined) return known;
  if (SHARED.size >= MOST_SHARED) SHARED.clear();
  SHARED.set(key, action);
  return action;
}

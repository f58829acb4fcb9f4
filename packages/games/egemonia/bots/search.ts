import { firstOf, type SearchHint, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { FAVOURS, KIND } from '../rules/components/events.ts';
import type { State } from '../rules/state.ts';

export const search: SearchHint<State> = {
  /** Counters of one kind are alike: what the second of them could do, the first does. */
  isFolly({ where }, action) {
    if (typeOf(action) === T.decline) return false;
    const event = firstOf(action);
    for (let like = event - 1; like >= 0 && isAlike(like, event); like--) if (where[like] === where[event]) return true;
    return false;
  },
};
/** Specials are alike to none: each favours a side, and leaves the game. */
const isAlike = (one: number, other: number): boolean => KIND[one] === KIND[other] && FAVOURS[one] < 0 && FAVOURS[other] < 0;

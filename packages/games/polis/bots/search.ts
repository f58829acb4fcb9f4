import { firstOf, type SearchHint, secondOf, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';

export const search: SearchHint<State> = {
  /** The two cards of an attack in their other order: the same attack. */
  isFolly: (_, action) => typeOf(action) === T.attack && firstOf(action) > secondOf(action),
};

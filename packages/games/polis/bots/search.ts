import { firstOf, type SearchHint, secondOf, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { phoros } from '../rules/end/end.ts';
import { turn } from '../rules/round/turn.ts';
import type { State } from '../rules/state.ts';

/**
 * How to search. A round goes on until both have passed, and what an action was worth is seen when the people have eaten: so the
 * actions of a turn are weighed, each by how the round ends if greedy players go on. What only carries an action out is not.
 */
export const search: SearchHint<State> = {
  trust: 0,
  curiosity: 0.1,
  width: 0.5,
  share: 0.005,
  /** The two cards of an attack in their other order: the same attack. */
  isFolly: (_, action) => typeOf(action) === T.attack && firstOf(action) > secondOf(action),
  guide: {
    candidates: 5,
    isWeighty: ({ stack }) => stack?.step === turn.index,
    isRest: ({ stack }) => stack?.step === phoros.index,
  },
};

import type { Reckoning } from '@polemos/kernel';
import { LAST_ROUND } from '../rules/components/board.ts';
import { scoreOf } from '../rules/end/score.ts';
import { SCENARIO } from '../rules/scenarios.ts';
import type { State } from '../rules/state.ts';
import LEARNED from './chances.json' with { type: 'json' };

/** Rounds, the score as it would be counted now; cards in hand are their owner's. */
export const reckoning: Reckoning<State> = {
  clock: ({ round }) => ({ first: 0, now: round, last: LAST_ROUND }),
  points: (s, side) => scoreOf(s, side).total,
  places: ['polis', 'territory', 'sea', 'region', 'space'],
  chances: ({ scenario }) => (scenario === SCENARIO.at('full') ? LEARNED.full.weights : undefined),
  openly: action => (action.type === 'attack' || action.type === 'defend' ? { type: action.type } : action),
};

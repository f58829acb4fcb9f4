import { type Code, firstOf, type Reckoning, typeOf } from '@polemos/kernel';
import { T } from '../rules/actions.ts';
import { seatsOf } from '../rules/editions/book.ts';
import { SCENARIO, scenarioOf } from '../rules/scenarios/scenarios.ts';
import type { State } from '../rules/state.ts';
import { friendOf } from '../rules/terms/control.ts';
import { forceOf } from '../rules/terms/forces.ts';
import { enemyOf } from '../rules/terms/units.ts';
import LEARNED from './chances.json' with { type: 'json' };

/** Turns and victory points. Everything lies open. */
export const reckoning: Reckoning<State> = {
  clock(s) {
    const { turn, lastTurn } = scenarioOf(s);
    return { first: turn, now: Math.max(turn, s.turn), last: lastTurn };
  },
  points: (s, seat) => (seatsOf(s).length > 1 ? s.score[seat] : s.points),
  places: ['space'],
  chances: s => CHANCES[`${SCENARIO.ids[s.scenario]}${seatsOf(s).length > 1 ? ', two players' : ''}`]?.weights,
  achieves: (s, from, _, codes) => isWon(s, from, codes[0]),
};

/** By scenario, for whoever plays alone and for two. */
const CHANCES: Readonly<Record<string, { readonly weights: readonly (readonly number[])[] }>> = LEARNED;

/** The objective is ours at the end of the turn, or at least nobody stands there against us. */
function isWon(s: State, from: State, first: Code): boolean {
  if (typeOf(first) !== T.objective && typeOf(first) !== T.incite) return true;
  const space = firstOf(first);
  const own = from.player;
  const wasOurs = friendOf(from, space) === own;
  return forceOf(s, space, enemyOf(own)) === 0 && (wasOurs || friendOf(s, space) === own);
}

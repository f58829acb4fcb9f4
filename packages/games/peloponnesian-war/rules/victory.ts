import { SCENARIOS } from './scenarios.ts';
import type { P, State } from './state.ts';
import { SIDES } from './units.ts';

/** PW-1.2-f, g: the sum for a surrender in this turn. */
export const surrenderPoints = (turn: number): number => Math.ceil(200 / turn);

/** PW-1.3, PW-1.4-c, PW-10.1.4-b, PW-10.2.4-b: whether the human has won. */
export function hasWon(s: State, surrendered: boolean): boolean {
  const { end } = SCENARIOS[s.scenario];
  return s.points >= end.points || (end.campaign && surrendered && s.turn <= 3); // PW-1.3.1-b
}

export function endScenario(play: P, why: 'return' | 'armistice' | 'surrender' | 'last-turn', loser: number | null = null): void {
  const { state } = play;
  const { end, id } = SCENARIOS[state.scenario];
  const won = hasWon(state, why === 'surrender');
  const rule = why === 'surrender' ? 'PW-9.2-c' : end.rule;
  play.tell?.({ kind: 'scenario-ends', rule, why, points: state.points, won });
  play.end({
    rule,
    score: [won ? 1 : 0],
    detail: {
      scenario: id,
      why,
      won,
      points: state.points,
      needed: end.points,
      turn: state.turn,
      side: SIDES[state.player],
      surrendered: loser === null ? null : SIDES[loser],
    },
  });
}

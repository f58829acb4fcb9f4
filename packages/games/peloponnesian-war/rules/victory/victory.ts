import { bookOf, seatsOf } from '../editions/book.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import type { P, State } from '../state.ts';
import { ATHENS, enemyOf, NO_SIDE, SIDES, SPARTA, sideId } from '../terms/units.ts';

/** PW-1.3, PW-1.4-c, PW-10.1.4-b, PW-10.2.4-b: whether the human has won. */
export function hasWon(s: State, surrendered: boolean): boolean {
  const { end } = scenarioOf(s);
  return s.points >= end.points || (end.campaign && surrendered && s.turn <= 3); // PW-1.3.1-b
}

export function endScenario(play: P, why: 'return' | 'armistice' | 'surrender' | 'last-turn', loser: number | null = null): void {
  const { state } = play;
  const { end, id } = scenarioOf(state);
  if (bookOf(state).points === 'sides') return endForTwo(play, why, loser);
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

/** PW-R129: who surrenders loses; else the higher total wins, equal is a draw. */
function endForTwo(play: P, why: string, loser: number | null): void {
  const { state } = play;
  const { id } = scenarioOf(state);
  const [athens, sparta] = state.score;
  const winner = loser !== null ? enemyOf(loser) : athens === sparta ? NO_SIDE : athens > sparta ? ATHENS : SPARTA;
  endWith(play, { rule: 'PW-R129', why, winner, scenario: id });
}
export interface Ending {
  readonly rule: string;
  readonly why: string;
  /** A side, or NO_SIDE: a draw. */
  readonly winner: number;
  readonly scenario: string;
  /** Where not even a draw is left to the players. */
  readonly nobody?: boolean;
}
/** The winner takes all, a draw is half each; with one player he wins with the side that he has at the end. */
export function endWith(play: P, { rule, why, winner, scenario, nobody = false }: Ending): void {
  const { state } = play;
  const alone = seatsOf(state).length === 1;
  play.tell?.({
    kind: 'war-ends',
    rule,
    why,
    winner: winner === NO_SIDE ? null : SIDES[winner],
    points: [...state.score],
    nobody,
  });
  play.end({
    rule,
    score: alone ? [shareOf(state.player, winner)] : SIDES.map((_, side) => (nobody ? 0 : shareOf(side, winner))),
    detail: {
      scenario,
      why,
      winner: sideId(winner),
      points: [...state.score],
      ...(alone && { side: SIDES[state.player] }),
      turn: state.turn,
      nobody,
    },
  });
}
const shareOf = (side: number, winner: number): number => (winner === NO_SIDE ? 0.5 : winner === side ? 1 : 0);

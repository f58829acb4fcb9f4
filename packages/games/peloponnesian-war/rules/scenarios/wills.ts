import { seatsOf } from '../editions/book.ts';
import type { P } from '../state.ts';
import { HOME } from '../terms/board.ts';
import { enemyControls } from '../terms/control.ts';
import { ATHENS, enemyOf, NO_SIDE, SIDE, SIDES, SPARTA, sideId } from '../terms/units.ts';
import { endWith } from '../victory/victory.ts';
import { SCENARIOS } from './scenarios.ts';

// PW-10.3.5, PW-10.5.5: wars that end when the will of one side is spent.

/** At the end of a turn: a home space lost, a side at 0, or both so tired that they make peace. */
export function contestOfWills(play: P): void {
  const { state } = play;
  const { will } = SCENARIOS[state.scenario];
  if (will === undefined) return;
  const homeless = will.homes.map(id => SIDE.at(id)).filter(side => enemyControls(state, HOME[side], side)); // PW-R128
  const spent = [ATHENS, SPARTA].filter(side => state.bellicosity[side] === 0);
  const beaten = [...new Set([...homeless, ...spent])];
  if (beaten.length === 1) return decided(play, homeless.length > 0 ? 'PW-R128' : will.rule, 'will', enemyOf(beaten[0]));
  if (beaten.length === 2) return decided(play, will.rule, 'both', NO_SIDE);
  const tired = state.bellicosity.every(left => left === 1 || left === 2);
  if (will.peace !== undefined && tired) decided(play, will.peace, 'peace', NO_SIDE); // PW-10.3.4-b
}
/** PW-R55, PW-R71: the last turn is over. */
export function undecided(play: P): void {
  const { will } = SCENARIOS[play.state.scenario];
  decided(play, will?.lastTurn ?? '', 'last-turn', NO_SIDE);
}
/** With one player he wins with the side that he has at the end; a draw is half a victory. */
function decided(play: P, rule: string, why: string, winner: number): void {
  const { state } = play;
  const { id, will } = SCENARIOS[state.scenario];
  const nobody = why === 'both' && will?.bothAtZero === 'nobody';
  if (seatsOf(state).length > 1) return endWith(play, { rule, why, winner, scenario: id, nobody });
  const score = winner === NO_SIDE ? 0.5 : winner === state.player ? 1 : 0;
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
    score: [score],
    detail: {
      scenario: id,
      why,
      winner: sideId(winner),
      points: [...state.score],
      side: SIDES[state.player],
      turn: state.turn,
      nobody,
    },
  });
}

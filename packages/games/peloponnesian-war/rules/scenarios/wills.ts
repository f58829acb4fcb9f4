import type { P } from '../state.ts';
import { HOME } from '../terms/board.ts';
import { enemyControls } from '../terms/control.ts';
import { ATHENS, enemyOf, NO_SIDE, SIDE, SPARTA } from '../terms/units.ts';
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
function decided(play: P, rule: string, why: string, winner: number): void {
  const { id, will } = SCENARIOS[play.state.scenario];
  endWith(play, { rule, why, winner, scenario: id, nobody: why === 'both' && will?.bothAtZero === 'nobody' });
}

import { ATTICA } from './board.ts';
import { delianNavalLosses, forceOf } from './forces.ts';
import { LEADERS } from './leaders.ts';
import { SCENARIOS } from './scenarios.ts';
import { CUP, GHB, type P, RAVAGED } from './state.ts';
import { KINDS, SPARTA } from './units.ts';
import { endScenario } from './victory.ts';

/** PW-9.4. */
export function endOfTurn(play: P): void {
  const { state } = play;
  const { lastTurn } = SCENARIOS[state.scenario];
  const next = state.turn + state.armisticeTurns + 1; // PW-9.3-m
  if (next > lastTurn) return endScenario(play, 'last-turn'); // PW-1.3.1-a
  for (let space = 0; space < state.marks.length; space++) state.marks[space] &= ~RAVAGED; // PW-9.4-a
  for (let leader = 0; leader < LEADERS; leader++) if (state.where[leader] === GHB) state.where[leader] = CUP; // PW-9.4-b
  state.turn = next; // PW-9.4-c
  // PW-9.4-d, e: this turn's counters
  state.navalLosses = delianNavalLosses(state);
  state.lost = new Array(KINDS).fill(0);
  state.spent.fill(0);
  state.bans = 0;
  state.atticaBefore = state.attica || ATTICA.some(space => forceOf(state, space, SPARTA) > 0);
  state.attica = false;
  state.helotCost = 0;
  state.passed = [false, false];
  state.initial = [false, false];
  state.operations = [0, 0];
  state.most = [99, 99];
  state.answered = [];
  state.walls = 0;
  state.drawn = [-1, -1];
  state.armisticeTurns = 0;
  state.moved.fill(0);
  state.sequence = 0;
  play.tell?.({ kind: 'turn-ends', rule: 'PW-9.4-c', turn: state.turn });
}

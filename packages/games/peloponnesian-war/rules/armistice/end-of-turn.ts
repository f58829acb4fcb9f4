import { bookOf } from '../editions/book.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { undecided } from '../scenarios/wills.ts';
import { yearsOf } from '../scenarios/years.ts';
import { CUP, GHB, type P, RAVAGED, type State } from '../state.ts';
import { SPACES } from '../terms/board.ts';
import { spartansInAttica } from '../terms/control.ts';
import { delianNavalLosses } from '../terms/forces.ts';
import { LEADER, LEADER_SIDE } from '../terms/leaders.ts';
import { ATHENS, KINDS, SIDES, SPARTA } from '../terms/units.ts';
import { endScenario } from '../victory/victory.ts';

/** PW-E1-9-b: of several fallen of a side one is lost, by lot; the others go back to the cup. */
function oneStaysDead(play: P): void {
  const { state, fate } = play;
  for (const side of [ATHENS, SPARTA]) {
    const fallen = state.fallen.filter(leader => LEADER_SIDE[leader] === side);
    if (fallen.length < 2) continue;
    const lost = fallen[fate.lot(fallen.length, 'commander who died', 'PW-E1-9-b', i => LEADER.ids[fallen[i]])];
    for (const leader of fallen) if (leader !== lost) state.where[leader] = CUP;
    play.tell?.({
      kind: 'fallen',
      rule: 'PW-E1-9-b',
      side: SIDES[side],
      leader: LEADER.ids[lost],
      back: fallen.filter(one => one !== lost).map(one => LEADER.ids[one]),
    });
  }
  state.fallen = [];
}

function removeRavaged(s: State): void {
  for (let space = 0; space < SPACES; space++) s.marks[space] &= ~RAVAGED;
}
/** PW-9.4. */
export function endOfTurn(play: P): void {
  const { state } = play;
  const { lastTurn, will } = scenarioOf(state);
  const { ravagedSegment } = bookOf(state);
  if (ravagedSegment !== null) {
    removeRavaged(state);
    play.tell?.({ kind: 'ravaged-removed', rule: ravagedSegment }); // PW1-0-e
  }
  const next = state.turn + state.armisticeTurns + (state.skips ? 2 : 1); // PW-9.3-m, PW-E1-9-c
  if (next > lastTurn) return will === undefined ? endScenario(play, 'last-turn') : undecided(play); // PW-1.3.1-a
  removeRavaged(state); // PW-9.4-a
  for (let leader = 0; leader < state.where.length; leader++) if (state.where[leader] <= GHB) state.where[leader] = CUP; // PW-9.4-b, PW-R182
  oneStaysDead(play); // PW-E1-9-b
  state.skips = false;
  state.agenda = -1;
  state.due = [];
  state.turn = next; // PW-9.4-c
  // PW-9.4-d, e: this turn's counters
  state.navalLosses = delianNavalLosses(state);
  state.lost = new Array(KINDS).fill(0);
  state.spent.fill(0);
  state.bans = 0;
  const there = spartansInAttica(state);
  state.atticaBefore = state.attica || there;
  state.attica = there; // as the new turn begins, whatever becomes of them in it
  state.helotCost = 0;
  state.passed = [false, false];
  state.initial = [false, false];
  state.operations = [0, 0];
  state.most = [99, 99];
  state.answered = [];
  state.walls = 0;
  state.drawn = [-1, -1];
  state.armisticeTurns = 0;
  state.armyMoved = false;
  state.navyMoved = false;
  state.unasked = false;
  state.moved.fill(0);
  state.sequence = 0;
  play.tell?.({ kind: 'turn-ends', rule: 'PW-9.4-c', turn: state.turn, years: yearsOf(state) });
}

import { bookOf } from '../editions/book.ts';
import { ENDS_ON_RETURN, plays } from '../editions/readings.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import type { P, State } from '../state.ts';
import { SIDES } from '../terms/units.ts';
import { endScenario } from '../victory/victory.ts';

/** PW-3.1: success may take the human to the other side. */
export function sideDetermination(play: P): void {
  const { state, fate } = play;
  state.changed = false;
  const sci = state.sci[state.player]; // PW-3.1-c
  if (sci < 0) {
    play.tell?.({ kind: 'side-kept', rule: 'PW-3.1-a', side: SIDES[state.player], sci });
    return;
  }
  const die = fate.d6('side determination', 'PW-3.1-b');
  const changes = die + sci >= 6;
  if (changes) {
    state.player = 1 - state.player; // PW-3.1-d: nothing else changes
    state.changed = true;
    state.changes++;
  }
  play.tell?.({
    kind: 'side-attempt',
    rule: 'PW-3.1-b',
    die,
    modifiers: [{ rule: 'PW-3.1-b', by: sci }],
    sum: die + sci,
    changes,
    side: SIDES[state.player],
  });
  if (changes && endsScenario(state)) endScenario(play, 'return');
}
/** PW-1.4-b, PW-10.1.4-a: back on the side he began with; PW-10.2.4-a, PW-R51: in The Fall of Athens as soon as he has left it. */
const endsScenario = (s: State): boolean => scenarioOf(s).end.onReturn && (s.player === s.began) !== endsAbroad(s);
export const endsAbroad = (s: State): boolean =>
  (scenarioOf(s).end.onChange ?? false) && bookOf(s).endsAbroad && !plays(s, ENDS_ON_RETURN);

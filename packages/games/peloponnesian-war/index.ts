import { defineGame, frame, type Setup } from '@polemos/kernel';
import { ACTIONS } from './rules/actions.ts';
import { evaluate } from './rules/evaluate.ts';
import { invariants } from './rules/invariants.ts';
import { position } from './rules/position.ts';
import { SCENARIO, SCENARIOS, setUp } from './rules/scenarios.ts';
import { clone, emptyState, type State } from './rules/state.ts';
import { game, STEPS } from './rules/turn.ts';
import { imagine, type View, view } from './rules/view.ts';

function begin({ scenario, options }: Setup): State {
  const s = emptyState();
  setUp(s, SCENARIO.at(scenario));
  s.halfOfWholeForce = options['half-of-whole-force'] === true;
  s.amphipolisBarred = options['amphipolis-barred'] === true;
  s.stack = frame(game.index, 0, {}, null);
  return s;
}

export const peloponnesianWar = defineGame<State, View>({
  id: 'peloponnesian-war',
  rules: 1,
  seats: ['player'],
  scenarios: SCENARIOS.map(({ id }) => ({ id })),
  options: [
    { id: 'half-of-whole-force', values: [false, true], default: false },
    { id: 'amphipolis-barred', values: [false, true], default: false },
  ],
  actions: ACTIONS,
  steps: STEPS,
  position,
  begin,
  clone,
  view,
  imagine,
  evaluate,
  invariants,
});
export { SPACE } from './rules/board.ts';
export { LEADER } from './rules/leaders.ts';
export { MATRIX } from './rules/matrices.ts';
export type { Picture } from './rules/picture.ts';
export type { Phase, Position } from './rules/position.ts';
export { SCENARIO } from './rules/scenarios.ts';
export type { State } from './rules/state.ts';
export { SIDES, UNIT } from './rules/units.ts';
export type { View } from './rules/view.ts';

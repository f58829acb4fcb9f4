import { defineGame, frame, type Setup } from '@polemos/kernel';
import { ALIASES } from './aliases.ts';
import { BOARD } from './board/kit.ts';
import { evaluate } from './bots/evaluate.ts';
import { oracle } from './bots/oracle.ts';
import { reckoning } from './bots/reckoning.ts';
import { undertakings } from './bots/undertakings.ts';
import { foresight } from './forecast/foresight.ts';
import { META } from './meta.ts';
import { position } from './position/position.ts';
import { ACTIONS } from './rules/actions.ts';
import { seatsOf, WAYS } from './rules/editions/book.ts';
import { invariants } from './rules/invariants.ts';
import { SCENARIO, setUp } from './rules/scenarios/scenarios.ts';
import { clone, emptyState, type State } from './rules/state.ts';
import { GROUND } from './rules/terms/board.ts';
import { game, STEPS } from './rules/turn.ts';
import { imagine, type View, view } from './rules/view.ts';

/** Set-ups made once: a match begins with a copy. */
let prepared: Map<string, State>;
GROUND.follow(() => {
  const made = new Map<string, State>();
  return () => {
    prepared = made;
  };
});

/** Thousands of matches are begun with one set-up: its key is written once. */
const keys = new WeakMap<Setup, string>();
function keyOf(setup: Setup): string {
  let key = keys.get(setup);
  if (key === undefined) keys.set(setup, (key = JSON.stringify([setup.scenario, setup.options])));
  return key;
}
function begin(setup: Setup): State {
  const key = keyOf(setup);
  const known = prepared.get(key);
  if (known !== undefined) return clone(known);
  const { scenario, options } = setup;
  const s = emptyState();
  setUp(s, SCENARIO.at(scenario), options);
  s.stack = frame(game.index, 0, {}, null);
  prepared.set(key, s);
  return clone(s);
}

export const peloponnesianWar = defineGame<State, View>({
  id: META.id,
  rules: 10,
  aliases: ALIASES,
  seats: WAYS[0].seats,
  seatsOf,
  scenarios: META.scenarios,
  options: META.options,
  operations: { begin: ['objective', 'incite', 'persianArmy', 'persianNavy'], resolve: ['operate'] },
  actions: ACTIONS,
  steps: STEPS,
  position,
  board: BOARD,
  begin,
  clone,
  view,
  imagine,
  evaluate,
  undertakings,
  reckoning,
  invariants,
  foresight,
});
export default peloponnesianWar;
/** Its own opponent, by the strategy matrices. */
export const bots = { oracle };
export type { Phase } from './position/phases.ts';
export type { Position, Written } from './position/position.ts';
export { editionIds } from './rules/editions/book.ts';
export { SCENARIO } from './rules/scenarios/scenarios.ts';
export type { State } from './rules/state.ts';
export { MATRIX } from './rules/strategy/matrices.ts';
export { SPACE } from './rules/terms/board.ts';
export { IS_THEBAN, LEADER, LEADER_SIDE, STRATEGIC, TACTICAL } from './rules/terms/leaders.ts';
export { SIDES, UNIT } from './rules/terms/units.ts';
export type { PeloponnesianEvent } from './rules/told.ts';
export type { View } from './rules/view.ts';
export { oracle };

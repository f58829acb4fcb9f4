import { defineGame } from '@polemos/kernel';
import { BOARD } from './board/kit.ts';
import { evaluate } from './bots/evaluate.ts';
import { reckoning } from './bots/reckoning.ts';
import { search } from './bots/search.ts';
import { undertakings } from './bots/undertakings.ts';
import { foresight } from './forecast/foresight.ts';
import { META } from './meta.ts';
import { position } from './position/position.ts';
import { ACTIONS } from './rules/actions.ts';
import { SEATS } from './rules/components/board.ts';
import { invariants } from './rules/invariants.ts';
import { game } from './rules/round/round.ts';
import { begin } from './rules/scenarios.ts';
import { clone, type State } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { imagine, type View, view } from './rules/view.ts';

export const polis = defineGame<State, View>({
  id: META.id,
  rules: 3,
  seats: SEATS,
  scenarios: META.scenarios,
  options: META.options,
  actions: ACTIONS,
  steps: STEPS,
  position,
  board: BOARD,
  begin: begin(game),
  clone,
  view,
  imagine,
  evaluate,
  search,
  undertakings,
  reckoning,
  invariants,
  foresight,
});
export default polis;
export type { Position } from './position/position.ts';
export type { BySide, PolisView, PublicView } from './position/public.ts';
export { GOOD, MARKET, POLIS, REGION, ROUND, SEA, SEATS, SPACE, TERRITORY } from './rules/components/board.ts';
export { CARD } from './rules/components/cards.ts';
export { PROJECT } from './rules/components/projects.ts';
export type { Score } from './rules/end/told.ts';
export { EVENT } from './rules/events/modifiers.ts';
export type { State } from './rules/state.ts';
export type { PolisEvent } from './rules/told.ts';
export type { View } from './rules/view.ts';

import { defineGame } from '@polemos/kernel';
import { ACTIONS } from './rules/actions.ts';
import { SEATS } from './rules/board.ts';
import { evaluate } from './rules/evaluate.ts';
import { invariants } from './rules/invariants.ts';
import { position } from './rules/position.ts';
import { game } from './rules/round.ts';
import { begin, SCENARIO } from './rules/scenarios.ts';
import { search } from './rules/search.ts';
import { clone, type State } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { imagine, type View, view } from './rules/view.ts';

export const polis = defineGame<State, View>({
  id: 'polis',
  rules: 1,
  seats: SEATS,
  scenarios: SCENARIO.ids.map(id => ({ id })),
  options: [],
  actions: ACTIONS,
  steps: STEPS,
  position,
  begin: begin(game),
  clone,
  view,
  imagine,
  evaluate,
  search,
  invariants,
});
export { GOOD, MARKET, POLIS, REGION, ROUND, SEA, SEATS, SPACE, TERRITORY } from './rules/board.ts';
export { CARD } from './rules/cards.ts';
export { type Attacker, type Facts, facts, type PairOutcome, pairOutcome } from './rules/facts.ts';
export { EVENT } from './rules/modifiers.ts';
export { type AttackOdds, attackOdds, type DefenceOutcome, defenceOutcomes } from './rules/odds.ts';
export type { BySide, Picture, PolisPicture } from './rules/picture.ts';
export { type Preview, preview } from './rules/preview.ts';
export { type Awaited, type Projection, projection } from './rules/projection.ts';
export { PROJECT } from './rules/projects.ts';
export type { Position } from './rules/schema.ts';
export type { Score } from './rules/score.ts';
export type { State } from './rules/state.ts';
export type { View } from './rules/view.ts';

import { defineGame, frame, type Setup } from '@polemos/kernel';
import { BOARD } from './board/kit.ts';
import { isFolly, passes } from './bots/counsel.ts';
import { evaluate } from './bots/evaluate.ts';
import { reckoning } from './bots/reckoning.ts';
import { undertakings } from './bots/undertakings.ts';
import { foresight } from './forecast/foresight.ts';
import { META } from './meta.ts';
import { ALIASES } from './position/aliases.ts';
import { position } from './position/position.ts';
import { ACTIONS } from './rules/actions.ts';
import { invariants } from './rules/invariants.ts';
import { SEATS } from './rules/materials/board.ts';
import { readingsOf } from './rules/readings.ts';
import { layOut } from './rules/setup.ts';
import { clone, emptyState, type State } from './rules/state.ts';
import { STEPS } from './rules/steps.ts';
import { game } from './rules/turn.ts';
import { imagine, type View, view } from './rules/view.ts';

function begin({ options }: Setup): State {
  const s = emptyState();
  s.readings = readingsOf(options);
  layOut(s);
  s.stack = frame(game.index, 0, {}, null);
  return s;
}

export const timoleon = defineGame<State, View>({
  id: META.id,
  rules: 12,
  seats: SEATS,
  scenarios: META.scenarios,
  options: META.options,
  aliases: ALIASES,
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
  search: { worlds: 4, passes, isFolly },
  invariants,
  foresight,
});
export default timoleon;
export type { FightView, SideView } from './position/fight.ts';
export type { ForceView } from './position/forces.ts';
export type { LeaderView } from './position/leaders.ts';
export type { OperationView } from './position/operation.ts';
export type { Position } from './position/position.ts';
export type { NativeView, OpenPosition } from './position/public.ts';
export type { ZoneView } from './position/zones.ts';
export { AREA, OWNER, PLACE, SEATS, WATER, ZONE } from './rules/materials/board.ts';
export { LEADER } from './rules/materials/leaders.ts';
export { UNIT } from './rules/materials/units.ts';
export type { State } from './rules/state.ts';
export type { Terms } from './rules/talks/told.ts';
export type { TimoleonEvent } from './rules/told.ts';
export { points, scores } from './rules/victory/victory.ts';
export type { SeenDiplomacy, SeenDraft, View } from './rules/view.ts';

import { defineGame, frame, type Setup } from '@polemos/kernel';
import { BOARD } from './board/kit.ts';
import { evaluate } from './bots/evaluate.ts';
import { reckoning } from './bots/reckoning.ts';
import { search } from './bots/search.ts';
import { undertakings } from './bots/undertakings.ts';
import components from './data/components.json' with { type: 'json' };
import { foresight } from './forecast/foresight.ts';
import { META } from './meta.ts';
import { position } from './position/position.ts';
import { ACTIONS } from './rules/actions.ts';
import { AREA, AREAS, SEATS } from './rules/components/board.ts';
import { AID, EVENTS, isSpecial } from './rules/components/events.ts';
import { clone, countAt, emptyState, fullHand, HAND, OUT, type State } from './rules/state.ts';
import { pythia } from './rules/turn/draw.ts';
import { placement } from './rules/turn/placement.ts';
import { game, turn } from './rules/turn/turn.ts';
import { imagine, type View, view } from './rules/view.ts';

/** EG-2: the placement at the start; EG-6-a: that of the historical scenario. */
function begin({ scenario, options }: Setup): State {
  const s = emptyState();
  s.historical = scenario === 'historical';
  s.keeps = options['keep-events'] === true;
  s.renews = options['new-event'] === true;
  const setup = components.setups.find(({ id }) => id === scenario);
  SEATS.forEach((side, seat) => {
    for (const [area, level] of Object.entries(setup?.influence[side] ?? {})) s.level[AREA.at(area) * 2 + seat] = level;
  });
  s.stack = frame(game.index, 0, {}, null);
  return s;
}

/** What must hold after every action. */
function invariants(s: State): readonly string[] {
  const broken: string[] = [];
  for (let area = 0; area < AREAS; area++) {
    const [sparta, athens] = [s.level[area * 2], s.level[area * 2 + 1]];
    if (sparta < 0 || sparta > 2 || athens < 0 || athens > 2) broken.push(`EG-5.1-a: a level of ${AREA.ids[area]}`);
    if (sparta > 0 && athens > 0) broken.push(`EG-5-l: both in ${AREA.ids[area]}`);
  }
  if (s.syracuse && s.level[AREA.at('sicily') * 2] + s.level[AREA.at('sicily') * 2 + 1] > 0) broken.push('EG-5.2-b');
  for (let event = 0; event < EVENTS; event++) {
    if (s.where[event] < 0 || s.where[event] > HAND + 1) broken.push(`event ${event} is nowhere`);
    if (s.where[event] === OUT && !isSpecial(event)) broken.push('an event that is not special has left (EG-4.7-e)');
  }
  for (const hand of [HAND, HAND + 1]) if (countAt(s, hand) > fullHand(s, s.where[AID] === hand)) broken.push('EG-3.1-a: a hand');
  // What follows names no rule first, so that a position may have it: a cup that is short (EG-3.1-c), a turn that is about to begin.
  if (countAt(s, OUT) + 10 > 16) broken.push('too many have left (EG-1.3-a)');
  if (s.turn < 1 || s.turn > 10) broken.push('there is no such turn (EG-1.1-a)');
  return broken;
}

export const egemonia = defineGame<State, View>({
  id: META.id,
  rules: 2,
  seats: SEATS,
  scenarios: META.scenarios,
  options: META.options,
  actions: ACTIONS,
  steps: [game, turn, pythia, placement],
  position,
  board: BOARD,
  begin,
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
export default egemonia;
export type { Position } from './position/position.ts';
export { AREA, SEATS } from './rules/components/board.ts';
export { EVENT } from './rules/components/events.ts';
export type { State } from './rules/state.ts';
export type { EgemoniaEvent } from './rules/told.ts';
export type { View } from './rules/view.ts';

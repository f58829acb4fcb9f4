import { defineGame, frame, type Setup } from '@polemos/kernel';
import { BOARD } from './board/kit.ts';
import { isFolly, passes } from './bots/counsel.ts';
import { evaluate } from './bots/evaluate.ts';
import { reckoning } from './bots/reckoning.ts';
import { undertakings } from './bots/undertakings.ts';
import { foresight } from './forecast/foresight.ts';
import { META } from './meta.ts';
import { ALIASES } from './position/aliases.ts';
import { bindSteps, position } from './position/position.ts';
import { ACTIONS } from './rules/actions.ts';
import { auction, auctionBids } from './rules/economy/auction.ts';
import { maintenanceOf, maintenancePhase } from './rules/economy/maintenance.ts';
import { massacre } from './rules/economy/massacre.ts';
import { paying } from './rules/economy/paying.ts';
import { recovery } from './rules/economy/taxes.ts';
import { mutiny, unpaidFate } from './rules/economy/unpaid.ts';
import { arrival, landfall } from './rules/factions/arrivals.ts';
import { casualties, list, naming } from './rules/fights/casualties.ts';
import { battle, command, joining, tactics } from './rules/fights/land/battle.ts';
import { pursuing, pursuit, retreatOf, retreats, retreatTo } from './rules/fights/land/retreat.ts';
import { loss } from './rules/fights/losses.ts';
import { challenge, interception, meetFleets, wishes } from './rules/fights/sea/meeting.ts';
import { manoeuvres, seaFight } from './rules/fights/sea/sea-fight.ts';
import { shelter } from './rules/fights/sea/shelter.ts';
import { hungerPhase, starving, terms } from './rules/fights/siege/hunger.ts';
import { assault, storming, stratagems, streetFight } from './rules/fights/siege/siege.ts';
import { leaving } from './rules/fights/siege/withdrawal.ts';
import { invariants } from './rules/invariants.ts';
import { SEATS } from './rules/materials/board.ts';
import { nativesAct } from './rules/natives/acts.ts';
import { nativePhase, setOut } from './rules/natives/natives.ts';
import { investing } from './rules/operations/acts.ts';
import { entering, garrison } from './rules/operations/entering.ts';
import { march } from './rules/operations/march.ts';
import { operation, stacking } from './rules/operations/operation.ts';
import { operations, operationsPhase } from './rules/operations/operations.ts';
import { puttingToSea } from './rules/operations/put-to-sea.ts';
import { convoy } from './rules/raising/abroad.ts';
import { enlisting } from './rules/raising/hiring.ts';
import { deploying, deployment, layOut } from './rules/setup.ts';
import { clone, emptyState, readingsOf, type State } from './rules/state.ts';
import { bids, diplomacy } from './rules/talks/diplomacy.ts';
import { espionage, informing } from './rules/talks/espionage.ts';
import { answering, drafting, negotiations, speaking } from './rules/talks/negotiation.ts';
import { game, picking, turn } from './rules/turn.ts';
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
  rules: 9,
  seats: SEATS,
  scenarios: META.scenarios,
  options: META.options,
  aliases: ALIASES,
  actions: ACTIONS,
  steps: [
    game,
    deployment,
    deploying,
    turn,
    landfall,
    arrival,
    nativePhase,
    nativesAct,
    setOut,
    picking,
    negotiations,
    speaking,
    drafting,
    answering,
    maintenancePhase,
    maintenanceOf,
    paying,
    mutiny,
    unpaidFate,
    massacre,
    auction,
    auctionBids,
    operationsPhase,
    operations,
    convoy,
    recovery,
    diplomacy,
    espionage,
    informing,
    bids,
    enlisting,
    operation,
    stacking,
    march,
    entering,
    garrison,
    investing,
    meetFleets,
    challenge,
    puttingToSea,
    interception,
    wishes,
    shelter,
    seaFight,
    manoeuvres,
    battle,
    joining,
    command,
    tactics,
    casualties,
    list,
    naming,
    loss,
    retreats,
    retreatOf,
    retreatTo,
    pursuing,
    pursuit,
    assault,
    stratagems,
    storming,
    streetFight,
    leaving,
    hungerPhase,
    starving,
    terms,
  ],
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
bindSteps(timoleon.steps);

export default timoleon;
export type { FightView, SideView } from './position/fight.ts';
export type { OperationView } from './position/operation.ts';
export type { Position } from './position/position.ts';
export type { ForceView, LeaderView, NativeView, OpenPosition, ZoneView } from './position/public.ts';
export { AREA, OWNER, PLACE, SEATS, WATER, ZONE } from './rules/materials/board.ts';
export { LEADER } from './rules/materials/leaders.ts';
export { UNIT } from './rules/materials/units.ts';
export type { State } from './rules/state.ts';
export type { Terms } from './rules/talks/told.ts';
export type { TimoleonEvent } from './rules/told.ts';
export { points, scores } from './rules/victory/victory.ts';
export type { SeenDiplomacy, SeenDraft, View } from './rules/view.ts';

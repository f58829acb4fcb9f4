import { defineGame, frame, type Setup } from '@polemos/kernel';
import { convoy } from './rules/abroad.ts';
import { ACTIONS } from './rules/actions.ts';
import { investing } from './rules/acts.ts';
import { arrival, landfall } from './rules/arrivals.ts';
import { auction, auctionBids } from './rules/auction.ts';
import { battle, command, joining, tactics } from './rules/battle.ts';
import { SEATS } from './rules/board.ts';
import { casualties, list, naming } from './rules/casualties.ts';
import { isFolly, isMidway, passes } from './rules/counsel.ts';
import { bids, diplomacy } from './rules/diplomacy.ts';
import { entering, garrison } from './rules/entering.ts';
import { espionage, informing } from './rules/espionage.ts';
import { evaluate } from './rules/evaluate.ts';
import { enlisting } from './rules/hiring.ts';
import { hungerPhase, starving, terms } from './rules/hunger.ts';
import { invariants } from './rules/invariants.ts';
import { loss } from './rules/losses.ts';
import { maintenanceOf, maintenancePhase } from './rules/maintenance.ts';
import { march } from './rules/march.ts';
import { massacre } from './rules/massacre.ts';
import { nativesAct } from './rules/native-acts.ts';
import { nativePhase, setOut } from './rules/natives.ts';
import { answering, drafting, negotiations, speaking } from './rules/negotiation.ts';
import { operation, stacking } from './rules/operation.ts';
import { operations, operationsPhase } from './rules/operations.ts';
import { paying } from './rules/paying.ts';
import { bindSteps, position } from './rules/position.ts';
import { puttingToSea } from './rules/put-to-sea.ts';
import { pursuing, pursuit, retreatOf, retreats, retreatTo } from './rules/retreat.ts';
import { manoeuvres, seaFight } from './rules/sea-fight.ts';
import { interception, meetFleets, wishes } from './rules/sea-meeting.ts';
import { shelter } from './rules/sea-shelter.ts';
import { deploying, deployment, layOut } from './rules/setup.ts';
import { assault, storming, stratagems, streetFight } from './rules/siege.ts';
import { clone, emptyState, type State } from './rules/state.ts';
import { recovery } from './rules/taxes.ts';
import { game, picking, turn } from './rules/turn.ts';
import { unpaidFate } from './rules/unpaid.ts';
import { imagine, type View, view } from './rules/view.ts';
import { leaving } from './rules/withdrawal.ts';

function begin(_: Setup): State {
  const s = emptyState();
  layOut(s);
  s.stack = frame(game.index, 0, {}, null);
  return s;
}

export const timoleon = defineGame<State, View>({
  id: 'timoleon',
  rules: 4,
  seats: SEATS,
  scenarios: [{ id: 'campaign' }],
  options: [],
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
  begin,
  clone,
  view,
  imagine,
  evaluate,
  search: { worlds: 4, passes, isFolly, isMidway },
  invariants,
});
bindSteps(timoleon.steps);

export { AREA, OWNER, PLACE, SEATS, WATER, ZONE } from './rules/board.ts';
export type { FightShot, SideShot } from './rules/fight-shot.ts';
export { LEADER } from './rules/leaders.ts';
export type { Terms } from './rules/negotiation.ts';
export type { OperationShot } from './rules/operation-shot.ts';
export type { Position } from './rules/schema.ts';
export type { ForceShot, LeaderShot, NativeShot, Snapshot, ZoneShot } from './rules/snapshot.ts';
export type { State } from './rules/state.ts';
export { UNIT } from './rules/units.ts';
export { points, scores } from './rules/victory.ts';
export type { SeenDiplomacy, SeenDraft, View } from './rules/view.ts';

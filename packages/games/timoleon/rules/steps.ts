import type { Step } from '@polemos/kernel';
import { auction, auctionBids } from './economy/auction.ts';
import { maintenanceOf, maintenancePhase } from './economy/maintenance.ts';
import { massacre } from './economy/massacre.ts';
import { paying } from './economy/paying.ts';
import { recovery } from './economy/taxes.ts';
import { mutiny, unpaidFate } from './economy/unpaid.ts';
import { arrival, landfall } from './factions/arrivals.ts';
import { casualties, list, naming } from './fights/casualties.ts';
import { battle, joining, tactics } from './fights/land/battle.ts';
import { command } from './fights/land/command.ts';
import { pursuing, pursuit, retreatOf, retreats, retreatTo } from './fights/land/retreat.ts';
import { loss } from './fights/losses.ts';
import { challenge, interception, meetFleets, wishes } from './fights/sea/meeting.ts';
import { manoeuvres, seaFight } from './fights/sea/sea-fight.ts';
import { shelter } from './fights/sea/shelter.ts';
import { hungerPhase, starving, terms } from './fights/siege/hunger.ts';
import { assault, storming, stratagems, streetFight } from './fights/siege/siege.ts';
import { leaving } from './fights/siege/withdrawal.ts';
import { nativesAct } from './natives/acts.ts';
import { nativePhase, setOut } from './natives/natives.ts';
import { investing } from './operations/acts.ts';
import { entering, garrison } from './operations/entering.ts';
import { march } from './operations/march.ts';
import { operation, stacking } from './operations/operation.ts';
import { operations, operationsPhase } from './operations/operations.ts';
import { puttingToSea } from './operations/put-to-sea.ts';
import { convoy } from './raising/abroad.ts';
import { enlisting } from './raising/hiring.ts';
import { deploying, deployment } from './setup.ts';
import type { State } from './state.ts';
import { bids, diplomacy } from './talks/diplomacy.ts';
import { espionage, informing } from './talks/espionage.ts';
import { answering, drafting, negotiations, speaking } from './talks/negotiation.ts';
import { game, picking, turn } from './turn.ts';

/** Every procedure and decision of the game, in the order of a turn. */
export const STEPS: readonly Step<State>[] = [
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
];

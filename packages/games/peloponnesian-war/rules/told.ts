import type { AdministrationEvent } from './administration/told.ts';
import type { ArmisticeEvent } from './armistice/told.ts';
import type { CombatEvent } from './combat/told.ts';
import type { OperationsEvent } from './operations/told.ts';
import type { PoliticsEvent } from './politics/told.ts';
import type { RebellionEvent } from './rebellion/told.ts';
import type { FallOfSpartaEvent } from './scenarios/fall-of-sparta/told.ts';
import type { FirstWarEvent } from './scenarios/first-war/told.ts';
import type { StrategyEvent } from './strategy/told.ts';
import type { CommonEvent } from './terms/told.ts';
import type { TwoPlayersEvent } from './two-players/told.ts';
import type { VictoryEvent } from './victory/told.ts';

/** Everything that a match of this game tells, chapter by chapter. */
export type PeloponnesianEvent =
  | CommonEvent
  | PoliticsEvent
  | StrategyEvent
  | OperationsEvent
  | CombatEvent
  | RebellionEvent
  | AdministrationEvent
  | ArmisticeEvent
  | VictoryEvent
  | FirstWarEvent
  | FallOfSpartaEvent
  | TwoPlayersEvent;

import type { Told } from '@polemos/kernel';
import type { EconomyEvent } from './economy/told.ts';
import type { ExpeditionEvent } from './factions/told.ts';
import type { FightEvent } from './fights/told.ts';
import type { MaterialsEvent } from './materials/told.ts';
import type { NativesEvent } from './natives/told.ts';
import type { OperationsEvent } from './operations/told.ts';
import type { RaisingEvent } from './raising/told.ts';
import type { TalksEvent } from './talks/told.ts';
import type { VictoryEvent } from './victory/told.ts';

/** TI-II: set-up, turns and their order. */
type TurnEvent =
  | Told<'deploys', { seat: string; secret?: { to: string; zone: string; unit?: string; leader?: string } }>
  | Told<'deployed'>
  | Told<'turn', { turn: number; month: number }>
  | Told<'operation-points', { dice: readonly number[]; po: readonly number[]; sum: number }>
  | Told<'order-dice', { dice: readonly (readonly number[])[]; ranking: readonly string[] }>
  | Told<'picks', { seat: string; place: number }>;

/** All that this game tells. */
export type TimoleonEvent =
  | TurnEvent
  | TalksEvent
  | EconomyEvent
  | RaisingEvent
  | OperationsEvent
  | FightEvent
  | MaterialsEvent
  | ExpeditionEvent
  | NativesEvent
  | VictoryEvent;

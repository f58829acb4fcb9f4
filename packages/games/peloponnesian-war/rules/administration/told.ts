import type { Told } from '@polemos/kernel';
import type { SideId } from '../terms/told.ts';
import type { Item } from './trade.ts';

export type AdministrationEvent =
  | Told<'control', { athens: readonly string[]; sparta: readonly string[]; nobody: readonly string[] }>
  | Told<'income', { side: SideId; city?: string; items: readonly Item[]; net: number; turns: number; treasury: number }>
  | Told<'built', { side: SideId; unit: string; cost: number; from?: string; treasury: number; of?: number }>
  /** PW-R180: they are not where the event puts them. */
  | Told<'satrap-sends', { unit: string; count: number }>;

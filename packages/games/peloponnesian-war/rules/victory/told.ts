import type { Told } from '@polemos/kernel';
import type { SideId } from '../terms/told.ts';

export type VictoryEvent =
  | Told<'scenario-ends', { why: string; points: number; won: boolean }>
  | Told<'war-ends', { why: string; winner: SideId | null; points: readonly number[]; nobody: boolean }>;

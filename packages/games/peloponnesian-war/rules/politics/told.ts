import type { Told } from '@polemos/kernel';
import type { Counted, Modifiers, SideId } from '../terms/told.ts';

export type PoliticsEvent =
  | Told<'side-kept', { side: SideId; sci: number }>
  | Told<'side-attempt', { die: number; modifiers: Modifiers; sum: number; changes: boolean; side: SideId }>
  | Told<'event', { dice: readonly number[]; sum: number; event: string; possible: boolean; again: string | null; turn: number }>
  | Told<'talents', { side: SideId; city?: string; talents: number; die: number | null; treasury: number }>
  | Told<'plague', { lost: number; ships: number; talents: number; pericles: boolean; treasury: number }>
  | Told<'alcibiades', { to: string }>
  | Told<'allegiance', { space: string; side: SideId; units: Counted }>
  | Told<'corcyra', { leaves: boolean; units?: Counted }>
  | Told<'phenomenon', { die: number; side: SideId }>
  | Told<'commander-drawn', { side: SideId; leader: string; space: string; from: readonly string[] }>
  | Told<'leader-died', { leader: string; side: SideId }>
  | Told<'nicias'>
  | Told<'neutral-joins', { neutral: string; side: SideId; space: string; units: Counted }>;

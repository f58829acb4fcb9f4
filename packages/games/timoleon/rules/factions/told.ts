import type { Told } from '@polemos/kernel';

/** The expeditions of Carthage and Corinth. */
export type ExpeditionEvent =
  | Told<'first-expedition', { dice: readonly number[]; month: number; comes: boolean }>
  | Told<'expedition-called', { expedition: string; seat: string; die: number | null; turn: number }>
  | Told<'expedition-waits', { expedition: string }>
  | Told<'expedition-cancelled', { expedition: string }>
  | Told<'expedition-arrives', { expedition: string; seat: string; place: string; talents: number; leaders: readonly string[] }>;

import type { Told } from '@polemos/kernel';
import type { Counted } from '../../terms/told.ts';

export type FirstWarEvent =
  | Told<'thessaly', { joins: boolean; units: Counted }>
  | Told<'egypt', { talents: number; building: boolean; treasury: number }>
  /** Also told in The Fall of Sparta. */
  | Told<'agenda', { die: number; space: string; again?: true }>
  | Told<'long-walls', { hostages: boolean; raised: boolean }>
  | Told<'plataea'>;

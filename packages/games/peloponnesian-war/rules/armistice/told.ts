import type { Told } from '@polemos/kernel';
import type { Counted, Modifier, Modifiers, Party, SideId } from '../terms/told.ts';

export type ArmisticeEvent =
  | Told<
      'bellicosity',
      { side: SideId; before: number; modifiers: readonly (Modifier & { readonly spaces?: number })[]; now: number }
    >
  | Told<'surrender', { sides: readonly SideId[]; points: number }>
  | Told<'armistice', { die: number; modifiers: Modifiers; turns: number }>
  | Told<'recalled', { space: string; side: SideId; units: Counted }>
  | Told<'returned', { space: string; to: Party | null }>
  | Told<'hostages-freed'>
  | Told<'bellicosity-reset', { now: number }>
  | Told<'fallen', { side: SideId; leader: string; back: readonly string[] }>
  | Told<'ravaged-removed'>
  | Told<'turn-ends', { turn: number; years?: { from: number; to: number } }>;

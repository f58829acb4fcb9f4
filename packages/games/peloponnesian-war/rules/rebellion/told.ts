import type { Told } from '@polemos/kernel';
import type { Modifiers, SideId } from '../terms/told.ts';

export type RebellionEvent =
  | Told<'rebellion', { space: string }>
  | Told<
      'rebellion-roll',
      {
        dice: readonly number[];
        modifiers: Modifiers;
        sum: number;
        space: string | null;
        again: string | null;
        passed?: readonly string[];
      }
    >
  | Told<'no-rebellion'>
  | Told<'spread-roll', { space: string; die: number; modifiers: Modifiers; success: boolean; side?: SideId }>
  | Told<'delian-rebellion', { sci: number; navalLosses: number; happens: boolean }>
  | Told<'rebellion-tested', { space: string; own: boolean; enemy: boolean; quelled: boolean }>
  | Told<'helots', { revolt: 'ends'; held: readonly string[] }>
  | Told<'helots', { revolt: 'begins' | 'goes-on'; lost: number; cost: number; bellicosity: number }>;

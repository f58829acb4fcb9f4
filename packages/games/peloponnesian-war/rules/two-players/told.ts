import type { Told } from '@polemos/kernel';
import type { SideId } from '../terms/told.ts';

export type TwoPlayersEvent =
  | Told<
      'first-operation',
      {
        side: SideId;
        leaders: readonly (string | null)[];
        ratings: readonly (number | null)[];
        dice: readonly (readonly number[])[];
      }
    >
  | Told<'first-pick', { die: number; side: SideId }>
  | Told<'let-pass', { side: SideId; space: string }>;

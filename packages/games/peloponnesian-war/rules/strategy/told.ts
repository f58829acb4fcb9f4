import type { Told } from '@polemos/kernel';
import type { Modifier, SideId } from '../terms/told.ts';

/** A defensive condition, and where it holds. */
export interface Condition {
  readonly rule: string;
  readonly at: readonly { readonly space: string; readonly answered: boolean }[];
}
export type StrategyEvent =
  | Told<'strategy-kept', { side: SideId; strategy: string; sci: number }>
  | Told<
      'strategy-rolled',
      {
        side: SideId;
        die: number;
        modifiers: readonly (Modifier & { readonly leader?: string })[];
        sum: number;
        strategy: string;
        again: string | null;
        table: readonly { readonly id: string; readonly faces: readonly number[] }[];
      }
    >
  | Told<
      'defence',
      { side: SideId; conditions: readonly Condition[]; space: string | null; holds: boolean; of?: readonly string[] }
    >;

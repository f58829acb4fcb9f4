import type { Told } from '@polemos/kernel';
import type { BySide, Side } from '../components/board.ts';

/** EG-3.6, EG-7 */
export type VictoryEvent =
  | Told<'count', BySide<number>>
  /** `seat` is null where the war ends undecided. */
  | Told<'ended', { seat: Side | null; value: BySide<number>; levels: BySide<number> }>;

import type { Told } from '@polemos/kernel';
import type { BySide, Side } from '../components/board.ts';

/** EG-3.1 to EG-3.4: what the phases tell until all hands are empty. */
export type TurnEvent =
  | Told<'turn', { turn: number }>
  | Told<'drawn', { seat: Side; count: number; secret?: { to: Side; events: readonly string[] } }>
  | Told<'consulted', { seat: Side; secret?: { to: Side; back: string; drawn: string } }>
  | Told<'oracle-kept', { seat: Side }>
  /** `seat` is null where both rolled the same and roll again. */
  | Told<'favour', { dice: BySide<number>; seat: Side | null }>
  | Told<'placed', { seat: Side; area: string; secret?: { to: Side; event: string } }>
  | Told<'boxed', { seat: Side; secret?: { to: Side; event: string } }>;

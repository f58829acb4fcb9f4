import type { Told } from '@polemos/kernel';
import type { BySide, Side } from '../components/board.ts';

/** A combat card as the battle reads it, PO-B-i. */
export interface TellHalf {
  readonly card: string;
  readonly formation: string;
  readonly manoeuvre: string;
  readonly value: number;
}

/** Section B. */
export type BattleEvent =
  | Told<'battle', { region: string; attacker: Side; units: BySide<number> }>
  | Told<'doubled', { seat: Side }>
  | Told<'drawn', { seat: Side; count: number; secret?: { to: Side; cards: readonly string[] } }>
  | Told<'deck-short', { wanted: number; left: number }>
  | Told<'attack', { seat: Side; region: string; assault: number; cards: readonly string[] }>
  | Told<
      'pair',
      {
        seat: Side;
        region: string;
        attack: TellHalf;
        defence: TellHalf;
        matched: boolean;
        lost: number;
        prestige: number;
        doubled: boolean;
      }
    >
  | Told<'repeated', { seat: Side }>
  | Told<'too-weak', { region: string }>
  | Told<'retreated', { seat: Side }>
  | Told<'battle-over', { region: string; units: BySide<number> }>;

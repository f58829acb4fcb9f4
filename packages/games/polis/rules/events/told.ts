import type { Told } from '@polemos/kernel';
import type { Amounts, Side } from '../components/board.ts';

export type UnitKind = 'hoplite' | 'galley';

/** PO-F-e, PO-F-p: what an event card does. */
export type CardEvent =
  | Told<'no-effect', { seat: Side }>
  | Told<'gained' | 'lost', { seat: Side; stuff: string; amount: number }>
  | Told<'population-lost', { seat: Side; polis: string; amount: number }>
  | Told<'exchanged', { seat: Side; given: Amounts; gained: Amounts }>
  | Told<'switched', { seat: Side; polis: string }>
  | Told<'unit-gained' | 'unit-removed', { seat: Side; unit: UnitKind; region: string }>
  | Told<'sent', { seat: Side; unit: UnitKind; region: string }>
  | Told<
      'expedition',
      {
        seat: Side;
        unit: UnitKind;
        sent: number;
        missing: number;
        gained: number;
        lost: number;
        willReturn: number;
      }
    >
  | Told<'returned', { seat: Side; unit: UnitKind; region: string }>
  | Told<'no-room', { seat: Side; unit: UnitKind; amount: number }>
  /** By an event or by trade, PO-9-m, PO-9-o; an event rolls no dice. */
  | Told<'market-moved', { good: string; dice: readonly number[]; from: number; to: number }>
  | Told<'hoplites-lost', { seat: Side; territory: string; amount: number }>
  | Told<'no-collection', { territory: string }>
  | Told<'end-condition', { seat: Side; condition: Readonly<Record<string, string | number>>; holds: boolean }>;

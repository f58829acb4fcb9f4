import type { Told } from '@polemos/kernel';
import type { Amounts, Side } from '../components/board.ts';

/** Actions 9 to 12. */
export type PoliticalEvent =
  | Told<'traded', { seat: Side; space: string; paid: Amounts; gained: Amounts }>
  | Told<
      'proxenos-moved',
      {
        seat: Side;
        from: string;
        to: string;
        way: string;
        through: readonly string[];
        /** By region of the way, what its enemy units cost. */
        bribes: readonly number[];
        silver: number;
      }
    >
  | Told<'proxenos-freed', { seat: Side; polis: string; silver: number }>
  | Told<'civil-war', { seat: Side; polis: string; neutral: boolean; silver: number; prestige: number; population: number }>;

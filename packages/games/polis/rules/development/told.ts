import type { Told } from '@polemos/kernel';
import type { Amounts, Side } from '../components/board.ts';

/** Actions 1 to 4. */
export type DevelopmentEvent =
  | Told<
      'raised',
      {
        seat: Side;
        unit: 'hoplite' | 'galley' | 'merchant';
        polis: string;
        /** `port`: merchants. */
        region: string;
        paid: Amounts;
        payment: string;
        population: number;
      }
    >
  | Told<'project-begun', { seat: Side; project: string; polis: string; cost: Amounts }>
  | Told<'project-paid', { seat: Side; paid: Amounts }>;

import type { Told } from '@polemos/kernel';
import type { Modifier } from '../tables.ts';

/** TI-IV: what the treasury tells. */
export type EconomyEvent =
  | Told<'maintenance', { compulsory: boolean; winter: boolean; sum: number }>
  /** `unit` is null when all at a place are paid at once. */
  | Told<'pays', { seat: string; place: string; unit: string | null; talents: number }>
  | Told<'cheers', { seat: string; place: string; unit: string; talents: number }>
  | Told<'deserts', { seat: string; place: string; unit: string; points: number }>
  | Told<'grumbles', { seat: string; place: string; unit: string | null; points: number }>
  | Told<'massacre', { seat: string; place: string; killed: boolean; left: number }>
  | Told<'auction-tied', { seats: readonly string[]; talents: number }>
  | Told<
      'auction-result',
      {
        seat: string;
        buyer: string | null;
        talents: number;
        place: string | null;
        offers: readonly { readonly seat: string; readonly talents: number }[];
      }
    >
  | Told<'taxes', { seat: string; talents: number; from: readonly { readonly zone: string; readonly talents: number }[] }>
  | Told<'recovery', { seat: string; zone: string; die: number; black: number; recovers: boolean }>
  | Told<
      'plundered',
      {
        zone: string;
        owner: string;
        silhouettes: number;
        again: boolean;
        die: number;
        modifiers: readonly Modifier[];
        talents: number;
        lost: number;
      }
    >
  | Told<'city-plundered', { zone: string; owner: string | null; die: number; talents: number; destroyed: boolean }>
  | Told<'gives', { seat: string; to: string; talents: number }>;

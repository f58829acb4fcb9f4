import type { Told } from '@polemos/kernel';
import type { Modifier } from '../tables.ts';

/** TI-II, TI-VI, TI-VII: what is done on the map. */
export type OperationsEvent =
  | Told<'place', { seat: string; place: number; po: number }>
  | Told<'activates', { seat: string; leader: string; place: string }>
  | Told<'element', { seat: string; place: string; unit: string; points: number; load: number }>
  | Told<
      'obedience',
      {
        seat: string;
        mercenaries: boolean;
        die: number;
        modifiers: readonly Modifier[];
        result: 'obey' | 'stay' | 'plunder';
      }
    >
  | Told<'moves', { seat: string; from: string; to: string; cost: number }>
  | Told<'embarks', { seat: string; place: string }>
  | Told<'lands', { seat: string; place: string }>
  | Told<'left', { seat: string; place: string; unit: string; points: number }>
  | Told<'leader-stays', { leader: string; place: string }>
  | Told<'garrison', { zone: string; seat: string; stands: boolean }>
  | Told<'entrenches', { seat: string; zone: string }>
  | Told<'puts-to-sea', { seat: string; port: string; place: string }>
  | Told<'halts', { seat: string; place: string }>;

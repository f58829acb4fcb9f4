import type { Told } from '@polemos/kernel';

/** The sheet of the natives. */
export type NativesEvent =
  | Told<'native-activity', { die: number; which: number | null; peoples: readonly string[] }>
  | Told<'native-enemy', { die: number; purpose: string; enemy: string | null }>
  | Told<'natives-idle', { people: string; enemy: string }>
  | Told<
      'native-target',
      {
        people: string;
        zone: string;
        candidates: readonly { readonly zone: string; readonly points: number; readonly wealth: number }[];
      }
    >
  | Told<
      'native-army',
      {
        people: string;
        purpose: string;
        dice: readonly number[];
        hoplites: number;
        light: number;
        cavalry: number;
        leader: string | null;
        zone: string;
      }
    >
  | Told<'natives-move', { people: string; from: string; zone: string }>
  | Told<'native-siege', { people: string; zone: string; strengths: readonly number[]; assault: boolean }>
  | Told<'natives-replace', { people: string; points: number }>
  | Told<'natives-leave', { people: string }>
  | Told<'extinct', { people: string }>
  | Told<'recovered', { zone: string }>;

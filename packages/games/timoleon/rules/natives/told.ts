import type { Told } from '@polemos/kernel';

/** Why a people does nothing that was to stir. */
export type Idle = 'nothing-left' | 'no-leader' | 'in-pay' | 'out-of-game' | 'in-the-field';
/** Why its army goes home. */
export type Homeward = 'raid-over' | 'war-over' | 'beaten' | 'used-up' | 'land-free' | 'no-leader' | 'out-of-game';

/** The sheet of the natives. */
export type NativesEvent =
  | Told<'native-activity', { die: number; which: number | null; peoples: readonly string[] }>
  | Told<
      'native-enemy',
      {
        die: number;
        purpose: string;
        enemy: string | null;
        /** Where both tyrants are within reach: the die between them. */
        tyrant?: number;
        /** Of the faction with most territories: how many, and among how many alike it was drawn. */
        territories?: number;
        drawn?: number;
      }
    >
  /** Without a reason: it has no border with the enemy (TI-FN-k). */
  | Told<'natives-idle', { people: string; enemy: string | null; why?: Idle }>
  | Told<
      'native-target',
      {
        people: string;
        zone: string;
        /** TI-FN-v: how many points defend it; whether it was the only one; the richest of the weakest; drawn among so many alike. */
        points: number;
        only: boolean;
        rich: boolean;
        drawn: number;
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
  | Told<'natives-leave', { people: string; why: Homeward }>
  | Told<'extinct', { people: string }>
  | Told<'recovered', { zone: string }>;

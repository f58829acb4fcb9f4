import type { Told } from '@polemos/kernel';
import type { Modifier } from '../tables.ts';

/** Both sides of a land fight, as everybody at the table could reckon them. */
export type FightReckoning = {
  readonly zone: string;
  readonly attacker: string;
  readonly defender: string;
  readonly attackCommander: string | null;
  readonly defenceCommander: string | null;
  readonly attack: number;
  readonly defence: number;
  readonly leaders: number;
  readonly ratio: number;
  readonly streets: number;
};
/** The same before walls. */
export type AssaultReckoning = {
  readonly zone: string;
  readonly attacker: string;
  readonly defender: string;
  readonly attackCommander: string | null;
  readonly defenceCommander: string | null;
  readonly attack: number;
  readonly defence: number;
  readonly factor: number;
};

/** TI-VIII: what fights tell, on land, at sea and before walls. */
export type FightEvent = LandEvent | SeaEvent | SiegeEvent;

type LandEvent =
  | Told<'attacks', { seat: string; defender: string; zone: string }>
  | Told<'joins', { seat: string; place: string; attacking: boolean }>
  | Told<'no-combat', FightReckoning & { attackOption: string; defenceOption: string }>
  | Told<
      'battle',
      FightReckoning & {
        massacre: boolean;
        attackOption: string;
        defenceOption: string;
        plain: boolean;
        basic: { readonly attack: number; readonly defence: number; readonly ground: number; readonly landing: boolean };
        dice: readonly number[];
        modifiers: readonly Modifier[];
        difference: number;
        winner: string | null;
        lost: number;
      }
    >
  | Told<'winner-losses', { die: number; lost: number; of: number }>
  | Told<'overwhelmed', FightReckoning & { owner: string; points: number }>
  | Told<'point-lost', { owner: string; place: string; unit: string }>
  | Told<'leader-dice', { leader: string; dice: readonly number[]; dies: boolean }>
  | Told<'beaten-leader', { leader: string; die: number; fate?: 'killed' | 'captured' | 'escapes' }>
  | Told<'surrender', { owner: string; to: string; place: string }>
  | Told<'retreats', { owner: string; place: string }>
  | Told<'pursuit', { by: string; of: string; die: number; modifier: number; result: number; points: number; engines: number }>
  | Told<'flight', { leader: string; die: number; captured: boolean }>
  | Told<'desertion', { owner: string; to: string; die: number; joins: boolean }>;

type SeaEvent =
  | Told<'intercepts', { seat: string; place: string }>
  | Told<'fleets-meet', { place: string; mover: string; foe: string; moverWants: boolean; foeWants: boolean }>
  | Told<'admirals', { dice: readonly number[]; tactics: readonly number[]; decides: string }>
  | Told<'avoids', { seat: string; place: string }>
  | Told<
      'sea-fight',
      {
        water: string;
        attacker: string;
        defender: string;
        attackOption: string;
        defenceOption: string;
        strengths: readonly number[];
        dice: readonly number[];
        modifiers: readonly Modifier[];
        difference: number;
        winner: string | null;
        lost: number;
      }
    >
  | Told<'drowned', { owner: string; place: string; points: number }>
  | Told<'transport-seized', { owner: string; by: string }>
  | Told<'fleet-withdraws', { seat: string; place: string | null }>;

type SiegeEvent =
  | Told<'citizens-rise', { zone: string; owner: string; points: number; leader: string | null }>
  | Told<'siege', { zone: string; besieger: string }>
  | Told<'siege-lifted', { zone: string; besieger: string }>
  | Told<'siege-plunder', { zone: string; die: number; turns: number; plundered: boolean }>
  | Told<
      'assault',
      AssaultReckoning & {
        attackOption: string | null;
        defenceOption: string | null;
        dice: readonly number[];
        modifiers: readonly Modifier[];
        result: number;
        /** Levels of the wall that fell. */
        levels: number;
        /** The whole garrison fell. */
        eliminated: boolean;
      }
    >
  | Told<
      'bombardment',
      {
        zone: string;
        seat: string;
        die: number;
        modifiers: readonly Modifier[];
        result: number;
        levels: number;
        defence: number;
      }
    >
  | Told<
      'hunger',
      {
        zone: string;
        besieger: string;
        die: number;
        modifiers: readonly (Modifier & { readonly what: string })[];
        result: number;
      }
    >
  | Told<'treason', { zone: string; by: string }>
  | Told<'terms', { zone: string; by: string; place: string }>;

import type { Told } from '@polemos/kernel';
import type { Counted, Modifiers, Party, SideId } from '../terms/told.ts';

/** One of two Forces in a battle, as it was before the dice. */
export interface Fighter {
  readonly side: Party;
  /** A space, or `expedition`. */
  readonly from: string;
  readonly units: Counted;
  readonly leader: string | null;
  /** Of tactics; 0 without a commander. */
  readonly rating: number;
}
/** What the player, or each side by itself, has won or lost. */
export type Points = number | readonly number[];
interface Met {
  readonly space: string;
  readonly because: string;
  /** Athens' first. */
  readonly forces: readonly [Fighter, Fighter];
}
interface Fought extends Met {
  readonly type: 'naval' | 'land';
  readonly dice: { readonly athens: number; readonly sparta: number };
  /** By side. */
  readonly modifiers: readonly [Modifiers, Modifiers];
  readonly sums: readonly number[];
  /** SP that the loser loses; in a draw each. */
  readonly losses: number;
  /** Which they are, by side. */
  readonly fallen: readonly [Counted, Counted];
}
/** Ships and land units that cannot fight each other. */
export type NullBattle = Told<'battle', Met & { type: 'null' }>;
export type FoughtBattle = Told<
  'battle',
  Fought & {
    /** Null: a draw. */
    winner: Party | null;
    /** It goes on ashore: the next battle decides. */
    goesOn?: true;
    outmatched?: boolean;
    points?: Points;
    hostages?: boolean;
    sci?: readonly number[];
  }
>;
export type SiegeEvent = Told<
  'siege',
  {
    space: string;
    side: SideId;
    leader: string;
    /** Null: it fails by itself. */
    die: number | null;
    modifiers: Modifiers;
    sum: number | null;
    success: boolean;
    points: Points;
    sci: readonly number[];
    city?: string;
    treasury: number;
    army: Counted;
    besieged: Counted;
  }
>;
export type CombatEvent =
  /** PW-0.3-c, d: an elite unit that has lost SP, and how many plain hoplites stand in its place. */
  | Told<'elite-broken', { side: SideId; unit: string; space: string; left: number; as: string }>
  | NullBattle
  | FoughtBattle
  | Told<'null-battle', { space: string; leaves: SideId }>
  /** PW-R12: the lot says in which of the two spaces they fight. */
  | Told<'battle-place', { space: string; of: readonly string[] }>
  | Told<'order', { what: 'battle' | 'siege'; space: string; of: readonly string[]; rank?: number }>
  | Told<'siege-begins', { side: SideId; space: string; army: Counted; besieged: Counted }>
  | Told<'siege-lifted', { space: string; side?: SideId; units?: Counted }>
  | SiegeEvent
  | Told<
      'going-home',
      {
        side: SideId;
        space: string;
        leader: string;
        die: number;
        modifiers: Modifiers;
        sum: number;
        stays: Counted | null;
      }
    >
  | Told<'stays', { space: string; unit: string; side: SideId }>;

import type { Told } from '@polemos/kernel';
import type { Counted, Modifiers, Party, SideId } from '../terms/told.ts';

/** What a rally space gives to a non-player's Expedition, how far it is, and by which rule. */
export interface ToldShare {
  readonly space: string;
  readonly distance: number;
  readonly take: Counted;
  readonly there: number;
  readonly why: string;
}
/** One of the tests by which a skirmish becomes a battle: all SP of an arm, and how many of them are the interceptor's. */
export interface Weighed {
  readonly rule: 'PW-5.7.2-b' | 'PW-5.7.2-c';
  readonly own: number;
  readonly all: number;
  readonly battle: boolean;
}
export type OperationsEvent =
  | Told<'auguries', { side: SideId; die: number; modifiers: Modifiers; result: number; most?: number; favourable: boolean }>
  | Told<'objective', { side: SideId; space: string }>
  | Told<
      'objective-rolled',
      {
        side: SideId;
        strategy: string;
        dice: readonly number[];
        area: string | null;
        list: readonly string[];
        space: string;
        again: string | null;
      }
    >
  | Told<'force-required', { side: SideId; space: string; strategy: string | null; required: Counted }>
  | Told<
      'gathering',
      {
        side: SideId;
        required: Counted;
        missing: Counted;
        shares: readonly ToldShare[];
        cutOff: readonly string[];
        /** Drawn by lot among equally near ones: PW-R32. */
        lots: readonly { readonly drawn: string; readonly of: readonly string[] }[];
        cost: number;
        treasury: number;
        spendable: number;
        possible: boolean;
      }
    >
  | Told<
      'cause-rebellion',
      {
        side: SideId;
        space: string;
        die: number;
        modifiers: Modifiers;
        /** From which sum on it succeeds: PW-5.4-h, PW1-4.4-a. */
        needs: number;
        success: boolean;
        cost: number;
        city?: string;
        treasury: number;
      }
    >
  | Told<
      'activated',
      {
        side: SideId;
        leader: string;
        space: string;
        unit: string;
        count: number;
        cost: number;
        city?: string;
        treasury: number;
      }
    >
  | Told<
      'route',
      {
        side: SideId;
        leader: string;
        from: string;
        to: string;
        objective: boolean;
        route: readonly string[];
        drawn: number;
        of: number;
        alternatives: readonly (readonly string[])[];
      }
    >
  /** PW-R123: of several at home one is drawn. */
  | Told<'commander-called', { side: SideId; leader: string; of: readonly string[] }>
  | Told<'storm', { die: number; lost: boolean; side: SideId; units: Counted }>
  | Told<
      'interception',
      {
        space: string;
        side: Party;
        by: string;
        candidates: readonly string[];
        /** The player has named the Force (PW-R162); else it was drawn. */
        chosen?: true;
        die: number | null;
        success: boolean;
      }
    >
  | Told<'commander-home', { leader: string; space: string }>
  | Told<
      'skirmish',
      {
        space: string;
        by: string;
        against?: 'persia';
        /** Whose dice they are. */
        parties: readonly [Party, Party];
        dice: { readonly athens: number; readonly sparta: number };
        lost: { readonly [party in Party]?: string };
        weighed: readonly Weighed[];
        battle: string | null;
      }
    >
  /** Whoever ravages; rules 5 and before do not say. */
  | Told<'ravaged', { space: string; side?: Party }>
  | Told<'left-behind', { space: string; unit: string }>
  | Told<'operation-ends', { side: SideId; space: string; leader: string; units?: Counted }>
  | Told<'expedition-ends', { space: string; side: SideId }>
  | Told<'neutral-taken', { space: string; side: SideId }>;

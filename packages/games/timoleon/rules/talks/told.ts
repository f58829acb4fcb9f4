import type { Told } from '@polemos/kernel';
import type { Modifier } from '../tables.ts';

/** The terms of a treaty in ids, for whoever may read them. */
export interface Terms {
  /** Truce and right of passage, both ways, until the end of this turn; 0: none. */
  readonly truce: number;
  readonly passage: number;
  /** From the author to the other; below 0 the other way. */
  readonly talents: number;
  /** The city that changes hands. */
  readonly city: string | null;
  readonly alliance: boolean;
  /** Joint control of Syracuse (TI-R83). */
  readonly joint: boolean;
  /** The captive who is set free. */
  readonly release: string | null;
}
/** The same when they are told: with who cedes the city; older rules do not say. */
export interface Clauses extends Terms {
  readonly cedes?: string | null;
}
/** What a diplomatic operation is about: its number in section III, and a leader or a city. */
export type Design = { readonly type: number; readonly target: string };

type Between = { readonly seat: string; readonly to: string };

/** TI-II, TI-III: treaties, and what is done in secret. */
export type TalksEvent =
  | Told<'talks', Between>
  | Told<'talks-end', Between>
  | Told<'treaty-refused', Between>
  | Told<'countered', Between>
  | Told<'denounced', Between>
  | Told<'alliance-ended', Between>
  | Told<'goes-out', { seat: string; from: string; place: string }>
  | Told<'hands', { seat: string; to: string; unit: string; place: string }>
  | Told<'treaty-offered', { seat: string; to: string; secret?: { to: readonly string[]; terms: Clauses } }>
  | Told<'treaty-signed', { seat: string; to: string; terms: Clauses }>
  | Told<
      'treaty-broken',
      {
        term: 'truce' | 'passage' | 'joint';
        truce?: true;
        passage?: true;
        joint?: true;
        by: string;
        against: string;
        because: string;
      }
    >
  /** The Democrats act in the open (TI-III-r). */
  | Told<'diplomacy', { seat: string; type?: number; target?: string; secret?: Design & { to: string } }>
  | Told<'espionage', { seat: string; author: string; die: number; sees: boolean; secret?: Design & { to: string } }>
  | Told<'informs', { seat: string; to: string; secret?: Design & { to: string } }>
  | Told<
      'diplomacy-result',
      Design & {
        seat: string;
        offers: readonly { readonly seat: string; readonly talents: number; readonly side: number }[];
        die: number;
        modifiers: readonly Modifier[];
        total: number;
        needed: number;
        success: boolean;
      }
    >
  | Told<'changes-side', { leader: string; from: string | null; to: string | null }>
  | Told<'suborned', { leader: string; seat: string; talents: number; place: string }>;

import type { Need } from '../chance/fate.ts';
import type { GameEvent } from '../game/event.ts';
import type { RuleId } from '../game/state.ts';

/** Why something was not done. With `rule` where a rulebook forbids it, or where another decision comes first (`not-now`). Nothing has changed. */
export interface Refused {
  readonly code:
    | 'not-an-action'
    | 'unknown-type'
    | 'unknown-argument'
    | 'missing-argument'
    | 'bad-argument'
    | 'unknown-seat'
    | 'not-asked'
    | 'already-chosen'
    | 'not-now'
    | 'stale'
    | 'over'
    | 'forbidden'
    | 'chance'
    | 'nothing-to-undo'
    | 'nothing-to-redo';
  readonly rule?: RuleId;
  readonly argument?: string;
  /** `chance`: what was asked and what was given instead. */
  readonly need?: Need;
}
export type Acted =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly refused: Refused }
  | { readonly need: Need };

/** What is asked, of whom. */
export interface Pending {
  readonly seat: string;
  readonly step: string;
  readonly rule: RuleId;
  readonly about: Readonly<Record<string, unknown>>;
}

/** Where a log and the rules part: 0 is the set-up, n the n-th entry. */
export interface Diverged {
  readonly diverged: number;
  readonly expected?: string;
  readonly found?: string;
  readonly because?: unknown;
}
export const isDiverged = (loaded: unknown): loaded is Diverged =>
  typeof loaded === 'object' && loaded !== null && 'diverged' in loaded;

import type { Outcome, Pending } from '@polemos/kernel';
import type { Players, Way } from '../worker/protocol.ts';

/** What the list of matches shows. Public things only: it is read by the page itself. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  /** `online`: not kept here, but played through a server. */
  readonly way: Way | 'online';
  readonly players: Players;
  readonly created: number;
  readonly updated: number;
  readonly actions: number;
  /** What a spectator sees. */
  readonly view: unknown;
  readonly pending: readonly Pending[];
  readonly outcome: Outcome | null;
  /** The seat that has won, where several played and one did. Older summaries do not say. */
  readonly winner?: string | null;
  readonly forkOf: string | null;
}

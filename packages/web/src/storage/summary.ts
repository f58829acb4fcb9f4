import type { Board, Outcome, Pending } from '@polemos/kernel';
import type { Ended } from '@polemos/server/client';
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
  /** People have ended it before its rules did, and nobody has gone on since. */
  readonly ended?: Ended;
  /** Somebody's own board, where it is played on one. */
  readonly board?: Board;
  /** Advice was asked for while it was played. */
  readonly advised?: boolean;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** What lies in a browser for years may be anything: of another release, half written, touched by somebody's hand. */
export function isSummary(value: unknown): value is Summary {
  if (!isObject(value)) return false;
  const { id, game, scenario, players, pending, actions, updated, outcome } = value;
  return (
    [id, game, scenario].every(one => typeof one === 'string') &&
    [actions, updated].every(Number.isFinite) &&
    isObject(players) &&
    Object.values(players).every(isObject) &&
    Array.isArray(pending) &&
    pending.every(one => isObject(one) && typeof one.seat === 'string' && typeof one.step === 'string' && isObject(one.about)) &&
    (outcome === null || (isObject(outcome) && typeof outcome.rule === 'string' && isObject(outcome.detail)))
  );
}

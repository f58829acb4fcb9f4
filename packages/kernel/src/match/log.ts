import type { Chance } from '../chance/fate.ts';
import type { Action } from '../game/action.ts';
import type { Setup } from '../game/game.ts';

/** One action with the chance it met. `hash` is of the whole state after it: it stays where the state may be known. */
export interface Entry {
  readonly seat: string;
  readonly action: Action;
  readonly chance: readonly Chance[];
  readonly hash: string;
}

/** The dice of an online match: the commitment from the start, the secret only when the match is over. */
export interface SealOfLog {
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly secret: string | null;
  /**
   * Promises before this one, each for the actions below a number: a match that was taken up again after its secret had been published
   * has gone on under another.
   */
  readonly before?: readonly { readonly until: number; readonly commitment: string; readonly secret: string }[];
}

/** A match *is* its log: set-up and actions with their chance. It replays without any generator. */
export interface MatchLog {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly match: string;
  readonly setup: Setup;
  readonly start: { readonly chance: readonly Chance[]; readonly hash: string };
  readonly entries: readonly Entry[];
  /** Where actions were taken back: before which entry, and how many. */
  readonly takenBack: readonly { readonly at: number; readonly count: number }[];
  readonly forkOf: { readonly match: string; readonly at: number } | null;
  readonly seal: SealOfLog | null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChance = (value: unknown): boolean =>
  Array.isArray(value) && value.every(one => typeof one === 'string' || Number.isInteger(one));

/** Reads a log that came from a file; answers what is wrong with it, if anything. */
export function readLog(value: unknown): MatchLog | { readonly broken: string } {
  if (!isObject(value) || value.format !== 1) return { broken: 'not a Polemos match file (format 1)' };
  if (typeof value.game !== 'string' || typeof value.match !== 'string' || !Number.isInteger(value.rules))
    return { broken: 'game, rules or match is missing' };
  if (!isObject(value.setup) || typeof value.setup.scenario !== 'string' || !isObject(value.setup.options))
    return { broken: 'setup is missing' };
  if (!isObject(value.start) || !isChance(value.start.chance) || typeof value.start.hash !== 'string')
    return { broken: 'start is missing' };
  if (!Array.isArray(value.entries)) return { broken: 'entries are missing' };
  for (const [i, entry] of value.entries.entries())
    if (
      !isObject(entry) ||
      typeof entry.seat !== 'string' ||
      !isObject(entry.action) ||
      !isChance(entry.chance) ||
      typeof entry.hash !== 'string'
    )
      return { broken: `entry ${i} is damaged` };
  const takenBack = value.takenBack ?? [];
  if (
    !Array.isArray(takenBack) ||
    !takenBack.every(one => isObject(one) && Number.isInteger(one.at) && Number.isInteger(one.count))
  )
    return { broken: 'takenBack is damaged' };
  return { ...value, takenBack, forkOf: value.forkOf ?? null, seal: value.seal ?? null } as unknown as MatchLog;
}

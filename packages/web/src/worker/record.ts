import type { Report } from '@polemos/bots';
import { type Dice, type Game, isDiverged, Match, readLog, seededDice } from '@polemos/kernel';
import { type EndedBy, find, type Stored } from '../storage/store.ts';
import type { Summary } from '../storage/summary.ts';
import { loadChecks } from './checks.ts';
import { gameOf } from './games.ts';
import type { Broken, Letter, Players, Way } from './protocol.ts';

/** A match on the worker's table, with all that is kept of it. */
export interface Opened {
  readonly game: Game;
  readonly match: Match;
  readonly way: Way;
  readonly players: Players;
  readonly seed: string | null;
  readonly created: number;
  /** Words between seats; grows. */
  readonly letters?: Letter[];
  /** Where its people ended it, and how. */
  readonly ended?: EndedBy;
  /** Somebody asked for advice while it was played. */
  advised?: boolean;
  /** What decided it, once somebody wanted to know. */
  report?: Report;
}

export const newId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');
export const newSeed = (): string => crypto.randomUUID();
export const diceOf = (seed: string | null): Dice => (seed === null ? null : seededDice(seed));
/** Alone with bots or with one's own table, one may take back what one likes; at a shared screen one may not. */
export const isAlone = (way: Way): boolean => way !== 'hotseat';

/** Plays a kept match again. What cannot be read is told, with how much of it is sound; nothing is changed. */
export async function load(id: string, until = Number.POSITIVE_INFINITY): Promise<Opened | Broken> {
  const stored = (await find(id)) as Partial<Stored> | undefined;
  if (stored === undefined || stored === null) return { broken: 'missing', id };
  try {
    return await read(stored, id, until);
  } catch (error) {
    // What lies there may be anything, and rules need not expect that.
    return { broken: error instanceof Error ? error.message : String(error), id };
  }
}

export async function read(stored: Partial<Stored>, id: string, until = Number.POSITIVE_INFINITY): Promise<Opened | Broken> {
  const log = readLog(stored.log);
  if ('broken' in log) return { broken: log.broken, id };
  const game = await gameOf(log.game);
  if (game === null) return { broken: `game '${log.game}'`, id };
  if (log.setup.position !== undefined) await loadChecks();
  const way = stored.way ?? 'hotseat';
  const seed = stored.seed ?? null;
  const match = Match.load(game, log, {
    dice: diceOf(seed),
    alone: isAlone(way),
    until: Math.min(until, log.entries.length),
    older: true,
  });
  if (isDiverged(match)) {
    const under = log.rules === game.rules ? {} : { under: { played: log.rules, now: game.rules } };
    return { broken: `diverged ${match.diverged}`, id, sound: Math.max(0, match.diverged - 1), ...under };
  }
  return {
    game: match.game,
    match,
    way,
    seed,
    players: stored.players ?? {},
    created: stored.created ?? Date.now(),
    letters: [...(stored.letters ?? [])],
    advised: stored.advised === true,
    ...(stored.report === undefined ? {} : { report: stored.report }),
    ...(isEndedBy(stored.ended) ? { ended: stored.ended } : {}),
  };
}

const REASONS: readonly unknown[] = ['resigned', 'draw', 'timeout', 'arbiter', 'void'] satisfies EndedBy['reason'][];
/** A file says what it likes. */
export function isEndedBy(value: unknown): value is EndedBy {
  if (typeof value !== 'object' || value === null) return false;
  const { reason, seat, score, at } = value as { readonly [of in keyof EndedBy]?: unknown };
  return (
    REASONS.includes(reason) &&
    (seat === null || typeof seat === 'string') &&
    Array.isArray(score) &&
    score.every(Number.isFinite) &&
    Number.isInteger(at)
  );
}
/** How its people ended it, where nobody has gone on since. */
export const endOf = ({ match, ended }: Opened): EndedBy | null =>
  ended === undefined || match.outcome !== null || ended.at !== match.length ? null : ended;

/** Whoever alone has the most, among several. */
function winnerOf({ seats }: Match, score: readonly number[] = []): string | null {
  const best = seats.filter((_, i) => score[i] === Math.max(...score));
  return seats.length > 1 && best.length === 1 ? best[0] : null;
}
export function summaryOf(opened: Opened): Summary {
  const { match, way, players, created, advised } = opened;
  const ended = endOf(opened);
  return {
    id: match.id,
    game: match.game.id,
    scenario: match.setup.scenario,
    way,
    players,
    created,
    updated: Date.now(),
    actions: match.length,
    view: match.see(null).view,
    pending: ended === null ? match.pending() : [],
    outcome: match.outcome,
    winner: winnerOf(match, (ended ?? match.outcome)?.score),
    forkOf: match.forkOf?.match ?? null,
    ...(match.setup.board === undefined ? {} : { board: match.setup.board }),
    ...(advised ? { advised } : {}),
    ...(ended === null ? {} : { ended }),
  };
}
export const storedOf = ({ match, way, players, created, seed, letters = [], advised, report, ended }: Opened): Stored => ({
  id: match.id,
  way,
  players,
  created,
  seed,
  log: match.log(),
  ...(letters.length === 0 ? {} : { letters }),
  ...(advised ? { advised } : {}),
  ...(report === undefined ? {} : { report }),
  ...(ended === undefined ? {} : { ended }),
});

import { isDiverged, Match } from '@polemos/kernel';
import type { Games } from '../games.ts';
import { recordsOf } from '../storage/records.ts';
import { openStore } from '../storage/store.ts';
import { playingIds, tableById } from '../storage/tables.ts';
import { Course, logOf } from './course.ts';
import { verifyMatch } from './verify.ts';

/**
 * What a stored match is under the rules of this release. Unchanged: it replays move by move. Needs pinning: it was
 * played under other rules and goes on only with those. Broken: it should replay and does not.
 */
export interface Sorted {
  readonly unchanged: readonly string[];
  readonly needsPinning: readonly { readonly match: string; readonly rules: number; readonly at: number }[];
  readonly broken: readonly { readonly match: string; readonly because: string }[];
}

/** Replays every stored match before an upgrade, and checks the dice of those that are over. Changes nothing. */
export async function verifyAll(
  database: string,
  games: Games,
  progress: (done: number, of: number) => void = () => {},
): Promise<Sorted> {
  const store = await openStore(database);
  const sorted = {
    unchanged: [] as string[],
    needsPinning: [] as Sorted['needsPinning'][number][],
    broken: [] as Sorted['broken'][number][],
  };
  try {
    const ids = await playingIds(store.db);
    for (const [i, match] of ids.entries()) {
      progress(i, ids.length);
      const table = await tableById(store.db, match);
      if (table === undefined) continue;
      const game = games[table.game];
      if (game === undefined) {
        sorted.broken.push({ match, because: `the game '${table.game}' is not installed` });
        continue;
      }
      const records = await recordsOf(store.db, match);
      const log = logOf(game, table, records);
      const loaded = Match.load(game, log);
      if (isDiverged(loaded)) {
        if (table.rules === game.rules) sorted.broken.push({ match, because: `parts from its record at ${loaded.diverged}` });
        else sorted.needsPinning.push({ match, rules: table.rules, at: loaded.diverged });
        continue;
      }
      const because = whatIsWrong(() => Course.load(game, table, records, null));
      const verdict = table.state === 'over' ? verifyMatch(game, log) : null;
      if (because !== null) sorted.broken.push({ match, because });
      else if (verdict !== null && !verdict.ok) sorted.broken.push({ match, because: `${verdict.what} at ${verdict.at}` });
      else sorted.unchanged.push(match);
    }
    progress(ids.length, ids.length);
  } finally {
    await store.close();
  }
  return sorted;
}

function whatIsWrong(load: () => unknown): string | null {
  try {
    load();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

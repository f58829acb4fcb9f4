import { Releases } from '@polemos/games/releases';
import type { Games } from '../games.ts';
import { isAlive } from '../operation/downtime.ts';
import { lockFile } from '../storage/lock.ts';
import { recordsOf } from '../storage/records.ts';
import { isPostgres, openStore } from '../storage/store.ts';
import { carryTable, playingIds, tableById } from '../storage/tables.ts';
import { Broken, Course } from './course.ts';
import { Rulebooks } from './rulebooks.ts';

/** Under which rules a match goes on from now, or why that cannot be. */
export type Pinned =
  | { readonly match: string; readonly from: number; readonly to: number }
  | { readonly match: string; readonly because: string };

interface Wanted {
  /** Null: every match that is played. */
  readonly matches: readonly string[] | null;
  /** Null: the rules of this release. */
  readonly to: number | null;
}

/** A server that runs has matches at hand, and would go on under the rules that it opened them with. */
export class ServerRuns extends Error {}

/**
 * Lets matches go on under other rules than those with which they began: a number that is kept, or this release's. A match must replay under
 * them hash by hash; whichever does not stays as it is.
 */
export async function pin(
  database: string,
  games: Games,
  { matches, to }: Wanted,
  { releases = new Releases(), now = Date.now }: { readonly releases?: Releases; readonly now?: () => number } = {},
): Promise<readonly Pinned[]> {
  const unlock = isPostgres(database) ? () => {} : lockFile(database);
  const store = await openStore(database);
  const rulebooks = new Rulebooks(games, releases);
  try {
    if (isPostgres(database) && (await isAlive(store.db, now())))
      throw new ServerRuns('a server is at work on this database, or was ten seconds ago: stop it first');
    const pinned: Pinned[] = [];
    for (const match of matches ?? (await playingIds(store.db))) {
      const table = await tableById(store.db, match);
      if (table?.state !== 'playing') {
        if (matches !== null) pinned.push({ match, because: 'it is not being played' });
        continue;
      }
      const present = rulebooks.present(table.game);
      const wanted = to ?? present.game.rules;
      if (wanted === table.rules) continue;
      const engine = wanted === present.game.rules ? present : await releases.engine(table.game, wanted);
      if (engine === null) {
        pinned.push({ match, because: `rules ${wanted} of ${table.game} are not kept here` });
        continue;
      }
      try {
        Course.replay(engine, table, await recordsOf(store.db, match));
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        pinned.push({ match, because: `it does not replay under rules ${wanted}: ${error.message}` });
        continue;
      }
      await carryTable(store.db, table, wanted);
      pinned.push({ match, from: table.rules, to: wanted });
    }
    return pinned;
  } finally {
    await store.close();
    unlock();
  }
}

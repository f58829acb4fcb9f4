import { type Engine, Releases } from '@polemos/games/releases';
import { isDiverged } from '@polemos/kernel';
import type { Games } from '../games.ts';
import { recordsOf } from '../storage/records.ts';
import type { RecordRow, TableRow } from '../storage/schema.ts';
import { openStore, type Queries } from '../storage/store.ts';
import { playingIds, tableById } from '../storage/tables.ts';
import { Course, logOf } from './course.ts';
import { Rulebooks } from './rulebooks.ts';
import { verifyMatch } from './verify.ts';

interface Under {
  readonly match: string;
  /** With which it began. */
  readonly rules: number;
}

/** What becomes of the stored matches under this release. */
export interface Sorted {
  /** Played under the rules of this release, and replays move by move. */
  readonly unchanged: readonly string[];
  /** Goes on to its end under the earlier rules with which it began, which are kept. `alike`: it would replay under these too. */
  readonly kept: readonly (Under & { readonly alike: boolean })[];
  /** Its own rules are not kept, but nothing that happened in it has changed: it goes on under these. */
  readonly carried: readonly Under[];
  /** Its own rules are not kept, and it parts from these: it can only be drawn, resigned and taken home. */
  readonly frozen: readonly (Under & { readonly at: number })[];
  /** Does not replay under the very rules that it names, or its dice are not those that were promised. */
  readonly broken: readonly { readonly match: string; readonly because: string }[];
}
type Sort = { [K in keyof Sorted]: Sorted[K][number][] };

/** Replays every stored match before an upgrade, and checks the dice of those that are over. Changes nothing. */
export async function verifyAll(
  database: string,
  games: Games,
  { progress = () => {}, releases = new Releases() }: { progress?: (done: number, of: number) => void; releases?: Releases } = {},
): Promise<Sorted> {
  const store = await openStore(database);
  const rulebooks = new Rulebooks(games, releases);
  const sorted: Sort = { unchanged: [], kept: [], carried: [], frozen: [], broken: [] };
  try {
    const ids = await playingIds(store.db);
    for (const [i, id] of ids.entries()) {
      progress(i, ids.length);
      const table = await tableById(store.db, id);
      if (table !== undefined) await sort(sorted, store.db, rulebooks, table);
    }
    progress(ids.length, ids.length);
  } finally {
    await store.close();
  }
  return sorted;
}

async function sort(sorted: Sort, db: Queries, rulebooks: Rulebooks, table: TableRow): Promise<void> {
  const { id: match, rules } = table;
  if (!Object.hasOwn(rulebooks.games, table.game))
    return void sorted.broken.push({ match, because: `the game '${table.game}' is not installed` });
  const records = await recordsOf(db, match);
  const [first, second] = await rulebooks.engines(table);
  const own = first.game.rules === rules;
  const parted = partsAt(first, table, records);
  if (parted !== null) {
    if (own) sorted.broken.push({ match, because: `parts from its record at ${parted}` });
    else sorted.frozen.push({ match, rules, at: parted });
    return;
  }
  const because = whatIsWrong(first, table, records);
  if (because !== null) sorted.broken.push({ match, because });
  else if (first.release !== null)
    sorted.kept.push({ match, rules, alike: second !== undefined && partsAt(second, table, records) === null });
  else if (own) sorted.unchanged.push(match);
  else sorted.carried.push({ match, rules });
}

function partsAt({ game, Match }: Engine, table: TableRow, records: readonly RecordRow[]): number | null {
  const loaded = Match.load(game, logOf(table, records));
  return isDiverged(loaded) ? loaded.diverged : null;
}

/** Beside the rules: what people settled, and the dice. */
function whatIsWrong(engine: Engine, table: TableRow, records: readonly RecordRow[]): string | null {
  try {
    Course.load(engine, table, records, null);
  } catch (error) {
    return (error as Error).message;
  }
  const verdict = table.state === 'over' ? verifyMatch(engine, logOf(table, records)) : null;
  return verdict === null || verdict.ok ? null : `${verdict.what} at ${verdict.at}`;
}

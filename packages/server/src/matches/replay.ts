import type { Engine } from '@polemos/games/releases';
import { KEPT_EVERY, type Snapshot } from '@polemos/kernel';
import type { RecordRow, TableRow } from '../storage/schema.ts';
import { Broken, Course, type StoredSnapshot } from './course.ts';

/** What a match came to when all of it was played again: a moment from which it can be taken up, or where it parts from its records. */
export type Replayed = { readonly snapshot: StoredSnapshot } | { readonly broken: string };
/** Plays a match again. Where people wait for answers that is done in another thread. */
export type Replay = (engine: Engine, table: TableRow, records: readonly RecordRow[]) => Promise<Replayed>;

/** From the set-up on, every record. */
export function replayed(engine: Engine, table: TableRow, records: readonly RecordRow[]): Replayed {
  try {
    const course = Course.replay(engine, table, records);
    // Nobody can go back behind the set-up, so there is one.
    return { snapshot: { sequence: course.sequence, snapshot: latestOf(course) } };
  } catch (error) {
    if (error instanceof Broken) return { broken: error.message };
    throw error;
  }
}

/** The kernel of kept rules may know only moments at which nobody could go back: they are looked for. The match is another afterwards. */
function latestOf({ match }: Course): Snapshot {
  const { version, length } = match;
  const { entries } = match.log();
  for (let at = length; at >= 0; at -= at % KEPT_EVERY || KEPT_EVERY) {
    if (at < length) match.rewind(at);
    const snapshot = match.snapshot();
    if (snapshot === null) continue;
    match.follow(entries.slice(at), []);
    // Whoever plays on from there comes to the version at which the match stands, whatever was taken back on the way.
    return { ...snapshot, version: version - (match.version - snapshot.version) };
  }
  throw new Error('somebody can go back behind the set-up');
}

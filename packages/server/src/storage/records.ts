import { built } from './built.ts';
import type { JobRow, ProgressRow, RecordRow, SnapshotRow } from './schema.ts';
import type { Queries } from './store.ts';

const recordsAfter = built((db, board: string, after: number) =>
  db.selectFrom('record').selectAll().where('board', '=', board).where('sequence', '>', after).orderBy('sequence'),
);
export const recordsOf = (db: Queries, board: string, after = 0): Promise<RecordRow[]> =>
  recordsAfter(db, board, after) as Promise<RecordRow[]>;
/** The sequence at which a key was used, or undefined. */
export const recordByKey = async (db: Queries, board: string, key: string): Promise<Pick<RecordRow, 'sequence'> | undefined> =>
  (await recordsByKey(db, board, key))[0];
const recordsByKey = built((db, board: string, key: string) =>
  db.selectFrom('record').select('sequence').where('board', '=', board).where('key', '=', key),
);
export const lastSequence = async (db: Queries, board: string): Promise<number> =>
  (await db.selectFrom('progress').select('sequence').where('board', '=', board).executeTakeFirst())?.sequence ?? 0;
/** The last record before the first that was made after a moment. */
export async function sequenceAt(db: Queries, board: string, until: number): Promise<number> {
  const of = db.selectFrom('record').select('sequence').where('board', '=', board);
  const first = await of.where('at', '>', until).orderBy('sequence').limit(1).executeTakeFirst();
  if (first !== undefined) return first.sequence - 1;
  return (await of.orderBy('sequence', 'desc').limit(1).executeTakeFirst())?.sequence ?? 0;
}
export const insertProgress = (db: Queries, row: ProgressRow) => db.insertInto('progress').values(row).execute();
const progressesOf = built((db, board: string) => db.selectFrom('progress').selectAll().where('board', '=', board));
export const progressOf = async (db: Queries, board: string): Promise<ProgressRow | undefined> =>
  (await progressesOf(db, board))[0];

/** Every match with a clock that runs. */
export const runningClocks = (db: Queries) =>
  db.selectFrom('progress').select(['board', 'clocks']).where('deadline', 'is not', null).where('outcome', 'is', null).execute();
export const changeClocks = (db: Queries, board: string, clocks: string, deadline: number | null) =>
  db.updateTable('progress').set({ clocks, deadline }).where('board', '=', board).execute();
export const delayJobs = (db: Queries, kinds: readonly JobRow['kind'][], ms: number) =>
  db
    .updateTable('job')
    .set(eb => ({ due: eb('due', '+', ms) }))
    .where('kind', 'in', [...kinds])
    .execute();

/** The latest that is not ahead of a move. */
const snapshotsUntil = built((db, board: string, rules: number, sequence: number) =>
  db
    .selectFrom('snapshot')
    .selectAll()
    .where('board', '=', board)
    .where('rules', '=', rules)
    .where('sequence', '<=', sequence)
    .orderBy('sequence', 'desc')
    .limit(1),
);
export const latestSnapshot = async (
  db: Queries,
  board: string,
  { rules, sequence }: { rules: number; sequence: number },
): Promise<SnapshotRow | undefined> => (await snapshotsUntil(db, board, rules, sequence))[0];

/** One that was there and is of no use gives way. */
export const keepSnapshot = (db: Queries, row: SnapshotRow) =>
  db
    .insertInto('snapshot')
    .values(row)
    .onConflict(conflict => conflict.columns(['board', 'sequence']).doUpdateSet({ rules: row.rules, body: row.body }))
    .execute();

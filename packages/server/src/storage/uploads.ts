import type { UploadRow, WarRow } from './schema.ts';
import type { Queries } from './store.ts';

export const uploadsOf = (db: Queries, person: string) =>
  db
    .selectFrom('upload')
    .select(['match', 'revision', 'summary', 'besides', 'updated'])
    .where('person', '=', person)
    .orderBy('updated', 'desc')
    .execute();
/** How many somebody has, and how many letters they are together. */
export const roomTaken = async (db: Queries, person: string): Promise<{ readonly count: number; readonly size: number }> => {
  const rows = await db
    .selectFrom('upload')
    .select(({ fn, ref }) => [fn.countAll().as('count'), fn.sum(fn('length', [ref('body')])).as('size')])
    .where('person', '=', person)
    .execute();
  return { count: Number(rows[0]?.count ?? 0), size: Number(rows[0]?.size ?? 0) };
};
export const uploadOf = (db: Queries, person: string, match: string) =>
  db.selectFrom('upload').selectAll().where('person', '=', person).where('match', '=', match).executeTakeFirst();
/** False when there is one of this name already. */
export const insertUpload = async (db: Queries, row: UploadRow): Promise<boolean> =>
  (await db
    .insertInto('upload')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('match')
    .executeTakeFirst()) !== undefined;
/** Only whoever knows what is there replaces it. */
export const replaceUpload = async (db: Queries, row: UploadRow, known: number): Promise<boolean> =>
  (await db
    .updateTable('upload')
    .set({ revision: row.revision, summary: row.summary, body: row.body, updated: row.updated })
    .where('person', '=', row.person)
    .where('match', '=', row.match)
    .where('revision', '=', known)
    .returning('match')
    .executeTakeFirst()) !== undefined;
export const dropUpload = async (db: Queries, person: string, match: string): Promise<boolean> =>
  (await db
    .deleteFrom('upload')
    .where('person', '=', person)
    .where('match', '=', match)
    .returning('match')
    .executeTakeFirst()) !== undefined;

export const warsOf = (db: Queries, person: string) =>
  db.selectFrom('war').select(['match', 'body', 'ended']).where('person', '=', person).orderBy('ended', 'desc').execute();
/** A war that was taken back and finished again is told as it ended last. */
export const keepWar = (db: Queries, row: WarRow) =>
  db
    .insertInto('war')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['person', 'match'])
        .doUpdateSet(eb => ({ body: eb.ref('excluded.body'), ended: eb.ref('excluded.ended') }))
        .where(eb => eb('war.ended', '<', eb.ref('excluded.ended'))),
    )
    .execute();
export const dropWar = (db: Queries, person: string, match: string) =>
  db.deleteFrom('war').where('person', '=', person).where('match', '=', match).execute();

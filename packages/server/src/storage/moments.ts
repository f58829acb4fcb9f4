import type { MomentRow } from './schema.ts';
import type { Queries } from './store.ts';

export const insertMoment = (db: Queries, row: MomentRow) => db.insertInto('moment').values(row).execute();
export const momentById = (db: Queries, id: string) =>
  db.selectFrom('moment').selectAll().where('id', '=', id).executeTakeFirst();
export const dropMoment = (db: Queries, id: string) => db.deleteFrom('moment').where('id', '=', id).execute();
/** Of one person or of all, in the order of the match. */
export const momentsOf = (db: Queries, board: string, kind: MomentRow['kind'], person: string | null) =>
  db
    .selectFrom('moment')
    .innerJoin('person', 'person.id', 'moment.person')
    .select(['moment.id', 'moment.at', 'moment.text', 'moment.created', 'moment.person', 'person.name'])
    .where('moment.board', '=', board)
    .where('moment.kind', '=', kind)
    .$if(person !== null, query => query.where('moment.person', '=', person))
    .orderBy('moment.at')
    .orderBy('moment.created')
    .orderBy('moment.id')
    .execute();
export const countMoments = async (db: Queries, board: string, person: string): Promise<number> =>
  (await db.selectFrom('moment').select('id').where('board', '=', board).where('person', '=', person).execute()).length;

import type { ChatRow, ReportRow } from './schema.ts';
import type { Queries } from './store.ts';

/** Who may read what is not for the whole table: the writer's seat, then those he wrote to, in one column. */
const BETWEEN = ' ';
export const audience = (seats: readonly string[]): string => seats.join(BETWEEN);
export const seatsOf = (audience: string | null): readonly string[] | null =>
  audience === null ? null : audience.split(BETWEEN);

export const insertChat = (db: Queries, row: ChatRow) => db.insertInto('chat').values(row).execute();
const withName = (db: Queries) =>
  db
    .selectFrom('chat')
    .innerJoin('person', 'person.id', 'chat.person')
    .select(['chat.id', 'chat.board', 'chat.seat', 'chat.person', 'person.name', 'person.kind', 'chat.text', 'chat.at'])
    .where('chat.hidden', '=', 0);
export type Said = NonNullable<Awaited<ReturnType<typeof chatById>>>;
export const chatById = (db: Queries, id: string) => withName(db).where('chat.id', '=', id).executeTakeFirst();
export const chatOf = (
  db: Queries,
  board: string,
  { seat, muted, before, limit }: { seat: string | null; muted: readonly string[]; before: number; limit: number },
) => {
  let query = withName(db).where('chat.board', '=', board).where('chat.at', '<', before);
  query = query.where(eb =>
    seat === null
      ? eb('chat.seat', 'is', null)
      : eb.or([
          eb('chat.seat', 'is', null),
          eb('chat.seat', '=', seat),
          ...[`${seat} %`, `% ${seat}`, `% ${seat} %`].map(meant => eb('chat.seat', 'like', meant)),
        ]),
  );
  if (muted.length > 0) query = query.where('chat.person', 'not in', [...muted]);
  return query.orderBy('chat.at', 'desc').limit(limit).execute();
};
export const hideChat = (db: Queries, id: string) => db.updateTable('chat').set({ hidden: 1 }).where('id', '=', id).execute();

export const insertReport = (db: Queries, row: ReportRow) => db.insertInto('report').values(row).execute();
export const openReports = (db: Queries, limit: number) =>
  db
    .selectFrom('report')
    .innerJoin('chat', 'chat.id', 'report.chat')
    .innerJoin('person', 'person.id', 'chat.person')
    .select([
      'report.id',
      'report.why',
      'report.lines',
      'report.at',
      'chat.id as chat',
      'chat.board',
      'chat.text',
      'person.id as author',
      'person.name as authorName',
    ])
    .where('report.settled', 'is', null)
    .orderBy('report.at')
    .limit(limit)
    .execute();
export const settleReport = async (db: Queries, id: string, now: number) =>
  db
    .updateTable('report')
    .set({ settled: now })
    .where('id', '=', id)
    .where('settled', 'is', null)
    .returning('chat')
    .executeTakeFirst();

import { seenBy } from '@polemos/kernel';
import type { Pay } from '../http/route.ts';
import { recordsOf } from '../storage/records.ts';
import type { TableRow } from '../storage/schema.ts';
import type { Queries } from '../storage/store.ts';
import { bodyOf, type Course, type News, newsOf, startOf } from './course.ts';
import { storyCost } from './show.ts';

interface Asked {
  readonly course: Course;
  readonly seat: string | null;
  readonly since: number | null;
  readonly pay?: Pay | undefined;
}

/** What happened after a sequence, as a seat may know it, however long ago; −1 begins with the set-up. What must be read for it is paid for first. */
export async function newsSince(db: Queries, { course, seat, since, pay }: Asked): Promise<readonly News[]> {
  if (since === null) return [];
  const atHand = course.newsSince(seat, since);
  if (atHand !== null) return atHand;
  pay?.(storyCost(course.sequence - since));
  const records = await recordsOf(db, course.table.id, Math.max(0, since));
  const news = records.filter(({ sequence }) => sequence <= course.sequence).map(record => newsOf(record, seat, bodyOf(record)));
  return since >= 0 ? news : [startNews(course.table, seat), ...news];
}

export const startNews = (table: TableRow, seat: string | null): News => ({
  sequence: 0,
  at: table.started ?? table.created,
  kind: 'start',
  seat: null,
  events: startOf(table).events.map(event => seenBy(event, seat)),
});

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { built } from './built.ts';
import type { ChannelRow, DeliveryRow, JobRow } from './schema.ts';
import type { Queries, Store } from './store.ts';

export const insertDeliveries = (db: Queries, rows: readonly DeliveryRow[]) =>
  db
    .insertInto('delivery')
    .values([...rows])
    .execute();
export const deliveriesTo = (db: Queries, person: string, limit: number) =>
  db
    .selectFrom('delivery')
    .select(['id', 'board', 'kind', 'notice', 'state', 'attempts', 'error', 'created', 'done'])
    .where('person', '=', person)
    .orderBy('created', 'desc')
    .limit(limit)
    .execute();
/** Letters about accounts, which others can cause: to an address, and of a person, since a moment. */
const letters = (db: Queries, since: number) =>
  db
    .selectFrom('delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'email')
    .where('channel', '=', 'account')
    .where('created', '>', since);
export const lettersTo = async (db: Queries, email: string, since: number): Promise<number> =>
  Number(
    (
      await letters(db, since)
        .where(sql<string>`lower(target)`, 'in', [email.toLowerCase(), covered(email)])
        .executeTakeFirst()
    )?.count ?? 0,
  );
const covered = (email: string): string => `sha256 ${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;
/** Whoever goes takes their letters along; but that an address has had some today is still known, though not whose or which. */
export async function coverLetters(db: Queries, person: string, now: number): Promise<void> {
  const since = now - 24 * 60 * 60_000;
  const sent = await db
    .selectFrom('delivery')
    .select(['id', 'target'])
    .where('person', '=', person)
    .where('kind', '=', 'email')
    .where('channel', '=', 'account')
    .where('created', '>', since)
    .execute();
  for (const { id, target } of sent)
    await changeDelivery(db, id, { person: null, target: covered(target), notice: '{}', state: 'superseded', done: now });
}
export const lettersOf = async (db: Queries, person: string, since: number): Promise<number> =>
  Number((await letters(db, since).where('person', '=', person).executeTakeFirst())?.count ?? 0);
export const changeDelivery = (db: Queries, id: string, change: Partial<DeliveryRow>) =>
  db.updateTable('delivery').set(change).where('id', '=', id).execute();

/** No lease is longer, and no bot waits longer: what lies further ahead was written by a clock that has been set back since. */
const AHEAD = 10 * 60_000;

/** To whom, or for which table: of each a few are under way at once. */
export const addresseeOf = ({ person, board, id }: Pick<DeliveryRow, 'person' | 'board' | 'id'>): string => person ?? board ?? id;
interface DeliveryLease {
  readonly now: number;
  readonly until: number;
  /** How many rows at most. */
  readonly limit: number;
  /** How many each has under way already. */
  readonly busy: ReadonlyMap<string, number>;
  readonly each: number;
  /** Rows of one name go out as one; null: by itself. */
  readonly together: (row: DeliveryRow) => string | null;
}
/**
 * Takes due deliveries for a while: nobody else takes them meanwhile, and if this process dies they are due again. Of each addressee a few:
 * whoever has none to spare is not even looked at, so that many of one hide nobody's. Letters about accounts come first: somebody waits for them.
 */
export const leaseDeliveries = (store: Store, asked: DeliveryLease): Promise<DeliveryRow[]> =>
  store.db.transaction().execute(async tx => {
    const { now, until, limit, busy, each, together } = asked;
    const full = [...busy].filter(([, count]) => count >= each).map(([who]) => who);
    let due = tx
      .selectFrom('delivery')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due', '<=', now)
      .where(eb => eb.or([eb('lease', '<=', now), eb('lease', '>', now + AHEAD)]))
      .orderBy(eb => eb.case().when('channel', '=', 'account').then(0).else(1).end())
      .orderBy('due')
      .limit(limit);
    if (full.length > 0) due = due.where(eb => eb.fn.coalesce('person', 'board', 'id'), 'not in', full);
    if (store.kind === 'postgres') due = due.forUpdate().skipLocked();
    const counts = new Map(busy);
    const begun = new Set<string>();
    const rows = ((await due.execute()) as DeliveryRow[]).filter(row => {
      const name = together(row);
      if (name !== null && begun.has(name)) return true;
      const who = addresseeOf(row);
      const count = counts.get(who) ?? 0;
      if (count >= each) return false;
      counts.set(who, count + 1);
      if (name !== null) begun.add(name);
      return true;
    });
    if (rows.length > 0)
      await tx
        .updateTable('delivery')
        .set({ lease: until })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute();
    return rows;
  });

/** Takes due jobs for a while, all but those of bots. */
export const leaseNotices = (store: Store, now: number, until: number, limit: number): Promise<JobRow[]> =>
  store.note(async tx => {
    let due = tx
      .selectFrom('job')
      .selectAll()
      .where('kind', '!=', 'bot')
      .where('due', '<=', now)
      .where(eb => eb.or([eb('lease', '<=', now), eb('lease', '>', now + AHEAD)]))
      .orderBy('due')
      .limit(limit);
    if (store.kind === 'postgres') due = due.forUpdate().skipLocked();
    const rows = (await due.execute()) as JobRow[];
    await lease(tx, rows, until);
    return rows;
  });

interface BotLease {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  /** How many each host has in hand already, and how many one may have. */
  readonly busy: ReadonlyMap<string, number>;
  readonly each: number;
}
/** The same for bots: of each host a few. Hosts who have theirs are not even looked at, so many tables hide nobody's. */
export const leaseBotJobs = (store: Store, { now, until, limit, busy, each }: BotLease) =>
  store.note(async tx => {
    const full = [...busy].filter(([, count]) => count >= each).map(([host]) => host);
    let due = tx
      .selectFrom('job')
      .innerJoin('board', 'board.id', 'job.board')
      .selectAll('job')
      .select('board.host')
      .where('job.kind', '=', 'bot')
      .where(eb => eb.or([eb('job.due', '<=', now), eb('job.due', '>', now + AHEAD)]))
      .where(eb => eb.or([eb('job.lease', '<=', now), eb('job.lease', '>', now + AHEAD)]))
      .orderBy('job.due')
      .limit(limit);
    if (full.length > 0) due = due.where('board.host', 'not in', full);
    if (store.kind === 'postgres') due = due.forUpdate('job').skipLocked();
    const counts = new Map(busy);
    const taken: { readonly job: JobRow; readonly host: string }[] = [];
    for (const { host, ...job } of await due.execute()) {
      const count = counts.get(host) ?? 0;
      if (count >= each) continue;
      counts.set(host, count + 1);
      taken.push({ job, host });
    }
    await lease(
      tx,
      taken.map(({ job }) => job),
      until,
    );
    return taken;
  });

async function lease(tx: Queries, jobs: readonly JobRow[], until: number): Promise<void> {
  if (jobs.length === 0) return;
  await tx
    .updateTable('job')
    .set(eb => ({ lease: until, attempts: eb('attempts', '+', 1) }))
    .where(
      'key',
      'in',
      jobs.map(({ key }) => key),
    )
    .execute();
}
/** Still at it. */
export const renewJobs = (db: Queries, keys: readonly string[], until: number) =>
  db
    .updateTable('job')
    .set({ lease: until })
    .where('key', 'in', [...keys])
    .where('lease', '>', 0)
    .execute();
/** Done, unless a later move has put another job of the same name in its place. */
export const finishJob = (db: Queries, { key, body }: JobRow) => finished(db, key, body);
const finished = built((db, key: string, body: string) => db.deleteFrom('job').where('key', '=', key).where('body', '=', body));
export const failJob = (db: Queries, { key, body }: JobRow, due: number, error: string) =>
  db.updateTable('job').set({ due, lease: 0, error }).where('key', '=', key).where('body', '=', body).execute();
export const stuckJobs = (db: Queries, limit: number) =>
  db.selectFrom('job').selectAll().where('attempts', '>', 0).orderBy('due').limit(limit).execute();
export const retryJob = async (db: Queries, key: string, now: number): Promise<boolean> =>
  (await db
    .updateTable('job')
    .set({ due: now, lease: 0, attempts: 0, error: null })
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst()) !== undefined;
export const retryDelivery = async (db: Queries, id: string, now: number): Promise<boolean> =>
  (await db
    .updateTable('delivery')
    .set({ state: 'waiting', due: now, lease: 0, attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** What could not be delivered, newest first. Addresses stay with those they belong to. */
export const failedDeliveries = (db: Queries, limit: number) =>
  db
    .selectFrom('delivery')
    .leftJoin('person', 'person.id', 'delivery.person')
    .select(['delivery.id', 'delivery.kind', 'delivery.attempts', 'delivery.error', 'delivery.done', 'person.name'])
    .where('delivery.state', '=', 'failed')
    .orderBy('delivery.done', 'desc')
    .limit(limit)
    .execute();
export const insertChannel = (db: Queries, row: ChannelRow) => db.insertInto('channel').values(row).execute();
export const channelsOf = built((db, person: string) =>
  db.selectFrom('channel').selectAll().where('person', '=', person).orderBy('created'),
);
export const dropChannel = async (db: Queries, person: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('channel').where('person', '=', person).where('id', '=', id).returning('id').executeTakeFirst()) !==
  undefined;

export const settingOf = async (db: Queries, key: string): Promise<string | null> =>
  (await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null;
export const putSetting = (db: Queries, key: string, value: string) =>
  db
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute();
/** Of two who saw the same value, one changes it. */
export const swapSetting = async (db: Queries, key: string, before: string, value: string): Promise<boolean> =>
  (await db
    .updateTable('setting')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', before)
    .returning('key')
    .executeTakeFirst()) !== undefined;
/** The value that stands afterwards: the one given, or one that was there before. */
export async function settle(db: Queries, key: string, value: string): Promise<string> {
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await settingOf(db, key)) ?? value;
}
export const channelById = (db: Queries, id: string) =>
  db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst();

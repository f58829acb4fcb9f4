import { sql } from 'kysely';
import { built } from './built.ts';
import { coverLetters } from './notices.ts';
import type { LinkRow, PersonRow, SessionRow } from './schema.ts';
import type { Queries, Store } from './store.ts';

export const insertPerson = (db: Queries, row: PersonRow) => db.insertInto('person').values(row).execute();

/** False when the name or the address is already somebody's. */
export async function changePerson(db: Queries, id: string, change: Partial<PersonRow>): Promise<boolean> {
  try {
    await db.updateTable('person').set(change).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

export const isTaken = (error: unknown): boolean => /unique|duplicate key/i.test(String((error as Error).message));

const peopleById = built((db, id: string) => db.selectFrom('person').selectAll().where('id', '=', id));
export const personById = async (db: Queries, id: string): Promise<PersonRow | undefined> => (await peopleById(db, id))[0];
/** Until the transaction ends nobody else counts what this person has. On SQLite whoever writes is alone anyhow. */
export async function lockPerson({ kind }: Store, tx: Queries, id: string): Promise<void> {
  if (kind === 'postgres') await tx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute();
}
/** Alone with what one person has a few of. */
export const alone = <T>(store: Store, person: string, use: (tx: Queries) => Promise<T>): Promise<T> =>
  store.db.transaction().execute(async tx => {
    await lockPerson(store, tx, person);
    return use(tx);
  });
/** The same of an address, whoever writes to it. */
export async function lockAddress({ kind }: Store, tx: Queries, address: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${address.toLowerCase()}))`.execute(tx);
}
export const personByName = (db: Queries, nameKey: string) =>
  db.selectFrom('person').selectAll().where('nameKey', '=', nameKey).where('deleted', 'is', null).executeTakeFirst();
export const personsNamedLike = (db: Queries, nameKey: string, look: string) =>
  db
    .selectFrom('person')
    .select('id')
    .where(eb => eb.or([eb('nameKey', '=', nameKey), ...(look === '' ? [] : [eb('look', '=', look)])]))
    .where('deleted', 'is', null)
    .execute();
export const personByEmail = (db: Queries, email: string) =>
  db
    .selectFrom('person')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('emailVerified', '=', 1)
    .where('deleted', 'is', null)
    .executeTakeFirst();
export const botsOf = (db: Queries, owner: string) =>
  db.selectFrom('person').selectAll().where('owner', '=', owner).where('deleted', 'is', null).orderBy('created').execute();
export const adminExists = async (db: Queries): Promise<boolean> => (await countAdmins(db)) > 0;
/** Who can be one: whoever is shut out is none. */
export const countAdmins = async (db: Queries): Promise<number> =>
  (
    await db
      .selectFrom('person')
      .select('id')
      .where('admin', '=', 1)
      .where('banned', '=', 0)
      .where('deleted', 'is', null)
      .execute()
  ).length;

export const insertSession = (db: Queries, row: SessionRow) => db.insertInto('session').values(row).execute();
const sessionPeople = built((db, hash: string, now: number) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    // A program is let in for as long as its owner is.
    .leftJoin('person as owner', 'owner.id', 'person.owner')
    .selectAll('person')
    .where('session.hash', '=', hash)
    .where('session.expires', '>', now)
    .where('person.deleted', 'is', null)
    .where('person.banned', '=', 0)
    .where(eb => eb.or([eb('person.owner', 'is', null), eb.and([eb('owner.banned', '=', 0), eb('owner.deleted', 'is', null)])])),
);
export const sessionPerson = async (db: Queries, hash: string, now: number): Promise<PersonRow | undefined> =>
  (await sessionPeople(db, hash, now))[0];
export const dropSession = (db: Queries, hash: string) => db.deleteFrom('session').where('hash', '=', hash).execute();
export const dropSessions = (db: Queries, person: string) => db.deleteFrom('session').where('person', '=', person).execute();

/** Links of one purpose that were sent before are worth nothing any more. */
export const dropLinks = (db: Queries, person: string, purpose: LinkRow['purpose']) =>
  db.deleteFrom('link').where('person', '=', person).where('purpose', '=', purpose).execute();
export const insertLink = (db: Queries, row: LinkRow) => db.insertInto('link').values(row).execute();
/** Uses a one-time link up: only one of two who try at once gets it. */
export const useLink = (db: Queries, hash: string, purpose: LinkRow['purpose'], now: number) =>
  db
    .updateTable('link')
    .set({ used: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used', 'is', null)
    .where('expires', '>', now)
    .returningAll()
    .executeTakeFirst();

export const mutedBy = (db: Queries, person: string) =>
  db.selectFrom('mute').select('muted').where('person', '=', person).execute();
export const insertMute = (db: Queries, person: string, muted: string) =>
  db
    .insertInto('mute')
    .values({ person, muted })
    .onConflict(conflict => conflict.doNothing())
    .execute();
export const dropMute = (db: Queries, person: string, muted: string) =>
  db.deleteFrom('mute').where('person', '=', person).where('muted', '=', muted).execute();

/** Everything that names a person and is theirs alone; their matches stay, under no name. */
export async function erasePerson(db: Queries, id: string, now: number): Promise<void> {
  await db.deleteFrom('session').where('person', '=', id).execute();
  await db.deleteFrom('link').where('person', '=', id).execute();
  await db.deleteFrom('channel').where('person', '=', id).execute();
  await coverLetters(db, id, now);
  await db.deleteFrom('delivery').where('person', '=', id).execute();
  for (const table of ['mute', 'block', 'seek', 'vacation', 'absentee', 'standing', 'moment', 'upload', 'war'] as const)
    await db.deleteFrom(table).where('person', '=', id).execute();
  await db
    .deleteFrom('challenge')
    .where(eb => eb.or([eb('person', '=', id), eb('by', '=', id)]))
    .execute();
  await db.updateTable('chat').set({ text: '', hidden: 1 }).where('person', '=', id).execute();
  await db
    .updateTable('person')
    .set({
      name: '—',
      nameKey: null,
      look: null,
      password: null,
      email: null,
      emailVerified: 0,
      admin: 0,
      zone: '',
      quiet: null,
      deleted: now,
    })
    .where('id', '=', id)
    .execute();
}

/** What the house holds about a person, for themselves; but for the matches of their browsers, which are long. */
export async function gatherPerson(db: Queries, id: string) {
  const person = await db
    .selectFrom('person')
    .select(['id', 'kind', 'name', 'email', 'emailVerified', 'language', 'zone', 'quiet', 'digest', 'seen', 'created'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('session').select(['kind', 'created', 'expires']).where('person', '=', id).execute();
  const seats = await db.selectFrom('sitter').select(['board', 'seat', 'entropy', 'joined']).where('person', '=', id).execute();
  const hosted = await db.selectFrom('board').select(['id', 'game', 'title', 'created']).where('host', '=', id).execute();
  const chat = await db.selectFrom('chat').select(['board', 'seat', 'text', 'at']).where('person', '=', id).execute();
  const channels = await db.selectFrom('channel').select(['kind', 'target', 'created']).where('person', '=', id).execute();
  const deliveries = await db
    .selectFrom('delivery')
    .select(['kind', 'channel', 'notice', 'state', 'created', 'done'])
    .where('person', '=', id)
    .execute();
  const muted = await db.selectFrom('mute').select('muted').where('person', '=', id).execute();
  const blocked = await db.selectFrom('block').select('blocked').where('person', '=', id).execute();
  const seeks = await db.selectFrom('seek').select(['game', 'scenario', 'pace', 'created']).where('person', '=', id).execute();
  const vacations = await db.selectFrom('vacation').select(['begins', 'ends']).where('person', '=', id).execute();
  const challenges = await db
    .selectFrom('challenge')
    .select(['board', 'kind', 'seat', 'state', 'created'])
    .where(eb => eb.or([eb('person', '=', id), eb('by', '=', id)]))
    .execute();
  const standing = await db
    .selectFrom('standing')
    .select(['board', 'kind', 'detail', 'created'])
    .where('person', '=', id)
    .execute();
  const moments = await db.selectFrom('moment').select(['board', 'kind', 'at', 'text']).where('person', '=', id).execute();
  const leagues = await db.selectFrom('league_entry').select(['league', 'joined', 'left']).where('person', '=', id).execute();
  const wars = await db.selectFrom('war').select(['match', 'body', 'ended']).where('person', '=', id).execute();
  const moves = await db.selectFrom('record').select(['board', 'sequence', 'kind', 'at']).where('person', '=', id).execute();
  return {
    person,
    sessions,
    seats,
    hosted,
    chat,
    channels,
    deliveries: deliveries.map(withoutLink),
    muted,
    blocked,
    seeks,
    vacations,
    challenges,
    standing,
    moments,
    leagues,
    wars,
    moves,
  };
}

/** A link that was sent to an address proves that its reader owns it: whoever only has the account does not read it here. */
const withoutLink = ({ channel, notice, ...row }: { channel: string; notice: string }) => ({
  ...row,
  channel,
  notice: channel === 'account' ? JSON.stringify({ ...(JSON.parse(notice) as object), link: undefined }) : notice,
});

export const listPeople = (db: Queries, { after, limit }: { after: string; limit: number }) =>
  db
    .selectFrom('person')
    .select(['id', 'kind', 'name', 'admin', 'banned', 'created', 'deleted'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

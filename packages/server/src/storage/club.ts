import { built } from './built.ts';
import type { AbsenteeRow, ChallengeRow, PersonRow, SeekRow, StandingRow, VacationRow } from './schema.ts';
import type { Queries } from './store.ts';

// ---- challenges

export const insertChallenge = (db: Queries, row: ChallengeRow) => db.insertInto('challenge').values(row).execute();
const challenges = (db: Queries) =>
  db
    .selectFrom('challenge')
    .innerJoin('board', 'board.id', 'challenge.board')
    .innerJoin('person as asker', 'asker.id', 'challenge.by')
    .innerJoin('person as asked', 'asked.id', 'challenge.person')
    .selectAll('challenge')
    .select(['board.game', 'board.setup', 'board.title', 'board.pace', 'board.state as tableState'])
    .select(['asker.name as byName', 'asker.kind as byKind', 'asked.name as personName', 'asked.kind as personKind']);
export const challengeById = (db: Queries, id: string) => challenges(db).where('challenge.id', '=', id).executeTakeFirst();
/** What waits for an answer of mine, and what I have asked others that is not settled in my eyes. */
export const challengesOf = (db: Queries, person: string) =>
  challenges(db)
    .where(eb =>
      eb.or([
        eb.and([eb('challenge.person', '=', person), eb('challenge.state', '=', 'open')]),
        eb.and([eb('challenge.by', '=', person), eb('challenge.state', 'in', ['open', 'declined'])]),
      ]),
    )
    .orderBy('challenge.created', 'desc')
    .limit(100)
    .execute();
export const challengesAt = (db: Queries, board: string) =>
  db.selectFrom('challenge').selectAll().where('board', '=', board).where('state', '=', 'open').execute();
/** Only from open: of two answers the first counts. */
export const settleChallenge = async (db: Queries, id: string, state: ChallengeRow['state'], now: number): Promise<boolean> =>
  (await db
    .updateTable('challenge')
    .set({ state, answered: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()) !== undefined;
/** Nobody is asked any more to a table that has begun, but those who shall stand in. */
export const endChallenges = (db: Queries, board: string, now: number) =>
  db
    .updateTable('challenge')
    .set({ state: 'withdrawn', answered: now })
    .where('board', '=', board)
    .where('state', '=', 'open')
    .where('kind', '!=', 'substitute')
    .execute();
export const dropChallenge = (db: Queries, id: string) => db.deleteFrom('challenge').where('id', '=', id).execute();

// ---- seeks

export const insertSeek = (db: Queries, row: SeekRow) => db.insertInto('seek').values(row).execute();
const seeksThatStand = (db: Queries, now: number) =>
  db
    .selectFrom('seek')
    .innerJoin('person', 'person.id', 'seek.person')
    .selectAll('seek')
    .select(['person.name', 'person.kind'])
    .where('seek.expires', '>', now)
    .where('person.deleted', 'is', null)
    .where('person.banned', '=', 0);
/** What the lobby lists: the latest, the earliest of them first. However many others there are, who comes new is among them. */
export const openSeeks = async (db: Queries, now: number) =>
  (await seeksThatStand(db, now).orderBy('seek.created', 'desc').orderBy('seek.id', 'desc').limit(200).execute()).reverse();
/** Who wants the same game at the same pace, whoever waits longest first. */
export const seeksLike = (db: Queries, { game, pace }: Pick<SeekRow, 'game' | 'pace'>, now: number) =>
  seeksThatStand(db, now)
    .where('seek.game', '=', game)
    .where('seek.pace', '=', pace)
    .orderBy('seek.created')
    .orderBy('seek.id')
    .limit(200)
    .execute();
export const seekById = (db: Queries, id: string, now: number) =>
  seeksThatStand(db, now).where('seek.id', '=', id).executeTakeFirst();
export const countSeeks = async (db: Queries, person: string, now: number): Promise<number> =>
  (await db.selectFrom('seek').select('id').where('person', '=', person).where('expires', '>', now).execute()).length;
/** Whoever takes all of them away has them: of two who want the same seek one gets it. */
export const takeSeeks = async (tx: Queries, ids: readonly string[]): Promise<boolean> =>
  (
    await tx
      .deleteFrom('seek')
      .where('id', 'in', [...ids])
      .returning('id')
      .execute()
  ).length === ids.length;
export const dropSeek = async (db: Queries, person: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('seek').where('person', '=', person).where('id', '=', id).returning('id').executeTakeFirst()) !==
  undefined;

// ---- vacations

export const insertVacation = (db: Queries, row: VacationRow) => db.insertInto('vacation').values(row).execute();
export const endVacation = (db: Queries, id: string, ends: number) =>
  db.updateTable('vacation').set({ ends }).where('id', '=', id).execute();
export const vacationsSince = (db: Queries, person: string, since: number): Promise<VacationRow[]> =>
  db.selectFrom('vacation').selectAll().where('person', '=', person).where('ends', '>', since).orderBy('begins').execute();
/** Until when each of them is away, of those who are. */
export async function awayUntil(db: Queries, people: readonly string[], now: number): Promise<ReadonlyMap<string, number>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('vacation')
    .select(['person', 'ends'])
    .where('person', 'in', [...people])
    .where('begins', '<=', now)
    .where('ends', '>', now)
    .execute();
  return new Map(rows.map(({ person, ends }) => [person, ends]));
}
const awayFrom = built((db, board: string, now: number) =>
  db
    .selectFrom('sitter')
    .innerJoin('vacation', 'vacation.person', 'sitter.person')
    .select(['vacation.person', 'vacation.ends'])
    .where('sitter.board', '=', board)
    .where('vacation.begins', '<=', now)
    .where('vacation.ends', '>', now),
);
/** The same of all who are at a table. */
export const awayAt = async (db: Queries, board: string, now: number): Promise<ReadonlyMap<string, number>> =>
  new Map((await awayFrom(db, board, now)).map(({ person, ends }) => [person, ends]));
/** Only while the match stands where the clocks were read: a move that came between has set its own. */
export const stopClocks = async (
  db: Queries,
  { board, sequence, clocks, deadline }: { board: string; sequence: number; clocks: string; deadline: number | null },
): Promise<boolean> =>
  (await db
    .updateTable('progress')
    .set({ clocks, deadline })
    .where('board', '=', board)
    .where('sequence', '=', sequence)
    .returning('board')
    .executeTakeFirst()) !== undefined;
export const playingTablesOf = async (db: Queries, person: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('sitter')
      .innerJoin('board', 'board.id', 'sitter.board')
      .select('board.id')
      .where('sitter.person', '=', person)
      .where('sitter.seat', '!=', '')
      .where('board.state', '=', 'playing')
      .execute()
  ).map(({ id }) => id);

// ---- those who were away too long

export const insertAbsentee = (db: Queries, row: AbsenteeRow) =>
  db
    .insertInto('absentee')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
export const absenteesOf = built((db, board: string) => db.selectFrom('absentee').selectAll().where('board', '=', board));
export const dropAbsentee = async (db: Queries, board: string, person: string): Promise<AbsenteeRow | undefined> =>
  db.deleteFrom('absentee').where('board', '=', board).where('person', '=', person).returningAll().executeTakeFirst();

// ---- moves ahead

export const putStanding = (db: Queries, row: StandingRow) =>
  db
    .insertInto('standing')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['board', 'seat', 'kind'])
        .doUpdateSet({ person: row.person, detail: row.detail, stopped: null, used: 0, created: row.created }),
    )
    .execute();
export const standingOf = (db: Queries, board: string, seat: string): Promise<StandingRow[]> =>
  db.selectFrom('standing').selectAll().where('board', '=', board).where('seat', '=', seat).orderBy('kind').execute();
export const standingAt = built((db, board: string) =>
  db.selectFrom('standing').selectAll().where('board', '=', board).where('stopped', 'is', null).orderBy('kind'),
);
export const dropStanding = (db: Queries, board: string, seat: string, kind: string) =>
  db.deleteFrom('standing').where('board', '=', board).where('seat', '=', seat).where('kind', '=', kind).execute();
/** Whoever gets up from a seat takes along what they have decided ahead for it. */
export const dropStandingOf = (db: Queries, board: string, seat: string) =>
  db.deleteFrom('standing').where('board', '=', board).where('seat', '=', seat).execute();
export const dropStandingBy = (db: Queries, board: string, person: string) =>
  db.deleteFrom('standing').where('board', '=', board).where('person', '=', person).execute();
export const stopStanding = (db: Queries, { board, seat, kind }: StandingRow, stopped: string) =>
  db
    .updateTable('standing')
    .set({ stopped })
    .where('board', '=', board)
    .where('seat', '=', seat)
    .where('kind', '=', kind)
    .execute();
export const countStanding = (db: Queries, { board, seat, kind }: StandingRow) =>
  db
    .updateTable('standing')
    .set(eb => ({ used: eb('used', '+', 1) }))
    .where('board', '=', board)
    .where('seat', '=', seat)
    .where('kind', '=', kind)
    .execute();

// ---- manners

export const insertBlock = (db: Queries, person: string, blocked: string) =>
  db
    .insertInto('block')
    .values({ person, blocked })
    .onConflict(conflict => conflict.doNothing())
    .execute();
export const dropBlock = (db: Queries, person: string, blocked: string) =>
  db.deleteFrom('block').where('person', '=', person).where('blocked', '=', blocked).execute();
/** All with whom somebody shall not sit down: whom they block, and who blocks them. */
export async function apartFrom(db: Queries, person: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('block')
    .selectAll()
    .where(eb => eb.or([eb('person', '=', person), eb('blocked', '=', person)]))
    .execute();
  return new Set(rows.map(row => (row.person === person ? row.blocked : row.person)));
}
export const blockedBy = async (db: Queries, person: string): Promise<readonly string[]> =>
  (await db.selectFrom('block').select('blocked').where('person', '=', person).execute()).map(({ blocked }) => blocked);
/** Whom somebody has muted or blocked, with their names: the way back. */
export async function keptApart(db: Queries, person: string) {
  const muted = await db
    .selectFrom('mute')
    .innerJoin('person', 'person.id', 'mute.muted')
    .select(['person.id', 'person.name'])
    .where('mute.person', '=', person)
    .execute();
  const blocked = await db
    .selectFrom('block')
    .innerJoin('person', 'person.id', 'block.blocked')
    .select(['person.id', 'person.name'])
    .where('block.person', '=', person)
    .execute();
  return { muted, blocked };
}

// ---- who is here

export const markHere = (db: Queries, person: string, seen: number) =>
  db.updateTable('person').set({ seen }).where('id', '=', person).where('seen', '<', seen).execute();
export const hereSince = (db: Queries, since: number, limit: number) =>
  db
    .selectFrom('person')
    .select(['id', 'name', 'kind', 'seen'])
    .where('seen', '>=', since)
    .where('deleted', 'is', null)
    .where('banned', '=', 0)
    .orderBy('name')
    .limit(limit)
    .execute();
/** Those of them that anybody may see. */
export async function publicTables(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('board')
    .select('id')
    .where('id', 'in', [...ids])
    .where('open', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
export const countMembers = async (db: Queries): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('kind', '=', 'account')
        .where('deleted', 'is', null)
        .executeTakeFirst()
    )?.count ?? 0,
  );
/** Guests of this name who were here lately. */
export const guestsNamed = (db: Queries, name: string, since: number): Promise<PersonRow[]> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('kind', '=', 'guest')
    .where('deleted', 'is', null)
    .where(eb => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('seen', '>=', since)
    .limit(3)
    .execute();

import { sql } from 'kysely';
import type { RatingRow, ResultRow } from './schema.ts';
import type { Queries, Store } from './store.ts';

/** Of two processes that book at once one waits: ratings follow from results in one order. */
export async function lockRatings({ kind }: Store, tx: Queries): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('polemos ratings'))`.execute(tx);
}

/** Matches that are over, since a moment, and were not looked at yet, the earliest first. */
export const unbooked = (db: Queries, limit: number, since = 0) =>
  db
    .selectFrom('board')
    .innerJoin('progress', 'progress.board', 'board.id')
    .leftJoin('result', 'result.board', 'board.id')
    .select(['board.id', 'board.game', 'board.setup', 'board.ended', 'progress.outcome', 'progress.updated'])
    // Written out, so that SQLite sees that the index of what is over serves.
    .where('board.state', '=', sql.lit('over' as const))
    .$if(since > 0, query => query.where('board.ended', '>=', since))
    .where('result.board', 'is', null)
    .orderBy('board.ended')
    .orderBy('board.id')
    .limit(limit)
    .execute();

/** Matches that were booked and are not over any more, or ended another time. */
export const takenBack = (db: Queries) =>
  db
    .selectFrom('result')
    .innerJoin('board', 'board.id', 'result.board')
    .select(['result.board', 'result.ladder', 'result.at'])
    .where(eb => eb.or([eb('board.state', '!=', 'over'), eb('board.ended', '!=', eb.ref('result.at'))]))
    .execute();

export const insertResult = (tx: Queries, row: ResultRow) => tx.insertInto('result').values(row).execute();
export const dropResult = (tx: Queries, board: string) => tx.deleteFrom('result').where('board', '=', board).execute();
export const resultOf = (db: Queries, board: string) =>
  db.selectFrom('result').selectAll().where('board', '=', board).executeTakeFirst();
export const strikeResult = (tx: Queries, board: string, struck: number) =>
  tx.updateTable('result').set({ struck }).where('board', '=', board).execute();

/** Whoever decided last for each seat, by what is recorded. */
export const lastActors = async (db: Queries, board: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('record')
    .select(['seat', 'person'])
    .where('board', '=', board)
    .where('kind', '=', 'act')
    .where('person', 'is not', null)
    .orderBy('sequence')
    .execute();
  return new Map(rows.map(({ seat, person }) => [seat ?? '', person ?? '']));
};

export const dropRatingsFrom = (tx: Queries, ladder: string, at: number) =>
  tx.deleteFrom('rating').where('ladder', '=', ladder).where('at', '>=', at).execute();
/** Results of a ladder that count, from a moment on, in their order: by code point where moments are equal, whatever the database thinks of letters. */
export const resultsFrom = async (tx: Queries, ladder: string, from: number) =>
  (await countedFrom(tx, ladder, from)).sort((a, b) => a.at - b.at || (a.board < b.board ? -1 : 1));
const countedFrom = (tx: Queries, ladder: string, at: number) =>
  tx
    .selectFrom('result')
    .innerJoin('board', 'board.id', 'result.board')
    .innerJoin('progress', 'progress.board', 'board.id')
    .select(['result.board', 'result.at', 'progress.outcome'])
    .where('result.ladder', '=', ladder)
    .where('result.at', '>=', at)
    .where('result.excluded', 'is', null)
    .where('result.struck', '=', 0)
    .execute();
/** What somebody had in a seat before a moment. */
export const ratingBefore = (
  tx: Queries,
  { ladder, seat, player, bot, at }: Pick<RatingRow, 'ladder' | 'seat' | 'player' | 'bot' | 'at'>,
) =>
  tx
    .selectFrom('rating')
    .select(['mu', 'sigma', 'won', 'drawn', 'lost'])
    .where('ladder', '=', ladder)
    .where('seat', '=', seat)
    .where('player', '=', player)
    .where('bot', '=', bot)
    .where('at', '<', at)
    .orderBy(sql`won + drawn + lost`, 'desc')
    .executeTakeFirst();
const AT_ONCE = 60;
export async function insertRatings(tx: Queries, rows: readonly RatingRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insertInto('rating')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
}

const latest = (db: Queries) =>
  db
    .selectFrom('rating')
    .select(['ladder', 'seat', 'player', 'bot', 'at', 'mu', 'sigma', 'won', 'drawn', 'lost'])
    .select(sql<number>`row_number() over (partition by ladder, seat, player, bot order by won + drawn + lost desc)`.as('age'));
/** What everybody has in a ladder; guests and those who are gone are not listed. */
export const standingsOf = (db: Queries, ladder: string) =>
  db
    .selectFrom(latest(db).where('ladder', '=', ladder).as('rated'))
    .leftJoin('person', join => join.onRef('person.id', '=', 'rated.player').on('rated.bot', '=', 0))
    .selectAll('rated')
    .select(['person.name', 'person.kind'])
    .where('rated.age', '=', 1)
    .where(eb => eb.or([eb('rated.bot', '=', 1), eb.and([eb('person.kind', '!=', 'guest'), eb('person.deleted', 'is', null)])]))
    .execute();
/** What somebody has, in every ladder. */
export const ratingsOf = (db: Queries, player: string) =>
  db
    .selectFrom(latest(db).where('player', '=', player).where('bot', '=', 0).as('rated'))
    .selectAll('rated')
    .where('rated.age', '=', 1)
    .orderBy('rated.ladder')
    .orderBy('rated.seat')
    .execute();
/** The ladders in which something has been counted. */
export const laddersInUse = async (db: Queries): Promise<readonly string[]> =>
  (await db.selectFrom('rating').select('ladder').distinct().orderBy('ladder').execute()).map(({ ladder }) => ladder);
/** Somebody's rated matches, the latest first, and everybody who held a seat in them. */
export const ratedMatchesOf = (db: Queries, player: string, limit: number) =>
  db
    .selectFrom('rating')
    .innerJoin('board', 'board.id', 'rating.board')
    .selectAll('rating')
    .select(['board.open', 'board.title', 'board.game', 'board.setup'])
    .where('rating.player', '=', player)
    .where('rating.bot', '=', 0)
    .orderBy('rating.at', 'desc')
    .orderBy('rating.board')
    .limit(limit)
    .execute();
export const ratedSeatsOf = async (db: Queries, boards: readonly string[]) =>
  boards.length === 0
    ? []
    : db
        .selectFrom('rating')
        .leftJoin('person', join => join.onRef('person.id', '=', 'rating.player').on('rating.bot', '=', 0))
        .select(['rating.board', 'rating.seat', 'rating.player', 'rating.bot', 'rating.place', 'person.name', 'person.deleted'])
        .where('rating.board', 'in', [...boards])
        .execute();

import type { LeagueEntryRow, LeagueMatchRow, LeagueRow } from './schema.ts';
import type { Queries, Store } from './store.ts';

export const insertLeague = (db: Queries, row: LeagueRow) => db.insertInto('league').values(row).execute();
export const changeLeague = (db: Queries, id: string, change: Partial<LeagueRow>) =>
  db.updateTable('league').set(change).where('id', '=', id).execute();
export const leagueById = (db: Queries, id: string) =>
  db.selectFrom('league').selectAll().where('id', '=', id).executeTakeFirst();
/** Until the transaction ends nobody else changes the league. */
export const lockLeague = ({ kind }: Store, tx: Queries, id: string): Promise<LeagueRow | undefined> => {
  const query = tx.selectFrom('league').selectAll().where('id', '=', id);
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
};
export const listLeagues = (db: Queries, limit: number) =>
  db
    .selectFrom('league')
    .innerJoin('person', 'person.id', 'league.organiser')
    .selectAll('league')
    .select('person.name as organiserName')
    .orderBy('league.created', 'desc')
    .limit(limit)
    .execute();
export const countEntries = async (db: Queries, leagues: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (leagues.length === 0) return new Map();
  const rows = await db
    .selectFrom('league_entry')
    .select(['league', ({ fn }) => fn.countAll().as('count')])
    .where('league', 'in', [...leagues])
    .groupBy('league')
    .execute();
  return new Map(rows.map(({ league, count }) => [league, Number(count)]));
};
export const leaguesInUse = async (db: Queries, organiser: string): Promise<number> =>
  (await db.selectFrom('league').select('id').where('organiser', '=', organiser).where('state', '!=', 'over').execute()).length;
export const leaguesOrganisedBy = (db: Queries, organiser: string) =>
  db.selectFrom('league').select(['id', 'state']).where('organiser', '=', organiser).where('state', '!=', 'over').execute();
export async function dropLeague(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('league_match').where('league', '=', id).execute();
  await tx.deleteFrom('league_entry').where('league', '=', id).execute();
  await tx.deleteFrom('league').where('id', '=', id).execute();
}

export const entriesOf = (db: Queries, league: string) =>
  db
    .selectFrom('league_entry')
    .innerJoin('person', 'person.id', 'league_entry.person')
    .selectAll('league_entry')
    .select(['person.name', 'person.deleted', 'person.banned'])
    .where('league_entry.league', '=', league)
    .orderBy('league_entry.seed')
    .execute();
export const insertEntry = (db: Queries, row: LeagueEntryRow) => db.insertInto('league_entry').values(row).execute();
export const changeEntry = (db: Queries, league: string, person: string, change: Partial<LeagueEntryRow>) =>
  db.updateTable('league_entry').set(change).where('league', '=', league).where('person', '=', person).execute();
export const dropEntry = (db: Queries, league: string, person: string) =>
  db.deleteFrom('league_entry').where('league', '=', league).where('person', '=', person).execute();

/** Every match with what its board says, or those of one round: a long season has thousands. */
export const matchesOf = (db: Queries, league: string, round: number | null = null) =>
  db
    .selectFrom('league_match')
    .leftJoin('board', 'board.id', 'league_match.board')
    .leftJoin('progress', 'progress.board', 'league_match.board')
    .selectAll('league_match')
    .select(['board.state', 'progress.outcome'])
    .where('league_match.league', '=', league)
    .$if(round !== null, query => query.where('league_match.round', '=', round))
    .orderBy('league_match.round')
    .orderBy('league_match.number')
    .orderBy('league_match.replay')
    .execute();
/** Of the rounds that are played: matches of which the database does not know yet that they are decided, and whose time is over. */
export const overdueMatches = (db: Queries, now: number) =>
  db
    .selectFrom('league')
    .innerJoin('league_match', join =>
      join.onRef('league_match.league', '=', 'league.id').onRef('league_match.round', '=', 'league.round'),
    )
    .leftJoin('board', 'board.id', 'league_match.board')
    .leftJoin('progress', 'progress.board', 'league_match.board')
    .selectAll('league_match')
    .select(['board.state', 'progress.outcome'])
    .where('league.state', '=', 'running')
    .where('league_match.decided', 'is', null)
    .where('league_match.deadline', '<', now)
    .execute();
export const insertMatches = async (db: Queries, rows: readonly LeagueMatchRow[]): Promise<void> => {
  if (rows.length > 0)
    await db
      .insertInto('league_match')
      .values([...rows])
      .execute();
};
type Key = Pick<LeagueMatchRow, 'league' | 'round' | 'number' | 'replay'>;
export const changeMatch = (db: Queries, { league, round, number, replay }: Key, change: Partial<LeagueMatchRow>) =>
  db
    .updateTable('league_match')
    .set(change)
    .where('league', '=', league)
    .where('round', '=', round)
    .where('number', '=', number)
    .where('replay', '=', replay)
    .execute();
/** Only one table becomes the match's. */
export const giveBoard = async (db: Queries, { league, round, number, replay }: Key, board: string): Promise<boolean> =>
  (await db
    .updateTable('league_match')
    .set({ board })
    .where('league', '=', league)
    .where('round', '=', round)
    .where('number', '=', number)
    .where('replay', '=', replay)
    .where('board', 'is', null)
    .returning('league')
    .executeTakeFirst()) !== undefined;
/** Those who play it are told by whoever has this. */
export const claimMatch = async (db: Queries, { league, round, number, replay }: Key): Promise<boolean> =>
  (await db
    .updateTable('league_match')
    .set({ told: 1 })
    .where('league', '=', league)
    .where('round', '=', round)
    .where('number', '=', number)
    .where('replay', '=', replay)
    .where('told', '=', 0)
    .returning('league')
    .executeTakeFirst()) !== undefined;
export const claimLeague = async (db: Queries, id: string): Promise<boolean> =>
  (await db
    .updateTable('league')
    .set({ told: 1 })
    .where('id', '=', id)
    .where('told', '=', 0)
    .returning('id')
    .executeTakeFirst()) !== undefined;
export const openRound = (db: Queries, league: string, round: number, deadline: number) =>
  db
    .updateTable('league_match')
    .set({ deadline })
    .where('league', '=', league)
    .where('round', '=', round)
    .where('deadline', 'is', null)
    .execute();
export const leagueOfBoard = async (db: Queries, board: string): Promise<string | null> =>
  (await db.selectFrom('league_match').select('league').where('board', '=', board).executeTakeFirst())?.league ?? null;
/** Of which league these tables are, in which round, to be decided until when. */
export const roundsOfBoards = async (db: Queries, boards: readonly string[]) =>
  boards.length === 0
    ? []
    : db
        .selectFrom('league_match')
        .innerJoin('league', 'league.id', 'league_match.league')
        .select(['league.id', 'league.name', 'league_match.board', 'league_match.round', 'league_match.deadline'])
        .where('league_match.board', 'in', [...boards])
        .execute();

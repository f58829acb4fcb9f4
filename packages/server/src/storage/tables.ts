import { built } from './built.ts';
import type { ChairRow, InvitationRow, ProposalRow, SitterRow, TableRow } from './schema.ts';
import type { Queries, Store } from './store.ts';

export async function insertTable(db: Queries, table: TableRow, chairs: readonly ChairRow[]): Promise<void> {
  await db.insertInto('board').values(table).execute();
  await db
    .insertInto('chair')
    .values([...chairs])
    .execute();
}
const tablesById = built((db, id: string) => db.selectFrom('board').selectAll().where('id', '=', id));
export const tableById = async (db: Queries, id: string): Promise<TableRow | undefined> => (await tablesById(db, id))[0];
/** Until the transaction ends nobody else changes who sits there. On SQLite whoever writes is alone anyhow. */
export const lockTable = ({ kind }: Store, tx: Queries, id: string): Promise<TableRow | undefined> => {
  const query = tx.selectFrom('board').selectAll().where('id', '=', id);
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
};
export const changeTable = (db: Queries, id: string, change: Partial<TableRow>) =>
  db.updateTable('board').set(change).where('id', '=', id).execute();
/** A match goes on under other rules, if it is still played under those that were replayed. */
export const carryTable = (db: Queries, { id, rules }: Pick<TableRow, 'id' | 'rules'>, to: number) =>
  db.updateTable('board').set({ rules: to }).where('id', '=', id).where('rules', '=', rules).execute();
/** What a check of a finished match found. A match that goes on again is another. */
export const keepVerdict = (db: Queries, id: string, verdict: string) =>
  db.updateTable('board').set({ verdict }).where('id', '=', id).where('state', '=', 'over').execute();
export const chairsOf = built((db, board: string) =>
  db.selectFrom('chair').selectAll().where('board', '=', board).orderBy('position'),
);
export const chairsOfAll = async (db: Queries, boards: readonly string[]) =>
  boards.length === 0
    ? []
    : db
        .selectFrom('chair')
        .select(['board', 'seat', 'bot'])
        .where('board', 'in', [...boards])
        .orderBy('position')
        .execute();
export const sittersOfAll = async (db: Queries, boards: readonly string[]) =>
  boards.length === 0
    ? []
    : db
        .selectFrom('sitter')
        .innerJoin('person', 'person.id', 'sitter.person')
        .select(['sitter.board', 'sitter.seat', 'sitter.person', 'person.name', 'person.kind'])
        .where('sitter.board', 'in', [...boards])
        .orderBy('sitter.joined')
        .execute();
export const changeChair = (db: Queries, board: string, seat: string, change: Partial<ChairRow>) =>
  db.updateTable('chair').set(change).where('board', '=', board).where('seat', '=', seat).execute();

export const sittersOf = built((db, board: string) =>
  db
    .selectFrom('sitter')
    .innerJoin('person', 'person.id', 'sitter.person')
    .select(['sitter.seat', 'sitter.person', 'sitter.entropy', 'sitter.joined', 'sitter.seen', 'sitter.vote'])
    .select(['person.name', 'person.kind', 'person.deleted', 'person.seen as last'])
    .where('sitter.board', '=', board)
    .orderBy('sitter.joined')
    .orderBy('sitter.person'),
);
export const insertSitter = (db: Queries, row: Omit<SitterRow, 'vote'>) =>
  db
    .insertInto('sitter')
    .values({ ...row, vote: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('person')
    .executeTakeFirst();
export const dropSitter = (db: Queries, board: string, person: string) =>
  db.deleteFrom('sitter').where('board', '=', board).where('person', '=', person).execute();
export const changeVote = (db: Queries, board: string, person: string, vote: string) =>
  db.updateTable('sitter').set({ vote }).where('board', '=', board).where('person', '=', person).execute();
/** What somebody has seen of a table that they were seated at without coming to it: not even the set-up. */
export const UNSEEN = -1;
export const markSeen = built((db, board: string, person: string, seen: number) =>
  db.updateTable('sitter').set({ seen }).where('board', '=', board).where('person', '=', person).where('seen', '<', seen),
);

/** The operations that were voted about are others now, though they have the same numbers. */
export const dropVotes = (db: Queries, board: string) =>
  db.updateTable('sitter').set({ vote: null }).where('board', '=', board).execute();

/** Only one of two who start at once does. */
export const startTable = async (db: Queries, id: string, change: Partial<TableRow>): Promise<boolean> =>
  (await db
    .updateTable('board')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()) !== undefined;

const listed = (db: Queries) =>
  db
    .selectFrom('board')
    .leftJoin('progress', 'progress.board', 'board.id')
    .innerJoin('person', 'person.id', 'board.host')
    .select([
      'board.id',
      'board.game',
      'board.setup',
      'board.title',
      'board.state',
      'board.pace',
      'board.open',
      'board.delay',
      'board.council',
      'board.created',
      'board.started',
      'board.ended',
      'person.name as hostName',
      'progress.sequence',
      'progress.toAct',
      'progress.deadline',
      'progress.clocks',
      'progress.outcome',
      'progress.updated',
    ]);
/** A table that waits is listed while its host comes by: `since` says since when they must have been here. */
export const openTables = (db: Queries, { game, limit, since }: { game: string | null; limit: number; since: number }) => {
  let query = listed(db)
    .where('board.open', '=', 1)
    .where(eb =>
      eb.or([eb('board.state', '=', 'playing'), eb.and([eb('board.state', '=', 'open'), eb('person.seen', '>=', since)])]),
    );
  if (game !== null) query = query.where('board.game', '=', game);
  return query.orderBy('board.state').orderBy('board.created', 'desc').limit(limit).execute();
};
export const tablesOf = (db: Queries, person: string, { limit }: { limit: number }) =>
  listed(db)
    .innerJoin('sitter', 'sitter.board', 'board.id')
    .select(['sitter.seat', 'sitter.seen'])
    .where('sitter.person', '=', person)
    .orderBy('board.created', 'desc')
    .limit(limit)
    .execute();
export const tablesHostedBy = (db: Queries, person: string, { limit }: { limit: number }) =>
  listed(db)
    .where('board.host', '=', person)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sitter')
            .select('sitter.board')
            .whereRef('sitter.board', '=', 'board.id')
            .where('sitter.person', '=', person),
        ),
      ),
    )
    .orderBy('board.created', 'desc')
    .limit(limit)
    .execute();
export const openTablesHostedBy = (db: Queries, person: string) =>
  db.selectFrom('board').select('id').where('host', '=', person).where('state', '=', 'open').execute();
/** Tables of an account and its programs that are not over, but for those of leagues: those that wait, and all. */
export const tablesInUse = async (db: Queries, owner: string): Promise<{ readonly open: number; readonly all: number }> => {
  const rows = await db
    .selectFrom('board')
    .innerJoin('person', 'person.id', 'board.host')
    .select('board.state')
    .where(eb => eb.or([eb('board.host', '=', owner), eb('person.owner', '=', owner)]))
    .where('board.state', '!=', 'over')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('league_match').select('league_match.board').whereRef('league_match.board', '=', 'board.id'))),
    )
    .execute();
  return { open: rows.filter(({ state }) => state === 'open').length, all: rows.length };
};
/** A table without a match, with everything that hangs on it. */
export async function dropTable(tx: Queries, id: string): Promise<void> {
  const said = tx.selectFrom('chat').select('id').where('board', '=', id);
  await tx.deleteFrom('report').where('chat', 'in', said).execute();
  for (const table of ['chat', 'invitation', 'challenge', 'proposal', 'absentee', 'standing', 'sitter', 'chair', 'job'] as const)
    await tx.deleteFrom(table).where('board', '=', id).execute();
  await tx.deleteFrom('board').where('id', '=', id).execute();
}
/** The rematch of a match that people are still gathering for. */
export const openRematchOf = (db: Queries, id: string) =>
  db.selectFrom('board').select('id').where('rematchOf', '=', id).where('state', '=', 'open').executeTakeFirst();
export const allTables = (db: Queries, { after, limit }: { after: string; limit: number }) =>
  listed(db).where('board.id', '>', after).orderBy('board.id').limit(limit).execute();
export const playingIds = async (db: Queries): Promise<readonly string[]> =>
  (await db.selectFrom('board').select('id').where('start', 'is not', null).orderBy('created').execute()).map(({ id }) => id);

export const insertInvitation = (db: Queries, row: InvitationRow) => db.insertInto('invitation').values(row).execute();
export const invitationByHash = (db: Queries, hash: string) =>
  db.selectFrom('invitation').selectAll().where('hash', '=', hash).where('revoked', 'is', null).executeTakeFirst();
export const invitationsOf = (db: Queries, board: string) =>
  db
    .selectFrom('invitation')
    .innerJoin('person', 'person.id', 'invitation.person')
    .select([
      'invitation.id',
      'invitation.seat',
      'person.name as by',
      'invitation.created',
      'invitation.expires',
      'invitation.revoked',
      'invitation.uses',
    ])
    .where('invitation.board', '=', board)
    .orderBy('invitation.created')
    .orderBy('invitation.id')
    .execute();
export const revokeInvitation = async (db: Queries, board: string, id: string, now: number): Promise<boolean> =>
  (await db
    .updateTable('invitation')
    .set({ revoked: now })
    .where('board', '=', board)
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;
/** When the match starts, every link is void but those that somebody gave out into the seat where they sit. */
export const voidInvitations = (tx: Queries, board: string, now: number) =>
  tx
    .updateTable('invitation')
    .set({ revoked: now })
    .where('board', '=', board)
    .where('revoked', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sitter')
            .select('sitter.board')
            .whereRef('sitter.board', '=', 'invitation.board')
            .whereRef('sitter.person', '=', 'invitation.person')
            .whereRef('sitter.seat', '=', 'invitation.seat'),
        ),
      ),
    )
    .execute();
/** Somebody who gets up takes along the links they gave out into their seat. */
export const revokeInvitationsInto = (
  tx: Queries,
  board: string,
  { seat, by, now }: { readonly seat: string; readonly by: string; readonly now: number },
) =>
  tx
    .updateTable('invitation')
    .set({ revoked: now })
    .where('board', '=', board)
    .where('person', '=', by)
    .where('seat', '=', seat)
    .where('revoked', 'is', null)
    .execute();
export const revokeInvitationsBy = (tx: Queries, board: string, person: string, now: number) =>
  tx
    .updateTable('invitation')
    .set({ revoked: now })
    .where('board', '=', board)
    .where('person', '=', person)
    .where('revoked', 'is', null)
    .execute();
/** False when it was revoked in this very moment. */
export const countInvitation = async (db: Queries, id: string): Promise<boolean> =>
  (await db
    .updateTable('invitation')
    .set(eb => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const proposalsOf = built((db, board: string) =>
  db.selectFrom('proposal').selectAll().where('board', '=', board).orderBy('kind'),
);
/** False when the same is already proposed. */
export const insertProposal = async (db: Queries, row: ProposalRow): Promise<boolean> =>
  (await db
    .insertInto('proposal')
    .values(row)
    // What was declined makes room for another.
    .onConflict(conflict =>
      conflict
        .columns(['board', 'kind'])
        .doUpdateSet({ ...row })
        .where('proposal.declined', 'is not', null),
    )
    .returning('board')
    .executeTakeFirst()) !== undefined;
/** The very proposal that was read: another of the same kind may have taken its place meanwhile. */
type Read = Pick<ProposalRow, 'board' | 'kind' | 'created'>;
export const declineProposal = async (db: Queries, { board, kind, created }: Read, seat: string): Promise<boolean> =>
  (await db
    .updateTable('proposal')
    .set({ declined: seat })
    .where('board', '=', board)
    .where('kind', '=', kind)
    .where('created', '=', created)
    .returning('board')
    .executeTakeFirst()) !== undefined;
/** False when somebody else has agreed, declined or proposed meanwhile. */
export const agreeToProposal = async (
  db: Queries,
  before: Read & Pick<ProposalRow, 'agreed'>,
  agreed: string,
): Promise<boolean> =>
  (await db
    .updateTable('proposal')
    .set({ agreed })
    .where('board', '=', before.board)
    .where('kind', '=', before.kind)
    .where('created', '=', before.created)
    .where('agreed', '=', before.agreed)
    .where('declined', 'is', null)
    .returning('board')
    .executeTakeFirst()) !== undefined;
export const dropProposal = async (db: Queries, { board, kind, created }: Read): Promise<boolean> =>
  (await db
    .deleteFrom('proposal')
    .where('board', '=', board)
    .where('kind', '=', kind)
    .where('created', '=', created)
    .returning('board')
    .executeTakeFirst()) !== undefined;
export const changeEntropy = (db: Queries, board: string, person: string, entropy: string) =>
  db.updateTable('sitter').set({ entropy }).where('board', '=', board).where('person', '=', person).execute();

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// biome-ignore lint/suspicious/noExplicitAny: the shape before and after a migration has no type
type Any = Kysely<any>;

/** Which finished matches count, and what each did to the ratings of those who played it. */
export const ratings: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('result')
      .addColumn('board', 'text', c => c.primaryKey().references('board.id'))
      .addColumn('ladder', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('excluded', 'text')
      .addColumn('struck', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('result_ladder').on('result').columns(['ladder', 'at']).execute();
    await db.schema
      .createTable('rating')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text', c => c.notNull())
      .addColumn('ladder', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('player', 'text', c => c.notNull())
      .addColumn('bot', 'integer', c => c.notNull())
      .addColumn('place', 'integer', c => c.notNull())
      .addColumn('result', 'text', c => c.notNull())
      .addColumn('muBefore', 'double precision', c => c.notNull())
      .addColumn('sigmaBefore', 'double precision', c => c.notNull())
      .addColumn('mu', 'double precision', c => c.notNull())
      .addColumn('sigma', 'double precision', c => c.notNull())
      .addColumn('won', 'integer', c => c.notNull())
      .addColumn('drawn', 'integer', c => c.notNull())
      .addColumn('lost', 'integer', c => c.notNull())
      .addPrimaryKeyConstraint('rating_key', ['board', 'seat'])
      .execute();
    await db.schema.createIndex('rating_player').on('rating').columns(['player', 'ladder', 'seat', 'at']).execute();
    await db.schema.createIndex('rating_ladder').on('rating').columns(['ladder', 'at']).execute();
    await sql`create index board_over on board (ended) where state = 'over'`.execute(db);
  },
  async down(db: Any) {
    await db.schema.dropIndex('board_over').execute();
    await db.schema.dropTable('rating').execute();
    await db.schema.dropTable('result').execute();
  },
};

/** Finished matches that are shared by a link; what people keep and say about a moment of a match. */
export const moments: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('board')
      .addColumn('shared', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('moment')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('at', 'integer', c => c.notNull())
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('moment_board').on('moment').columns(['board', 'kind']).execute();
    await db.schema.createIndex('moment_person').on('moment').column('person').execute();
  },
  async down(db: Any) {
    await db.schema.dropTable('moment').execute();
    await db.schema.alterTable('board').dropColumn('shared').execute();
  },
};

/** Leagues: who plays in them, whom they meet, at which tables. */
export const leagues: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('league')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('organiser', 'text', c => c.notNull().references('person.id'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('setup', 'text', c => c.notNull())
      .addColumn('seats', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('legs', 'integer', c => c.notNull())
      .addColumn('roundDays', 'integer', c => c.notNull())
      .addColumn('moveDays', 'integer', c => c.notNull())
      .addColumn('state', 'text', c => c.notNull())
      .addColumn('round', 'integer', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('started', 'bigint')
      .addColumn('ended', 'bigint')
      .execute();
    await db.schema
      .createTable('league_entry')
      .addColumn('league', 'text', c => c.notNull().references('league.id'))
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('seed', 'integer', c => c.notNull())
      .addColumn('entropy', 'text', c => c.notNull())
      .addColumn('joined', 'bigint', c => c.notNull())
      .addColumn('left', 'bigint')
      .addColumn('annulled', 'integer', c => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('league_entry_key', ['league', 'person'])
      .execute();
    await db.schema
      .createTable('league_match')
      .addColumn('league', 'text', c => c.notNull().references('league.id'))
      .addColumn('round', 'integer', c => c.notNull())
      .addColumn('number', 'integer', c => c.notNull())
      .addColumn('replay', 'integer', c => c.notNull())
      .addColumn('first', 'text', c => c.references('person.id'))
      .addColumn('second', 'text', c => c.references('person.id'))
      .addColumn('board', 'text', c => c.references('board.id'))
      .addColumn('deadline', 'bigint')
      .addColumn('decided', 'text')
      .addColumn('why', 'text')
      .addPrimaryKeyConstraint('league_match_key', ['league', 'round', 'number', 'replay'])
      .execute();
    await db.schema.createIndex('league_match_board').on('league_match').column('board').execute();
  },
  async down(db: Any) {
    for (const table of ['league_match', 'league_entry', 'league']) await db.schema.dropTable(table).execute();
  },
};

/** Matches and records of a browser that are kept with an account. */
export const travel: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('upload')
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('match', 'text', c => c.notNull())
      .addColumn('revision', 'integer', c => c.notNull())
      .addColumn('summary', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('besides', 'text')
      .addColumn('updated', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('upload_key', ['person', 'match'])
      .execute();
    await db.schema
      .createTable('war')
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('match', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('ended', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('war_key', ['person', 'match'])
      .execute();
  },
  async down(db: Any) {
    for (const table of ['war', 'upload']) await db.schema.dropTable(table).execute();
  },
};

/** By which clock somebody lives. */
export const zones: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('person')
      .addColumn('zone', 'text', c => c.notNull().defaultTo(''))
      .execute();
  },
  async down(db: Any) {
    await db.schema.alterTable('person').dropColumn('zone').execute();
  },
};

/** Whether those who play in a league were told: what is under way before this is known to them. */
export const leagueLetters: Migration = {
  async up(db: Any) {
    for (const table of ['league', 'league_match']) {
      await db.schema
        .alterTable(table)
        .addColumn('told', 'integer', c => c.notNull().defaultTo(0))
        .execute();
    }
    await db.updateTable('league').set({ told: 1 }).where('state', '=', 'over').execute();
    await db.updateTable('league_match').set({ told: 1 }).where('deadline', 'is not', null).execute();
  },
  async down(db: Any) {
    for (const table of ['league', 'league_match']) await db.schema.alterTable(table).dropColumn('told').execute();
  },
};

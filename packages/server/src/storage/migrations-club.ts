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

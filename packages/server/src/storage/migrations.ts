import { type Kysely, sql } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import { lookOf } from '../people/names.ts';
import { leagueLetters, leagues, moments, ratings, travel, zones } from './migrations-club.ts';

// A migration sees the database as it is at that moment, not as the schema says it is now.
// biome-ignore lint/suspicious/noExplicitAny: the shape before and after a migration has no type
type Any = Kysely<any>;

const first: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('person')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('name', 'text', c => c.notNull())
      .addColumn('nameKey', 'text', c => c.unique())
      .addColumn('password', 'text')
      .addColumn('email', 'text')
      .addColumn('emailVerified', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('admin', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('banned', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('owner', 'text', c => c.references('person.id'))
      .addColumn('language', 'text', c => c.notNull().defaultTo('en'))
      .addColumn('quiet', 'text')
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('deleted', 'bigint')
      .execute();
    await db.schema
      .createTable('session')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('expires', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('session_person').on('session').column('person').execute();
    await db.schema
      .createTable('link')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('purpose', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.references('person.id'))
      .addColumn('detail', 'text', c => c.notNull())
      .addColumn('expires', 'bigint', c => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await db.schema
      .createTable('mute')
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('muted', 'text', c => c.notNull().references('person.id'))
      .addPrimaryKeyConstraint('mute_key', ['person', 'muted'])
      .execute();
    await db.schema
      .createTable('board')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('rules', 'integer', c => c.notNull())
      .addColumn('setup', 'text', c => c.notNull())
      .addColumn('title', 'text', c => c.notNull())
      .addColumn('host', 'text', c => c.notNull().references('person.id'))
      .addColumn('open', 'integer', c => c.notNull())
      .addColumn('state', 'text', c => c.notNull())
      .addColumn('pace', 'text', c => c.notNull())
      .addColumn('spectators', 'integer', c => c.notNull())
      .addColumn('delay', 'integer', c => c.notNull())
      .addColumn('secret', 'text', c => c.notNull())
      .addColumn('commitment', 'text', c => c.notNull())
      .addColumn('entropy', 'text', c => c.notNull())
      .addColumn('start', 'text')
      .addColumn('rematchOf', 'text', c => c.references('board.id'))
      .addColumn('hook', 'text')
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('started', 'bigint')
      .addColumn('ended', 'bigint')
      .execute();
    await db.schema.createIndex('board_open').on('board').columns(['state', 'open', 'created']).execute();
    await db.schema
      .createTable('chair')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text', c => c.notNull())
      .addColumn('position', 'integer', c => c.notNull())
      .addColumn('bot', 'text')
      .addColumn('botSeed', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('chair_key', ['board', 'seat'])
      .execute();
    await db.schema
      .createTable('sitter')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('entropy', 'text', c => c.notNull())
      .addColumn('joined', 'bigint', c => c.notNull())
      .addColumn('seen', 'integer', c => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('sitter_key', ['board', 'person'])
      .execute();
    await db.schema.createIndex('sitter_person').on('sitter').column('person').execute();
    await db.schema
      .createTable('invitation')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('hash', 'text', c => c.notNull().unique())
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text')
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('revoked', 'bigint')
      .addColumn('uses', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('invitation_board').on('invitation').column('board').execute();
    await db.schema
      .createTable('proposal')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('seat', 'text', c => c.notNull())
      .addColumn('detail', 'text', c => c.notNull())
      .addColumn('agreed', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('proposal_key', ['board', 'kind'])
      .execute();
    await db.schema
      .createTable('progress')
      .addColumn('board', 'text', c => c.primaryKey().references('board.id'))
      .addColumn('sequence', 'integer', c => c.notNull())
      .addColumn('version', 'integer', c => c.notNull())
      .addColumn('toAct', 'text', c => c.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('clocks', 'text', c => c.notNull())
      .addColumn('outcome', 'text')
      .addColumn('updated', 'bigint', c => c.notNull())
      .execute();
    await db.schema
      .createTable('record')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('sequence', 'integer', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('seat', 'text')
      .addColumn('person', 'text')
      .addColumn('key', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      // Two processes cannot both win: this is where a race is decided.
      .addPrimaryKeyConstraint('record_key', ['board', 'sequence'])
      .addUniqueConstraint('record_once', ['board', 'key'])
      .execute();
    await db.schema
      .createTable('snapshot')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('sequence', 'integer', c => c.notNull())
      .addColumn('rules', 'integer', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('snapshot_key', ['board', 'sequence'])
      .execute();
  },
  async down(db: Any) {
    for (const table of [
      'snapshot',
      'record',
      'progress',
      'proposal',
      'invitation',
      'sitter',
      'chair',
      'board',
      'mute',
      'link',
      'session',
      'person',
    ])
      await db.schema.dropTable(table).execute();
  },
};

const second: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('chat')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text')
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('hidden', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('chat_board').on('chat').columns(['board', 'at']).execute();
    await db.schema
      .createTable('report')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('chat', 'text', c => c.notNull().references('chat.id'))
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('why', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addColumn('settled', 'bigint')
      .execute();
    await db.schema
      .createTable('channel')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('target', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('channel_person').on('channel').column('person').execute();
    await db.schema
      .createTable('delivery')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person', 'text')
      .addColumn('board', 'text')
      .addColumn('channel', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('target', 'text', c => c.notNull())
      .addColumn('notice', 'text', c => c.notNull())
      .addColumn('state', 'text', c => c.notNull())
      .addColumn('attempts', 'integer', c => c.notNull())
      .addColumn('due', 'bigint', c => c.notNull())
      .addColumn('lease', 'bigint', c => c.notNull())
      .addColumn('error', 'text')
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('done', 'bigint')
      .execute();
    await db.schema.createIndex('delivery_due').on('delivery').columns(['state', 'due']).execute();
    await db.schema.createIndex('delivery_person').on('delivery').columns(['person', 'created']).execute();
    await db.schema
      .createTable('job')
      .addColumn('key', 'text', c => c.primaryKey())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('due', 'bigint', c => c.notNull())
      .addColumn('lease', 'bigint', c => c.notNull())
      .addColumn('attempts', 'integer', c => c.notNull())
      .addColumn('error', 'text')
      .execute();
    await db.schema.createIndex('job_due').on('job').column('due').execute();
    await db.schema
      .createTable('setting')
      .addColumn('key', 'text', c => c.primaryKey())
      .addColumn('value', 'text', c => c.notNull())
      .execute();
  },
  async down(db: Any) {
    for (const table of ['setting', 'job', 'delivery', 'channel', 'report', 'chat']) await db.schema.dropTable(table).execute();
  },
};

/** An address belongs to one account: compared in lower case, and only among those that have not gone. */
const third: Migration = {
  async up(db: Any) {
    await sql`create unique index person_email on person (lower(email)) where email is not null`.execute(db);
  },
  async down(db: Any) {
    await db.schema.dropIndex('person_email').execute();
  },
};

/** Several people in one seat: how they share the command, and for whom each has voted. */
const fourth: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('board')
      .addColumn('council', 'text', c => c.notNull().defaultTo('free'))
      .execute();
    await db.schema.alterTable('sitter').addColumn('vote', 'text').execute();
  },
  async down(db: Any) {
    await db.schema.alterTable('sitter').dropColumn('vote').execute();
    await db.schema.alterTable('board').dropColumn('council').execute();
  },
};

/** Links end by themselves. Those from before last a month from the day they were made. */
const fifth: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('invitation')
      .addColumn('expires', 'bigint', c => c.notNull().defaultTo(0))
      .execute();
    await sql`update invitation set expires = created + 2592000000`.execute(db);
  },
  async down(db: Any) {
    await db.schema.alterTable('invitation').dropColumn('expires').execute();
  },
};

/** How much an address has been sent lately is asked before each letter that a stranger can cause. */
const sixth: Migration = {
  async up(db: Any) {
    await sql`create index delivery_letters on delivery (lower(target), created) where channel = 'account'`.execute(db);
  },
  async down(db: Any) {
    await db.schema.dropIndex('delivery_letters').execute();
  },
};

/** A check of a finished match is made once. */
const seventh: Migration = {
  async up(db: Any) {
    await db.schema.alterTable('board').addColumn('verdict', 'text').execute();
  },
  async down(db: Any) {
    await db.schema.alterTable('board').dropColumn('verdict').execute();
  },
};

/** Names that look alike are one. Those that are there already stay. */
const eighth: Migration = {
  async up(db: Any) {
    await db.schema.alterTable('person').addColumn('look', 'text').execute();
    for (const { id, name } of await db.selectFrom('person').select(['id', 'name']).where('nameKey', 'is not', null).execute())
      await db
        .updateTable('person')
        .set({ look: lookOf(name) })
        .where('id', '=', id)
        .execute();
    await db.schema.createIndex('person_look').on('person').column('look').execute();
  },
  async down(db: Any) {
    await db.schema.dropIndex('person_look').execute();
    await db.schema.alterTable('person').dropColumn('look').execute();
  },
};

/** Dice that were promised anew when a match was taken up again after its secret was published. */
const ninth: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('board')
      .addColumn('promised', 'text', c => c.notNull().defaultTo('[]'))
      .execute();
  },
  async down(db: Any) {
    await db.schema.alterTable('board').dropColumn('promised').execute();
  },
};

/** People find each other, go away and come back: challenges, seeks, vacations, stand-ins, moves ahead, blocks. */
const club: Migration = {
  async up(db: Any) {
    const add = (table: string, column: string, usual: number) =>
      db.schema
        .alterTable(table)
        .addColumn(column, 'bigint', c => c.notNull().defaultTo(usual))
        .execute();
    await add('person', 'seen', 0);
    await add('person', 'digest', 0);
    await add('board', 'autostart', 0);
    await add('board', 'absence', 7);
    await db.schema.alterTable('proposal').addColumn('declined', 'text').execute();
    await db.schema
      .alterTable('report')
      .addColumn('lines', 'text', c => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .createTable('block')
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('blocked', 'text', c => c.notNull().references('person.id'))
      .addPrimaryKeyConstraint('block_key', ['person', 'blocked'])
      .execute();
    await db.schema
      .createTable('challenge')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('by', 'text', c => c.notNull().references('person.id'))
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('seat', 'text')
      .addColumn('state', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('answered', 'bigint')
      .execute();
    await db.schema.createIndex('challenge_person').on('challenge').columns(['person', 'state']).execute();
    await db.schema.createIndex('challenge_by').on('challenge').columns(['by', 'state']).execute();
    await db.schema.createIndex('challenge_board').on('challenge').column('board').execute();
    await db.schema
      .createTable('seek')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('game', 'text', c => c.notNull())
      .addColumn('scenario', 'text', c => c.notNull())
      .addColumn('pace', 'text', c => c.notNull())
      .addColumn('entropy', 'text', c => c.notNull())
      .addColumn('created', 'bigint', c => c.notNull())
      .addColumn('expires', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('seek_person').on('seek').column('person').execute();
    await db.schema
      .createTable('vacation')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('begins', 'bigint', c => c.notNull())
      .addColumn('ends', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('vacation_person').on('vacation').columns(['person', 'ends']).execute();
    await db.schema
      .createTable('absentee')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('since', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('absentee_key', ['board', 'person'])
      .execute();
    await db.schema
      .createTable('standing')
      .addColumn('board', 'text', c => c.notNull().references('board.id'))
      .addColumn('seat', 'text', c => c.notNull())
      .addColumn('kind', 'text', c => c.notNull())
      .addColumn('person', 'text', c => c.notNull().references('person.id'))
      .addColumn('detail', 'text', c => c.notNull())
      .addColumn('used', 'integer', c => c.notNull().defaultTo(0))
      .addColumn('stopped', 'text')
      .addColumn('created', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('standing_key', ['board', 'seat', 'kind'])
      .execute();
  },
  async down(db: Any) {
    for (const table of ['standing', 'absentee', 'vacation', 'seek', 'challenge', 'block'])
      await db.schema.dropTable(table).execute();
    await db.schema.alterTable('report').dropColumn('lines').execute();
    await db.schema.alterTable('proposal').dropColumn('declined').execute();
    for (const column of ['absence', 'autostart']) await db.schema.alterTable('board').dropColumn(column).execute();
    for (const column of ['digest', 'seen']) await db.schema.alterTable('person').dropColumn(column).execute();
  },
};

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-people-tables-matches': first,
  '002-talk-and-notices': second,
  '003-one-address-one-account': third,
  '004-councils': fourth,
  '005-links-end': fifth,
  '006-letters': sixth,
  '007-verdicts': seventh,
  '008-names-that-look-alike': eighth,
  '009-promises': ninth,
  '010-club': club,
  '020-ratings': ratings,
  '021-moments': moments,
  '022-leagues': leagues,
  '023-travel': travel,
  '024-league-letters': leagueLetters,
  '025-zones': zones,
};

export const migrationProvider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };

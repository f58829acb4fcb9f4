import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Client } from 'pg';
import { Appender } from './append.ts';
import { SqliteLane } from './append-lane.ts';
import { postgresAppends } from './append-postgres.ts';
import { CHANNEL } from './channel.ts';
import { untilBack } from './lost.ts';
import { migrationProvider } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqliteDriver, sqliteDialect } from './sqlite.ts';

export type Queries = Kysely<Schema> | Transaction<Schema>;

/** The database: a SQLite file, or PostgreSQL with any number of processes beside each other. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  readonly appender: Appender;
  /**
   * A transaction of what can be found out again: who has taken a job, what finished matches mean for those who keep score. On SQLite it
   * goes to the disk with the next commit, so that the loop need not stop for it.
   */
  note<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Names this process in what it tells the others. */
  readonly process: string;
  /** PostgreSQL: hears what other processes tell. SQLite: nobody else is there. */
  listen(heard: (message: Heard) => void): Promise<void>;
  /** Tells the other processes, outside any transaction. However much is told at once is one question to the database. */
  tell(...messages: readonly Heard[]): Promise<void>;
  close(): Promise<void>;
}

/** What one process tells the others: matches that went on, tables that changed. */
export interface Heard {
  readonly kind: 'moved' | 'changed' | 'chat' | 'presence' | 'session';
  readonly boards: readonly string[];
  readonly detail?: string;
  /** The process that tells. */
  readonly from?: string;
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

export async function openStore(database: string, { connections = 16 } = {}): Promise<Store> {
  const process = Math.random().toString(36).slice(2, 10);
  const store = isPostgres(database) ? await openPostgres(database, process, connections) : openSqlite(database, process);
  const failed = await migrate(store.db);
  if (failed !== null) {
    await store.close();
    throw failed;
  }
  return store;
}

function openSqlite(file: string, process: string): Store {
  const driver = new SqliteDriver(file);
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver) });
  const notes = new Kysely<Schema>({ dialect: sqliteDialect(driver, { notes: true }) });
  const lane = new SqliteLane(driver, file);
  const appender = new Appender(lane.write, 1);
  return {
    kind: 'sqlite',
    db,
    appender,
    note: work => notes.transaction().execute(work),
    process,
    listen: async () => {},
    tell: async () => {},
    async close() {
      await appender.idle();
      await lane.close();
      await db.destroy();
    },
  };
}

async function openPostgres(url: string, process: string, connections: number): Promise<Store> {
  const { default: pg } = await import('pg'); // whoever keeps a file need not wait for it
  // Counts and times are 64-bit in PostgreSQL; all of ours fit a number.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const poolOf = (max: number) => {
    const pool = new pg.Pool({ connectionString: url, max });
    // A connection that breaks while nobody uses it is replaced by the pool; the next query says what is wrong.
    pool.on('error', () => {});
    // So is one that breaks while somebody uses it: their query fails and says so. Unheard, the word of it would end the process.
    pool.on('connect', client => client.on('error', () => {}));
    return pool;
  };
  // Moves have connections of their own: when a thousand come in at once and look at their boards, nobody who plays waits behind them.
  const lanes = Math.max(1, Math.floor(connections / 4));
  const pool = poolOf(Math.max(1, connections - lanes));
  const writing = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(lanes) }) });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const append = postgresAppends(writing, process);
  // What was cut may have been written: the second time it loses to itself, and whoever asked finds it by its key.
  const appender = new Appender(batch => untilBack(() => append(batch)), lanes);
  let ears: Client | null = null;
  let closed = false;
  const listen = async (heard: (message: Heard) => void): Promise<void> => {
    if (closed) return;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => client.end().catch(() => {}));
    client.on('end', () => {
      if (!closed) setTimeout(() => listen(heard).catch(() => {}), 500).unref();
    });
    client.on('notification', ({ payload }) => {
      const [from, kind, boards, detail] = (payload ?? '').split('|');
      if (from !== process) heard({ kind: kind as Heard['kind'], boards: boards.split(','), detail: detail ?? '', from });
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      ears = client;
      // What was told while nobody listened is not told again: everybody looks for themselves.
      heard({ kind: 'moved', boards: ['*'] });
    } catch {
      await client.end().catch(() => {});
    }
  };
  return {
    kind: 'postgres',
    db,
    appender,
    note: work => db.transaction().execute(work),
    process,
    listen,
    async tell(...messages) {
      const texts = messages.map(({ kind, boards, detail = '' }) => [process, kind, boards.join(','), detail].join('|'));
      await pool.query('select pg_notify($1, said) from unnest($2::text[]) as said', [CHANNEL, texts]);
    },
    async close() {
      closed = true;
      await appender.idle();
      await ears?.end();
      await writing.destroy();
      await db.destroy();
    },
  };
}

async function migrate(db: Kysely<Schema>): Promise<Error | null> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  return error === undefined ? null : (error as Error);
}

/** To a named migration, up or down; null takes everything away. For tests and for going back to an older release. */
export async function migrateTo(db: Kysely<Schema>, name: string | null): Promise<void> {
  const migrator = new Migrator({ db, provider: migrationProvider });
  if (name !== null) {
    const { error } = await migrator.migrateTo(name);
    if (error !== undefined) throw error;
    return;
  }
  for (;;) {
    const { error, results = [] } = await migrator.migrateDown();
    if (error !== undefined) throw error;
    if (results.length === 0) return;
  }
}

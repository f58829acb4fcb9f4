import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Mutex } from './mutex.ts';
import { giveRoom, keepPrivate, LITTLE_ROOM, openFile } from './sqlite-file.ts';

/** Tables are made in transactions too: a start that is killed leaves a database as it was, not half of a new one. */
export class FileAdapter extends SqliteAdapter {
  readonly driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    super();
    this.driver = driver;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over the SQLite that is part of Node. */
export function sqliteDialect(driver: SqliteDriver, how: { readonly notes?: boolean } = {}): Dialect {
  return {
    createDriver: () => (how.notes === true ? new NotesDriver(driver) : driver),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new FileAdapter(driver),
    createIntrospector: db => new SqliteIntrospector(db),
  };
}

/**
 * One connection; whoever holds it has it alone. Whoever writes also has the file alone: while a thread writes to it, people
 * here may read and must not wait in the database for its lock, which would stop the loop.
 */
export class SqliteDriver implements Driver {
  readonly db: DatabaseSync;
  readonly here = new Mutex();
  readonly writing = new Mutex();
  private readonly connection: SqliteConnection;
  /** The transaction under way can be done again. */
  private notes = false;

  constructor(file: string) {
    keepPrivate(file);
    this.db = openFile(file);
    giveRoom(this.db, file, LITTLE_ROOM);
    this.connection = new SqliteConnection(this.db, this.writing);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.here.take();
    return this.connection;
  }

  /** The answer at once, where nobody else has the connection and nobody need be waited for; otherwise null. */
  now<R>(query: CompiledQuery): QueryResult<R> | null {
    return this.here.isTaken ? null : this.connection.now(query);
  }

  async releaseConnection(): Promise<void> {
    this.here.give();
  }

  async beginTransaction(): Promise<void> {
    await this.begin(false);
  }
  /** One of `notes` alone goes to the disk with the next commit. */
  async begin(notes: boolean): Promise<void> {
    await this.writing.take();
    this.connection.within = true;
    this.notes = notes;
    try {
      if (notes) this.db.exec('pragma synchronous = normal');
      // Immediate: a transaction that reads first and writes then must not find the door shut in between.
      this.db.exec('begin immediate');
    } catch (error) {
      // What has not begun nobody takes back: whoever waits for the file would wait for ever.
      this.end();
      throw error;
    }
  }
  async commitTransaction(): Promise<void> {
    this.db.exec('commit');
    this.end();
  }
  async rollbackTransaction(): Promise<void> {
    try {
      // A transaction that the database itself gave up has nothing to take back.
      if (this.db.isTransaction) this.db.exec('rollback');
    } finally {
      this.end();
    }
  }
  private end(): void {
    this.connection.within = false;
    if (this.notes) this.db.exec('pragma synchronous = full');
    this.notes = false;
    this.writing.give();
  }
  async destroy(): Promise<void> {
    this.connection.close();
  }
}

/** The same connection for transactions of notes alone. */
class NotesDriver implements Driver {
  private readonly driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    this.driver = driver;
  }
  async init(): Promise<void> {}
  acquireConnection(): Promise<DatabaseConnection> {
    return this.driver.acquireConnection();
  }
  releaseConnection(): Promise<void> {
    return this.driver.releaseConnection();
  }
  beginTransaction(): Promise<void> {
    return this.driver.begin(true);
  }
  commitTransaction(): Promise<void> {
    return this.driver.commitTransaction();
  }
  rollbackTransaction(): Promise<void> {
    return this.driver.rollbackTransaction();
  }
  async destroy(): Promise<void> {}
}

interface Prepared {
  readonly statement: StatementSync;
  /** The columns of the rows that it gives; empty where it gives none. */
  readonly columns: readonly string[];
}
/** Rows as others know them: SQLite's own come without a prototype, which nothing else in the house expects. */
function rowOf(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let i = 0; i < columns.length; i++) row[columns[i]] = values[i];
  return row;
}
const READS = /^\s*(select|pragma)\b/i;
/**
 * Notes for ourselves, which the next commit takes along to the disk: how far somebody has looked, that a job is done, where a
 * match can be taken up. When the power fails before, somebody is shown a move again, or a job is done again; and the loop need
 * not stop for them.
 */
const NOTES = /^\s*(update "sitter" set "seen"|delete from "job"|insert into "(setting|snapshot)")/i;

class SqliteConnection implements DatabaseConnection {
  /** In a transaction, which has the file already. */
  within = false;
  private readonly db: DatabaseSync;
  private readonly writing: Mutex;
  private readonly statements = new Map<string, Prepared>();

  constructor(db: DatabaseSync, writing: Mutex) {
    this.db = db;
    this.writing = writing;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.within || READS.test(query.sql)) return this.run(query);
    await this.writing.take();
    try {
      return NOTES.test(query.sql) ? this.note(query) : this.run(query);
    } finally {
      this.writing.give();
    }
  }

  now<R>(query: CompiledQuery): QueryResult<R> | null {
    if (READS.test(query.sql)) return this.run(query);
    return this.writing.isTaken || !NOTES.test(query.sql) ? null : this.note(query);
  }

  private note<R>(query: CompiledQuery): QueryResult<R> {
    this.db.exec('pragma synchronous = normal');
    try {
      return this.run(query);
    } finally {
      this.db.exec('pragma synchronous = full');
    }
  }

  private run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, columns } = this.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (columns.length > 0) {
      const rows = (statement.all(...values) as unknown as unknown[][]).map(row => rowOf(columns, row) as R);
      return { rows, numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('not streamed');
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }

  private prepare(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    const prepared = { statement, columns: statement.columns().map(({ name }) => name) };
    if (prepared.columns.length > 0) statement.setReturnArrays(true);
    // Statements with long lists of values come in many lengths: they must not pile up.
    if (this.statements.size > 500) this.statements.clear();
    this.statements.set(sql, prepared);
    return prepared;
  }
}

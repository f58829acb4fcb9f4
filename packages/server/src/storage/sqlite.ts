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
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over the SQLite that is part of Node. */
export function sqliteDialect(driver: SqliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
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

  async releaseConnection(): Promise<void> {
    this.here.give();
  }

  async beginTransaction(): Promise<void> {
    await this.writing.take();
    this.connection.within = true;
    // Immediate: a transaction that reads first and writes then must not find the door shut in between.
    this.db.exec('begin immediate');
  }
  async commitTransaction(): Promise<void> {
    this.db.exec('commit');
    this.end();
  }
  async rollbackTransaction(): Promise<void> {
    // A transaction that could not even begin, or that the database itself gave up, has nothing to take back.
    if (this.db.isTransaction) this.db.exec('rollback');
    this.end();
  }
  private end(): void {
    this.connection.within = false;
    this.writing.give();
  }
  async destroy(): Promise<void> {
    this.connection.close();
  }
}

interface Prepared {
  readonly statement: StatementSync;
  /** Has rows to give. */
  readonly answers: boolean;
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

  private note<R>(query: CompiledQuery): QueryResult<R> {
    this.db.exec('pragma synchronous = normal');
    try {
      return this.run(query);
    } finally {
      this.db.exec('pragma synchronous = full');
    }
  }

  private run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const { statement, answers } = this.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (answers) {
      // Rows come without a prototype: nothing else in the house expects that.
      const rows = statement.all(...values).map(row => ({ ...row }) as R);
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
    const prepared = { statement, answers: statement.columns().length > 0 };
    // Statements with long lists of values come in many lengths: they must not pile up.
    if (this.statements.size > 500) this.statements.clear();
    this.statements.set(sql, prepared);
    return prepared;
  }
}

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** A file as every connection of ours has it open. */
export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  // Only FULL counts as durable with a write-ahead log: the commit returns after the fsync.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536');
  return db;
}

/** Kysely over the SQLite that is part of Node. One connection; whoever holds it has it alone. */
export function sqliteDialect(driver: SqliteDriver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: db => new SqliteIntrospector(db),
  };
}

export class SqliteDriver implements Driver {
  readonly db: DatabaseSync;
  private readonly connection: SqliteConnection;
  private readonly waiting: (() => void)[] = [];
  private taken = false;

  constructor(file: string) {
    this.db = openFile(file);
    this.connection = new SqliteConnection(this.db);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.taken) await new Promise<void>(resolve => this.waiting.push(resolve));
    this.taken = true;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.waiting.shift();
    if (next === undefined) this.taken = false;
    else next();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Immediate: a transaction that reads first and writes then must not find the door shut in between.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    this.connection.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { statement, reads } = this.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reads) {
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

  private prepare(sql: string): { readonly statement: StatementSync; readonly reads: boolean } {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.db.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    // Statements with long lists of values come in many lengths: they must not pile up.
    if (this.statements.size > 500) this.statements.clear();
    this.statements.set(sql, prepared);
    return prepared;
  }
}

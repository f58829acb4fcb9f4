import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { backup, DatabaseSync } from 'node:sqlite';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { lockFile } from './lock.ts';
import type { Schema } from './schema.ts';
import { keepPrivate } from './sqlite-file.ts';
import { isPostgres, openStore, type Store } from './store.ts';

/** Every table of the house, those that others point to first. */
const TABLES = [
  'person',
  'session',
  'link',
  'mute',
  'board',
  'chair',
  'sitter',
  'invitation',
  'proposal',
  'progress',
  'record',
  'snapshot',
  'chat',
  'report',
  'channel',
  'delivery',
  'job',
  'setting',
  'block',
  'challenge',
  'seek',
  'vacation',
  'absentee',
  'standing',
  'result',
  'rating',
  'moment',
  'league',
  'league_entry',
  'league_match',
  'upload',
  'war',
] as const satisfies readonly (keyof Schema)[];
/** A table after those of its own rows that it points to: an owner before a bot, a match before its rematch. */
const ORDER: Readonly<Partial<Record<keyof Schema, string>>> = { person: 'created', board: 'created' };
const FORMAT = 'polemos server 1';
const AT_ONCE = 200;

/**
 * A whole server as one compressed file of JSON lines, from either database and for either: to move house, or to keep.
 * Everything is in it, secrets of running matches and hashes of passwords too: keep it as you keep the database.
 */
export async function exportServer(database: string, file: string): Promise<Readonly<Record<string, number>>> {
  const store = await openStore(database);
  const counts: Record<string, number> = {};
  const out = createGzip();
  const written = out.pipe(createWriteStream(`${file}.part`, { mode: 0o600 }));
  try {
    await consistently(store, async db => {
      out.write(`${JSON.stringify({ format: FORMAT })}\n`);
      for (const table of TABLES) counts[table] = await writeTable(db, table, line => out.write(line));
    });
  } finally {
    out.end();
    await finished(written);
    await store.close();
  }
  renameSync(`${file}.part`, file);
  return counts;
}

/** All tables as of one moment, while others go on writing. */
function consistently(store: Store, read: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
  const transaction = store.db.transaction();
  return (store.kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read);
}

async function writeTable(db: Kysely<Schema>, table: keyof Schema, write: (line: string) => void): Promise<number> {
  const rows = await db
    .selectFrom(table as 'person')
    .selectAll()
    .$if(ORDER[table] !== undefined, query => query.orderBy('created').orderBy('id'))
    .execute();
  for (const row of rows) write(`${JSON.stringify([table, row])}\n`);
  return rows.length;
}

/** A file or a database that does not serve for this. */
export class Unfit extends Error {}

/** Into an empty database, all or nothing. */
export async function importServer(file: string, database: string): Promise<Readonly<Record<string, number>>> {
  if (!existsSync(file)) throw new Unfit(`${file} is not there`);
  const store = await openStore(database);
  const counts: Record<string, number> = Object.fromEntries(TABLES.map(table => [table, 0]));
  try {
    const taken = await store.db.selectFrom('person').select('id').executeTakeFirst();
    if (taken !== undefined) throw new Unfit('the database is not empty: a whole server goes only into an empty one');
    await store.db.transaction().execute(async tx => {
      let waiting: { table: keyof Schema; rows: object[] } | null = null;
      const flush = async (): Promise<void> => {
        if (waiting !== null && waiting.rows.length > 0)
          await tx
            .insertInto(waiting.table as 'person')
            .values(waiting.rows as never)
            .execute();
      };
      let first = true;
      for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
        const read = JSON.parse(line) as { format?: string } | [keyof Schema, object];
        if (first) {
          if (Array.isArray(read) || read.format !== FORMAT) throw new Unfit(`${file} is not the export of a server`);
          first = false;
          continue;
        }
        if (!Array.isArray(read) || !(TABLES as readonly string[]).includes(read[0])) throw new Unfit(`${file} is damaged`);
        const [table, row] = read;
        if (waiting === null || waiting.table !== table || waiting.rows.length >= AT_ONCE) {
          await flush();
          waiting = { table, rows: [] };
        }
        waiting.rows.push(row);
        counts[table]++;
      }
      await flush();
    });
  } finally {
    await store.close();
  }
  return counts;
}

/** A copy of a SQLite file while the server runs; of PostgreSQL, an export, since its own tools do the rest. */
export async function backupServer(database: string, file: string): Promise<void> {
  if (isPostgres(database)) {
    await exportServer(database, file);
    return;
  }
  if (!existsSync(database)) throw new Unfit(`${database} is not there`);
  const source = new DatabaseSync(database, { readOnly: true });
  keepPrivate(`${file}.part`);
  try {
    await backup(source, `${file}.part`);
  } finally {
    source.close();
  }
  const check = new DatabaseSync(`${file}.part`);
  const { integrity_check: found } = check.prepare('pragma integrity_check').get() as { integrity_check: string };
  check.close();
  if (found !== 'ok') throw new Unfit(`the copy is damaged: ${found}`);
  renameSync(`${file}.part`, file);
}

/** Puts a backup where the database was. What was there is kept beside it, never overwritten. */
export async function restoreServer(file: string, database: string): Promise<{ readonly kept: string | null }> {
  if (isPostgres(database)) {
    await importServer(file, database);
    return { kept: null };
  }
  const unlock = lockFile(database); // a server that runs would go on writing to the file that was put away
  try {
    return await putInPlace(file, database);
  } finally {
    unlock();
  }
}

async function putInPlace(file: string, database: string): Promise<{ readonly kept: string | null }> {
  const source = new DatabaseSync(file, { readOnly: true });
  keepPrivate(`${database}.part`);
  try {
    await backup(source, `${database}.part`);
  } finally {
    source.close();
  }
  const kept = existsSync(database) ? `${database}.before-${Date.now()}` : null;
  if (kept !== null) {
    // The log beside the file belongs to it: both go together.
    for (const end of ['', '-wal', '-shm']) if (existsSync(database + end)) renameSync(database + end, kept + end);
  }
  renameSync(`${database}.part`, database);
  return { kept };
}

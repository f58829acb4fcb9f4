import { chmodSync, closeSync, existsSync, fstatSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Secrets of dice and hashes of passwords are in it: for nobody but whoever runs the server. What SQLite puts beside it is likewise. */
export function keepPrivate(file: string): void {
  if (file === ':memory:') return;
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * The folder of a file, with those above it. Node's own way goes round for ever where the system neither makes a folder nor says that it
 * may not be made, as below `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
}

/** A file as every connection of ours has it open. */
export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  // Only FULL counts as durable with a write-ahead log: the commit returns after the fsync.
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -65536');
  // Long before that, `checkpoints.ts` has seen to it, and nobody has waited.
  db.exec('pragma wal_autocheckpoint = 14000');
  return db;
}

/** Of a log that few write to, and the most of one that many do: more than it grows to before it is written from its beginning again. */
export const LITTLE_ROOM = 8 << 20;
export const MUCH_ROOM = 56 << 20;
/**
 * Gives the write-ahead log its room at once: an fsync of a file that grows also writes where it ends, and takes several
 * times as long as one of a file that does not. What stands behind the last commit of a log means nothing to SQLite.
 */
export function giveRoom(db: DatabaseSync, file: string, room: number): void {
  if (file === ':memory:') return;
  db.exec('begin immediate'); // nobody else writes behind the end meanwhile
  try {
    const log = openSync(`${file}-wal`, 'a');
    try {
      const missing = room - fstatSync(log).size;
      if (missing > 0) writeSync(log, Buffer.alloc(missing));
      fsyncSync(log);
    } finally {
      closeSync(log);
    }
  } finally {
    db.exec('rollback');
  }
}

import type { MatchLog } from '@polemos/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Letter, Players, Way } from '../worker/protocol.ts';
import type { Summary } from './summary.ts';

/** A match as it is kept in the browser: its log and the seed of its dice. Read by the worker alone. */
export interface Stored {
  readonly id: string;
  readonly way: Way;
  readonly players: Players;
  readonly created: number;
  /** Null: the dice of a real table. */
  readonly seed: string | null;
  readonly log: MatchLog;
  readonly letters?: readonly Letter[];
}

interface Shelves extends DBSchema {
  summaries: { key: string; value: Summary; indexes: { updated: number } };
  matches: { key: string; value: Stored };
}

let opened: Promise<IDBPDatabase<Shelves>> | null = null;
const shelves = (): Promise<IDBPDatabase<Shelves>> =>
  (opened ??= openDB<Shelves>('polemos', 1, {
    upgrade(database) {
      database.createObjectStore('summaries', { keyPath: 'id' }).createIndex('updated', 'updated');
      database.createObjectStore('matches', { keyPath: 'id' });
    },
  }));

/** Both shelves in one transaction: a match is never listed without its log, nor kept without being listed. */
export async function keep(stored: Stored, summary: Summary): Promise<void> {
  const transaction = (await shelves()).transaction(['summaries', 'matches'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').put(stored),
    transaction.objectStore('summaries').put(summary),
    transaction.done,
  ]);
}

/** Unchecked on purpose: whoever reads it must expect anything. */
export const find = async (id: string): Promise<unknown> => (await shelves()).get('matches', id);

export async function summaries(): Promise<readonly Summary[]> {
  return (await (await shelves()).getAllFromIndex('summaries', 'updated')).reverse();
}

export async function remove(id: string): Promise<void> {
  const transaction = (await shelves()).transaction(['summaries', 'matches'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.done,
  ]);
}

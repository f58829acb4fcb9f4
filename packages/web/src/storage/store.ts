import type { Report } from '@polemos/bots';
import type { MatchLog } from '@polemos/kernel';
import type { Ended } from '@polemos/server/client';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StorageTrouble } from '../app/trouble.ts';
import type { Letter, Players, Way } from '../worker/protocol.ts';
import { isSummary, type Summary } from './summary.ts';

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
  readonly advised?: boolean;
  readonly report?: Report;
  readonly ended?: EndedBy;
}
/** People have ended a match otherwise than its rules would: after so many actions. Whoever goes on from there has another match. */
export interface EndedBy extends Ended {
  readonly at: number;
}

interface Shelves extends DBSchema {
  summaries: { key: string; value: Summary; indexes: { updated: number } };
  matches: { key: string; value: Stored };
}

/** A browser that neither opens its database nor says no. */
const PATIENCE = 5_000;
let opened: Promise<IDBPDatabase<Shelves>> | null = null;

function open(): Promise<IDBPDatabase<Shelves>> {
  const forget = (): void => {
    opened = null;
  };
  const opening = openDB<Shelves>('polemos', 1, {
    upgrade(database) {
      database.createObjectStore('summaries', { keyPath: 'id' }).createIndex('updated', 'updated');
      database.createObjectStore('matches', { keyPath: 'id' });
    },
    // A later release in another window, or somebody clears what this site keeps.
    blocking(_now, _wanted, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  const tired = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), PATIENCE);
  });
  const within = Promise.race([opening, tired]);
  // Next time it may.
  within.catch(forget);
  return within;
}
const shelves = async (): Promise<IDBPDatabase<Shelves>> => await (opened ??= open());

/** What the browser does not keep is held here, as long as this page stays. */
const held = new Map<string, Stored>();
const isFull = (error: unknown): boolean => (error as { readonly name?: unknown } | null)?.name === 'QuotaExceededError';
const troubleOf = (error: unknown): StorageTrouble => (isFull(error) ? 'full' : 'blocked');

/**
 * Both shelves in one transaction: a match is never listed without its log, nor kept without being listed. Answers what is wrong where it
 * cannot be kept: the match goes on all the same.
 */
export async function keep(stored: Stored, summary: Summary): Promise<StorageTrouble | null> {
  try {
    const transaction = (await shelves()).transaction(['summaries', 'matches'], 'readwrite');
    const done = [
      transaction.objectStore('matches').put(stored),
      transaction.objectStore('summaries').put(summary),
      transaction.done,
    ];
    const failed = (await Promise.allSettled(done)).flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []));
    // What was put says only that it was given up; why, says the transaction, or the other way round.
    if (failed.length > 0) throw failed.find(isFull) ?? failed[0];
    held.delete(stored.id);
    return null;
  } catch (error) {
    held.set(stored.id, stored);
    return troubleOf(error);
  }
}

/** Unchecked on purpose: whoever reads it must expect anything. */
export async function find(id: string): Promise<unknown> {
  const here = held.get(id);
  if (here !== undefined) return here;
  try {
    return await (await shelves()).get('matches', id);
  } catch {
    return undefined;
  }
}

/** The matches of this browser, newest first; those of which it has only odd notes, by their keys; what is wrong with the browser. */
export interface Kept {
  readonly summaries: readonly Summary[];
  readonly odd: readonly string[];
  readonly trouble: StorageTrouble | null;
}
export async function summaries(): Promise<Kept> {
  try {
    const all: readonly unknown[] = await (await shelves()).getAll('summaries');
    const found = all.filter(isSummary).sort((a, b) => b.updated - a.updated);
    const odd = all.filter(one => !isSummary(one)).map(one => (one as { id: string }).id);
    return { summaries: found, odd, trouble: null };
  } catch (error) {
    return { summaries: [], odd: [], trouble: troubleOf(error) };
  }
}

export async function remove(id: string): Promise<void> {
  const transaction = (await shelves()).transaction(['summaries', 'matches'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('summaries').delete(id),
    transaction.done,
  ]);
}

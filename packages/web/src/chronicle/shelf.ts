import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isWar, type War } from './war.ts';

interface Shelves extends DBSchema {
  wars: { key: string; value: War };
}

// A database of its own: a match that is thrown away stays in the chronicle, and no release stumbles over it.
let opened: Promise<IDBPDatabase<Shelves>> | null = null;
const shelf = (): Promise<IDBPDatabase<Shelves>> => {
  opened ??= openDB<Shelves>('polemos-chronicle', 1, {
    upgrade(database) {
      database.createObjectStore('wars', { keyPath: 'match' });
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
};

/** A browser that keeps nothing has no chronicle; the match itself does not suffer from that. */
export async function keepWar(war: War): Promise<void> {
  try {
    await (await shelf()).put('wars', war);
  } catch {
    // said elsewhere, for the match itself
  }
}
export async function warsHere(): Promise<readonly War[]> {
  try {
    return ((await (await shelf()).getAll('wars')) as readonly unknown[]).filter(isWar);
  } catch {
    return [];
  }
}
export async function forgetWar(match: string): Promise<void> {
  try {
    await (await shelf()).delete('wars', match);
  } catch {
    // nothing was kept
  }
}

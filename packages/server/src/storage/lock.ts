import { DatabaseSync } from 'node:sqlite';

export class Locked extends Error {}

/**
 * One server to a file, for as long as its process lives: a lock of the operating system, which a killed process leaves behind
 * for nobody. Returns how to give it back. Whoever only reads (a backup, an export) need not ask.
 */
export function lockFile(file: string): () => void {
  if (file === ':memory:') return () => {};
  const lock = openLock(`${file}.lock`);
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch {
    lock.close();
    throw new Locked(`${file} is in use by another server: stop it first, or give this one a file of its own`);
  }
  return () => lock.close();
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw new Locked(`${file} cannot be made (${(error as Error).message}): may this user write in that folder?`);
  }
}

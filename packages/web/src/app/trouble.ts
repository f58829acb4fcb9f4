import { useSyncExternalStore } from 'react';

/** Why this browser keeps no matches: it does not let us, or has no room left. */
export type StorageTrouble = 'blocked' | 'full';
/** What is wrong with where this page stands. Each has a sentence and a way on. */
export interface Trouble {
  /** The page is of an older release, and a part of it is no longer on the server. */
  readonly stale: boolean;
  readonly storage: StorageTrouble | null;
}

let present: Trouble = { stale: false, storage: null };
const listeners = new Set<() => void>();
export function tellTrouble(some: Partial<Trouble>): void {
  present = { ...present, ...some };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useTrouble = (): Trouble => useSyncExternalStore(subscribe, () => present);

/** A part of the page that cannot be fetched: after a release the old parts are gone. Browsers say it in their own words. */
export const isStale = (error: unknown): boolean =>
  /dynamically imported module|importing a module script failed|preload css|part cannot be fetched/i.test(
    error instanceof Error ? error.message : String(error),
  );

// Also where nobody looks at what became of the part that was asked for.
addEventListener('vite:preloadError', () => tellTrouble({ stale: true }));

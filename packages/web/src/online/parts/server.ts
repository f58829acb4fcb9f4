import { api, type Me, Refused } from '@polemos/server/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { heardTime } from './time.ts';

/** The address below which the server that this page came from has everything. */
export const base = new URL('.', location.href).href;
export const server = api(base.slice(0, -1));

/** Undefined: not known yet. Null: a stranger. `none`: nobody answers. */
export type Whoever = Me | null | undefined | 'none';
let present: Whoever;
let asked = false;
const listeners = new Set<() => void>();

export function setMe(me: Whoever): void {
  present = me;
  try {
    if (me !== null && me !== undefined && me !== 'none') localStorage.setItem('polemos.online', 'yes');
  } catch {
    // A browser that keeps nothing still plays.
  }
  for (const listener of listeners) listener();
}
/** Whether it is still this person who sits here. */
export const isStill = (id: string): boolean => isSomebody(present) && present.id === id;
export async function askMe(): Promise<void> {
  asked = true;
  const before = Date.now();
  const said = await server.present().catch(() => null);
  if (said !== null) heardTime(said.now, before, Date.now());
  setMe(said === null ? 'none' : said.me);
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (!asked) void askMe();
  return () => listeners.delete(listener);
};
export const useMe = (): Whoever => useSyncExternalStore(subscribe, () => present);
export const isSomebody = (me: Whoever): me is Me => me !== null && me !== undefined && me !== 'none';

/** What went wrong, as the server names it. */
export const codeOf = (error: unknown): string => (error instanceof Refused ? error.code : 'unreachable');

/** Something read from the server, again when asked to. */
export function useRead<T>(read: () => Promise<T>, key: string): { value: T | null; error: string | null; again(): void } {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: string; value: T | null; error: string | null }>({ key, value: null, error: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    let here = true;
    read().then(
      value => here && setState({ key, value, error: null }),
      error => here && setState(now => ({ key, value: now.key === key ? now.value : null, error: codeOf(error) })),
    );
    return () => {
      here = false;
    };
  }, [key, round]);
  const mine = state.key === key;
  return {
    value: mine ? state.value : null,
    error: mine ? state.error : null,
    again: () => setRound(now => now + 1),
  };
}

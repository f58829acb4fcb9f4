import type { Challenge, Line } from '@polemos/server/client';
import { useEffect, useSyncExternalStore } from 'react';
import { isSomebody, server, useMe } from './server.ts';

/** What waits for me: tables where it is my turn or where a new round of a league has put me, and what others ask me to. */
interface Waiting {
  readonly tables: readonly Line[] | null;
  readonly challenges: readonly Challenge[];
}
const NOTHING: Waiting = { tables: null, challenges: [] };
const EVERY = 15_000;

let present = NOTHING;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const countOf = ({ tables, challenges }: Waiting): number =>
  (tables?.filter(({ myTurn, fresh }) => myTurn || fresh).length ?? 0) +
  challenges.filter(({ mine, state }) => !mine && state === 'open').length;

function show(waiting: Waiting): void {
  present = waiting;
  const count = countOf(waiting);
  const title = document.title.replace(/^\(\d+\) /, '');
  document.title = count === 0 ? title : `(${count}) ${title}`;
  // The icon of the installed app says the same; where there is none, nothing is lost.
  const marked = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count);
  marked?.catch(() => {});
  for (const listener of listeners) listener();
}

/** Looks again now: something was answered, or a move made. */
export async function lookAgain(): Promise<void> {
  const [tables, challenges] = await Promise.all([server.myTables(), server.challenges()]).catch(() => [null, []] as const);
  if (tables !== null) show({ tables, challenges });
}

/** Asked for now and then while somebody looks at the page, however many parts of it want to know. */
export function useWaiting(): Waiting {
  const me = useMe();
  const person = isSomebody(me) ? me.id : null;
  useEffect(() => {
    if (person === null) {
      show(NOTHING);
      return;
    }
    const look = () => void (document.visibilityState === 'visible' && lookAgain());
    look();
    const timer = setInterval(look, EVERY);
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, [person]);
  return useSyncExternalStore(subscribe, () => present);
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Held, OnlineSession } from '../match/session.ts';

const nothing = (): (() => void) => () => {};
const none = (): Held | null => null;

/** The connection of a table's page: opened with it, closed with it; made anew for somebody else. */
export function useTable(id: string, person: string | null): { session: OnlineSession | null; held: Held | null } {
  const [session, setSession] = useState<OnlineSession | null>(null);
  useEffect(() => {
    const made = new OnlineSession(id, person);
    setSession(made);
    return () => made.close();
  }, [id, person]);
  const held = useSyncExternalStore<Held | null>(session?.subscribe ?? nothing, session?.current ?? none);
  return { session, held };
}

import { useCallback, useEffect, useState } from 'react';
import { isSomebody, server, useMe } from '../online/parts/server.ts';
import { summaries } from '../storage/store.ts';
import { forgetWar, keepWar, warsHere } from './shelf.ts';
import { isWar, type War, warOf } from './war.ts';

export interface Chronicled extends War {
  /** The match itself lies in this browser. */
  readonly here: boolean;
  readonly withAccount: boolean;
}

const AT_ONCE = 100;

/** Every war of this browser and, when signed in, of the account: what one has the other gets. */
export function useWars(): { readonly wars: readonly Chronicled[] | null; forget(match: string): Promise<void> } {
  const me = useMe();
  const account = isSomebody(me) && me.kind === 'account' ? me.id : null;
  const [wars, setWars] = useState<readonly Chronicled[] | null>(null);
  const read = useCallback(async () => {
    const kept = (await summaries()).summaries;
    const noted = new Map((await warsHere()).map(war => [war.match, war]));
    // Finished before there was a chronicle.
    for (const summary of kept) {
      const war = noted.has(summary.id) ? null : warOf(summary);
      if (war === null) continue;
      noted.set(war.match, war);
      await keepWar(war);
    }
    const there = account === null ? new Map<string, War>() : await exchange(noted);
    const here = new Set(kept.map(({ id }) => id));
    const all = [...noted.values()].sort((a, b) => b.ended - a.ended);
    setWars(all.map(war => ({ ...war, here: here.has(war.match), withAccount: there.has(war.match) })));
  }, [account]);
  useEffect(() => void read(), [read]);
  const forget = async (match: string): Promise<void> => {
    await forgetWar(match);
    if (account !== null) await server.dropWar(match).catch(() => {});
    setWars(now => now?.filter(war => war.match !== match) ?? null);
  };
  return { wars, forget };
}

/** Sends what is new, and takes what other browsers have brought. */
async function exchange(noted: Map<string, War>): Promise<ReadonlyMap<string, War>> {
  const mine = [...noted.values()];
  try {
    let found = await server.wars();
    const known = new Map(found.map(({ match, ended }) => [match, ended]));
    const fresh = mine.filter(({ match, ended }) => (known.get(match) ?? -1) < ended);
    for (let from = 0; from < fresh.length; from += AT_ONCE)
      found = await server.keepWars(
        fresh.slice(from, from + AT_ONCE).map(war => ({ match: war.match, ended: war.ended, body: war })),
      );
    const there = new Map(found.flatMap(({ body }) => (isWar(body) ? [[body.match, body] as const] : [])));
    for (const war of there.values())
      if (!noted.has(war.match)) {
        noted.set(war.match, war);
        await keepWar(war);
      }
    return there;
  } catch {
    return new Map();
  }
}

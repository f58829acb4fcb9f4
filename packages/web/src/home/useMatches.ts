import { useCallback, useEffect, useState } from 'react';
import { tellTrouble } from '../app/trouble.ts';
import { gameById } from '../games/index.ts';
import type { Screens } from '../games/screens.ts';
import { summaries } from '../storage/store.ts';
import type { Summary } from '../storage/summary.ts';

export interface Listed {
  readonly summary: Summary;
  /** Loaded after the list: it says what is asked. */
  readonly screens: Screens | null;
}

/** The matches of this browser, newest first. */
export function useMatches(): { readonly matches: readonly Listed[] | null; readonly odd: readonly string[]; reload(): void } {
  const [matches, setMatches] = useState<readonly Listed[] | null>(null);
  const [odd, setOdd] = useState<readonly string[]>([]);
  const reload = useCallback(() => {
    void summaries().then(async ({ summaries: found, odd: strange, trouble }) => {
      if (trouble !== null) tellTrouble({ storage: trouble });
      setOdd(strange);
      const playable = found.filter(({ game }) => gameById(game) !== undefined);
      setMatches(playable.map(summary => ({ summary, screens: null })));
      const games = new Map<string, Screens>();
      for (const { game } of playable)
        if (!games.has(game)) {
          // Without its screens a match is listed all the same.
          const screens = await gameById(game)
            ?.load()
            .catch(() => undefined);
          if (screens !== undefined) games.set(game, screens);
        }
      setMatches(playable.map(summary => ({ summary, screens: games.get(summary.game) ?? null })));
    });
  }, []);
  useEffect(reload, [reload]);
  return { matches, odd, reload };
}

/** The seat that this browser's person plays, where there is one. */
export function ownSeat({ way, players, pending }: Summary): string | null {
  if (way === 'bot') return Object.keys(players).find(seat => players[seat].kind === 'person') ?? null;
  return pending[0]?.seat ?? null;
}
export const isMine = (summary: Summary): boolean =>
  summary.outcome === null && summary.pending.some(({ seat }) => summary.players[seat]?.kind !== 'bot');

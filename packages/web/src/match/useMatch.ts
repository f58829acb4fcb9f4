import { useEffect, useState, useSyncExternalStore } from 'react';
import { gameById } from '../games/index.ts';
import type { Screens } from '../games/screens.ts';
import { useOwnBoard } from '../own-board/useOwnBoard.ts';
import type { Broken } from '../worker/protocol.ts';
import { type Shown, session } from '../worker/session.ts';

export interface Opened {
  readonly shown: Shown | null;
  readonly screens: Screens | null;
  readonly broken: Broken | null;
  readonly failed: string | null;
}

/** Opens a kept match in the worker and the screens of its game. */
export function useMatch(id: string): Opened {
  const table = session();
  const shown = useSyncExternalStore(table.subscribe, table.current);
  const failed = useSyncExternalStore(table.subscribe, table.failure);
  const [broken, setBroken] = useState<Broken | null>(null);
  const [screens, setScreens] = useState<{ game: string; screens: Screens } | null>(null);

  useEffect(() => {
    let here = true;
    table.clear();
    setBroken(null);
    void table.ask({ ask: 'open', id }).then(answer => here && 'broken' in answer && setBroken(answer));
    return () => {
      here = false;
    };
  }, [id, table]);

  const game = shown?.summary.game;
  useEffect(() => {
    let here = true;
    if (game !== undefined)
      void gameById(game)
        ?.load()
        .then(loaded => here && setScreens({ game, screens: loaded }));
    return () => {
      here = false;
    };
  }, [game]);

  const mine = shown?.summary.id === id ? shown : null;
  const loaded = screens !== null && screens.game === game ? screens.screens : null;
  return {
    shown: mine,
    screens: useOwnBoard(loaded, game, mine?.summary.board),
    broken,
    failed,
  };
}

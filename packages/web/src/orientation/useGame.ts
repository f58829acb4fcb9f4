import { useEffect, useState } from 'react';
import { gameById } from '../games/index.ts';
import type { Screens } from '../games/screens.ts';

/** The screens of a game, for a page that only reads; null while they come, or where there is no such game. */
export function useGame(id: string): Screens | null {
  const [screens, setScreens] = useState<Screens | null>(null);
  useEffect(() => {
    let here = true;
    void gameById(id)
      ?.load()
      .then(loaded => here && setScreens(loaded));
    return () => {
      here = false;
    };
  }, [id]);
  return screens;
}

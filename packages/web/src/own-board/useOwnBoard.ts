import type { Board } from '@polemos/kernel';
import { useEffect, useState } from 'react';
import type { Screens } from '../games/screens.ts';
import type { Laid } from './lay.ts';

/** The screens of a match as its board has them; null while that is being made ready. The board of the house needs nothing. */
export function useOwnBoard(screens: Screens | null, game: string | undefined, board: Board | undefined): Screens | null {
  const [ready, setReady] = useState<{ readonly key: string; readonly of: Screens; readonly laid: Laid } | null>(null);
  const key = board?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen brings its board along; the key says whether it is another
  useEffect(() => {
    if (screens === null || game === undefined || board === undefined) return;
    let here = true;
    let lift = () => {};
    void import('./lay.ts')
      .then(({ lay }) => lay(game, board, screens))
      .then(laid => {
        if (!here) return laid.lift();
        lift = laid.lift;
        setReady({ key: board.key, of: screens, laid });
      });
    return () => {
      here = false;
      lift();
    };
  }, [screens, game, key]);
  if (board === undefined) return screens;
  return ready !== null && ready.key === key && ready.of === screens ? ready.laid.screens : null;
}

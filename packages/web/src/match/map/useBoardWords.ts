import { useMemo } from 'react';
import type { BoardWords } from '../../board/Board.tsx';
import type { Text } from '../../text/index.ts';

/** What the board says: it has no catalogue of its own. */
export const useBoardWords = (t: Text, seas: BoardWords['seas']): BoardWords =>
  useMemo(
    () => ({
      label: t.map,
      spaces: t.spaces,
      lit: t.lit,
      zoomIn: t.zoomIn,
      zoomOut: t.zoomOut,
      whole: t.wholeMap,
      close: t.close,
      seas,
    }),
    [t, seas],
  );

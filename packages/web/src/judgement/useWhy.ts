import { useCallback, useState } from 'react';
import type { Desk } from '../games/screens.ts';
import { useLine } from '../match/line.ts';
import type { Explained } from '../worker/protocol.ts';

/** Why a bot did something: what is asked for, and what came of it. */
export interface Whying {
  readonly open: boolean;
  readonly asking: boolean;
  readonly explained: Explained | null;
  /** Whether the entry (1 …) was a bot's. */
  isBots(entry: number): boolean;
  ask(entry: number): void;
  close(): void;
}

/** An explanation belongs to the match on screen, and to what was shown when it was asked for. */
export function useWhy({ shown }: Desk): Whying {
  const line = useLine();
  const moment = `${shown.summary.id} ${shown.version} ${shown.at}`;
  const [of, setOf] = useState<{
    readonly moment: string;
    readonly asking: boolean;
    readonly explained: Explained | null;
  } | null>(null);
  const open = of?.moment === moment;
  const { actors, summary } = shown;
  const isBots = useCallback(
    (entry: number): boolean => summary.way !== 'online' && summary.players[actors[entry - 1] ?? '']?.kind === 'bot',
    [actors, summary],
  );
  const ask = useCallback(
    (entry: number) => {
      setOf({ moment, asking: true, explained: null });
      void line.ask({ ask: 'explain', entry }).then(answer => {
        const explained = 'explained' in answer ? answer.explained : null;
        setOf(now => (now?.moment === moment ? { moment, asking: false, explained } : now));
      });
    },
    [line, moment],
  );
  return {
    open,
    asking: open && of.asking,
    explained: open ? of.explained : null,
    isBots,
    ask,
    close: useCallback(() => setOf(null), []),
  };
}

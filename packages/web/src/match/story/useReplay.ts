import { useCallback, useState } from 'react';
import { go } from '../../app/route.ts';
import type { Shown } from '../../worker/session.ts';
import { useLine } from '../line.ts';

export interface Replaying {
  readonly on: boolean;
  readonly playing: boolean;
  setPlaying(playing: boolean): void;
  start(): void;
  stop(): void;
  /** Shows the match after `at` actions, with the eyes of the seat on screen. */
  look(at: number): void;
  /** The same moment with other eyes: a finished match has no secrets. */
  lookAs(seat: string | null): void;
  fork(): Promise<void>;
}

/** Any moment of the match on screen. The worker holds the moments; this asks for them. */
export function useReplay(shown: Shown): Replaying {
  const [on, setOn] = useState(false);
  const [playing, setPlaying] = useState(false);
  const line = useLine();
  const { seat, at, length } = shown;
  return {
    on,
    playing,
    setPlaying,
    start: useCallback(() => {
      setOn(true);
      void line.ask({ ask: 'look', at: length, seat });
    }, [length, seat, line]),
    stop: useCallback(() => {
      setOn(false);
      setPlaying(false);
      void line.ask({ ask: 'look', at: null, seat: null });
    }, [line]),
    look: useCallback((to: number) => void line.ask({ ask: 'look', at: to, seat }), [seat, line]),
    lookAs: useCallback((eyes: string | null) => void line.ask({ ask: 'look', at, seat: eyes }), [at, line]),
    fork: useCallback(async () => {
      const answer = await line.ask({ ask: 'fork', at });
      if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
    }, [at, line]),
  };
}

import { useCallback, useState } from 'react';
import { go } from '../app/route.ts';
import { type Shown, session } from '../worker/session.ts';

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
  const { seat, at, length } = shown;
  return {
    on,
    playing,
    setPlaying,
    start: useCallback(() => {
      setOn(true);
      void session().ask({ ask: 'look', at: length, seat });
    }, [length, seat]),
    stop: useCallback(() => {
      setOn(false);
      setPlaying(false);
      void session().ask({ ask: 'look', at: null, seat: null });
    }, []),
    look: useCallback((to: number) => void session().ask({ ask: 'look', at: to, seat }), [seat]),
    lookAs: useCallback((eyes: string | null) => void session().ask({ ask: 'look', at, seat: eyes }), [at]),
    fork: useCallback(async () => {
      const answer = await session().ask({ ask: 'fork', at });
      if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
    }, [at]),
  };
}

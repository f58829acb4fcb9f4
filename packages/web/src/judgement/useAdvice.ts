import type { Advice, Counsel } from '@polemos/bots';
import type { Action } from '@polemos/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Desk } from '../games/screens.ts';
import { sameAction } from '../match/ask/choice.ts';
import { useLine } from '../match/line.ts';

export interface Advising {
  readonly open: boolean;
  /** Null while it is being weighed, and where there is nothing to choose. */
  readonly advice: Advice | null;
  readonly asking: boolean;
  /** Which counsel is pointed at, to be drawn first. */
  readonly pointed: number;
  point(counsel: number): void;
  ask(): void;
  close(): void;
  /** Does it step by step, up to the first roll. */
  follow(counsel: Counsel): void;
}

/** Advice belongs to the moment for which it was asked. */
export function useAdvice({ shown, asked, proposal, act }: Desk): Advising {
  const line = useLine();
  const moment = `${shown.summary.id} ${shown.version} ${shown.seat} ${shown.at}`;
  const [of, setOf] = useState<{ readonly moment: string; readonly advice: Advice | null; readonly asking: boolean } | null>(
    null,
  );
  const [pointed, point] = useState(0);
  const [steps, setSteps] = useState<readonly Action[]>([]);
  const open = of?.moment === moment;

  const ask = useCallback(() => {
    point(0);
    setOf({ moment, advice: null, asking: true });
    void line.ask({ ask: 'advise' }).then(answer => {
      const advice = 'advice' in answer ? answer.advice : null;
      setOf(now => (now?.moment === moment ? { moment, advice, asking: false } : now));
    });
  }, [line, moment]);

  // One step at each moment; what would roll waits for the person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment has changed
  useEffect(() => {
    const [next, ...rest] = steps;
    if (next === undefined || !asked) return;
    if (proposal !== null || !shown.legal.some(one => sameAction(one, next))) return setSteps([]);
    setSteps(rest);
    act(next);
  }, [moment, asked]);

  return {
    open,
    advice: open ? of.advice : null,
    asking: open && of.asking,
    pointed,
    point,
    ask,
    close: () => setOf(null),
    follow({ steps: [first, ...rest] }) {
      setOf(null);
      setSteps(rest);
      act(first);
    },
  };
}

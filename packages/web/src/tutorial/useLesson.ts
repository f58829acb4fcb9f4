import { useEffect, useMemo, useState } from 'react';
import type { Shown } from '../worker/session.ts';
import type { Teaching } from './LessonPanel.tsx';
import { type LessonStep, mayTry } from './lesson.ts';

export interface Learning {
  /** The move that the example wants now. */
  readonly step: LessonStep | undefined;
  /** The match with only that move lit. */
  readonly shown: Shown;
  readonly hinted: boolean;
  setHinted(on: boolean): void;
}

/** Without a lesson everything is as it is. */
export function useLesson(given: Shown, teaching: Teaching | null): Learning {
  const [hinted, setHinted] = useState(false);
  const step = given.at === given.length ? teaching?.part.steps[given.length] : undefined;
  const shown = useMemo(
    () => (step === undefined ? given : { ...given, legal: given.legal.filter(action => mayTry(action, step)) }),
    [given, step],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, another hint
  useEffect(() => setHinted(false), [step]);
  return { step, shown, hinted, setHinted };
}

import { useEffect, useMemo, useRef, useState } from 'react';
import { useLine } from '../match/line.ts';
import type { Shown } from '../worker/session.ts';
import type { Teaching } from './LessonPanel.tsx';
import { falls, type Move, mayTry } from './lesson.ts';
import { keepDone, keepPlace } from './progress.ts';

export interface Learning {
  /** The move that the lesson wants now of the learner. */
  readonly move: Move | undefined;
  /** The match with only that move lit; of a problem everything. */
  readonly shown: Shown;
  readonly hinted: boolean;
  setHinted(on: boolean): void;
  readonly solved: boolean;
  readonly lost: boolean;
}

/** Without a lesson everything is as it is. */
export function useLesson(given: Shown, teaching: Teaching | null): Learning {
  const line = useLine();
  const [hinted, setHinted] = useState(false);
  const [solved, setSolved] = useState(false);
  const now = given.at === given.length;
  const part = teaching?.part ?? null;
  const problem = part === 'problem' ? (teaching?.lesson.problem ?? null) : null;
  const moves = useMemo(() => (part === 'steps' ? (teaching?.lesson.steps.flat() ?? []) : []), [part, teaching?.lesson]);
  const next = now && given.rolling === undefined ? moves[given.length] : undefined;
  const resumed = useRef(false);
  if (given.length >= (teaching?.from ?? 0)) resumed.current = true;
  const byItself = next !== undefined && (next.others || !resumed.current);
  const move = byItself ? undefined : next;
  const hasSolved = problem !== null && now && given.rolling === undefined && problem.isSolved(given.view as never);
  const lost = problem !== null && now && !solved && !hasSolved && (problem.isLost?.(given.view as never) ?? false);

  // What others do, what was done before, and what chance says is the lesson's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (teaching === null || !now || solved) return;
    const { version, rolling, pending, seat } = given;
    if (rolling !== undefined) {
      const value = falls(rolling.need, { dice: problem?.dice ?? [3], known: rolling.known });
      void line.ask({ ask: 'roll', value, version, known: rolling.known });
    } else if (byItself) void line.ask({ ask: 'act', action: next.does, version, chance: next.chance });
    else if (problem !== null && !hasSolved && seat !== problem.stage.seats[0]) {
      const reply = problem.replies?.[pending.find(one => one.seat === seat)?.step ?? ''];
      const action = reply === 'first' ? given.legal[0] : reply;
      if (action !== undefined) void line.ask({ ask: 'act', action, version, chance: [] });
    }
  }, [given.version, given.rolling?.known, now, byItself, part]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move, another hint
  useEffect(() => setHinted(false), [move]);
  useEffect(() => {
    if (hasSolved) setSolved(true);
  }, [hasSolved]);
  // What is reached is kept at once: whoever goes away finds it again.
  useEffect(() => {
    if (teaching === null || !now) return;
    const { game, lesson } = teaching;
    const atEnd = part === 'steps' && given.length >= moves.length;
    if (solved || (atEnd && lesson.problem === undefined)) keepDone(game, lesson.id);
    else if (part === 'steps') keepPlace(game, lesson.id, given.length);
  }, [teaching, part, given.length, now, moves, solved]);

  const shown = useMemo(() => {
    if (teaching === null) return given;
    const { rolling, ...rest } = given;
    if (rolling !== undefined || byItself || solved) return { ...rest, legal: [] };
    return move === undefined ? rest : { ...rest, legal: given.legal.filter(action => mayTry(action, move)) };
  }, [given, teaching, move, byItself, solved]);
  return { move, shown, hinted, setHinted, solved: solved || hasSolved, lost };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { go } from '../app/route.ts';
import MatchPage from '../match/MatchPage.tsx';
import { remove } from '../storage/store.ts';
import { session } from '../worker/session.ts';
import { Preparing, useLessons } from './LearnPage.tsx';
import type { Teaching } from './LessonPanel.tsx';
import type { Lesson, Stage } from './lesson.ts';
import { keepMatch, leftAt, progress } from './progress.ts';
import './tutorial.css';

/** What is played: the steps from a move on, the problem, what is only looked at. A new round begins it again. */
interface Playing {
  readonly part: Teaching['part'];
  readonly from: number;
  readonly round: number;
}
const stageOf = ({ stage, problem, sequel }: Lesson, part: Teaching['part']): Stage =>
  (part === 'problem' ? problem?.stage : part === 'sequel' ? sequel : undefined) ?? stage;

/** One lesson: a match whose dice and other seats the lesson plays. */
export default function LessonPage({ game, lesson: id }: { game: string; lesson: string }) {
  const lessons = useLessons(game);
  const number = lessons?.lessons.findIndex(one => one.id === id) ?? -1;
  const lesson = lessons?.lessons[number] ?? null;
  const [{ part, from, round }, setPlaying] = useState<Playing>(() => ({ part: 'steps', from: leftAt(game, id), round: 0 }));
  const [match, setMatch] = useState<string | null>(null);
  useEffect(() => {
    if (lessons !== null && lesson === null) go({ page: 'learn', game });
  }, [lessons, lesson, game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins the part again
  useEffect(() => {
    if (lesson === null) return;
    let here = true;
    let begun: string | null = null;
    setMatch(null);
    const { scenario, options = {}, position, seats, opening = [] } = stageOf(lesson, part);
    const players = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }]));
    const at = position === undefined ? {} : { position };
    const left = progress().match;
    if (left !== null) void remove(left).catch(() => {});
    void session()
      .ask({ ask: 'begin', match: { game, scenario, options, way: 'companion', players, ...at }, chance: opening })
      .then(answer => {
        if (!('ok' in answer) || answer.id === undefined) throw new Error(`lesson ${id}: ${JSON.stringify(answer)}`);
        begun = answer.id;
        if (here) keepMatch(begun);
        if (here) setMatch(begun);
        else void remove(begun).catch(() => {});
      });
    return () => {
      here = false;
      if (begun === null) return;
      keepMatch(null);
      void remove(begun).catch(() => {});
    };
  }, [lesson, part, game, round]);

  const play = useCallback((next: Teaching['part']) => setPlaying(now => ({ part: next, from: 0, round: now.round + 1 })), []);
  const following = lessons?.lessons[number + 1] ?? null;
  const teaching = useMemo<Teaching | null>(
    () =>
      lessons === null || lesson === null
        ? null
        : {
            game,
            lesson,
            text: lessons.text,
            number: number + 1,
            of: lessons.lessons.length,
            part,
            from,
            onPart: play,
            onAgain: () => play('steps'),
            onNext: following === null ? null : () => go({ page: 'learn', game, lesson: following.id }),
            onPlay: () => go({ page: 'new', game }),
            onLeave: () => go({ page: 'learn', game }),
          },
    [lessons, lesson, number, following, game, part, from, play],
  );
  if (teaching === null || match === null) return <Preparing />;
  return <MatchPage key={match} id={match} teaching={teaching} />;
}

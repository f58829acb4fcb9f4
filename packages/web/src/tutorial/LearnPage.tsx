import { useCallback, useEffect, useMemo, useState } from 'react';
import { go } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { gameById } from '../games/index.ts';
import MatchPage from '../match/MatchPage.tsx';
import { session } from '../worker/session.ts';
import type { Lesson } from './lesson.ts';
import { WORDS } from './words.ts';
import './tutorial.css';

/** The guided example of a game: a companion match whose dice the lesson knows. */
export default function LearnPage({ game }: { game: string }) {
  const words = WORDS[useSettings().language];
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [number, setNumber] = useState(0);
  const [round, setRound] = useState(0);
  const [match, setMatch] = useState<string | null>(null);

  useEffect(() => {
    const load = gameById(game)?.lesson;
    // A game without an example has its primer: nobody is left waiting.
    if (load === undefined) go({ page: 'primer', game });
    else void load().then(setLesson);
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins the part again
  useEffect(() => {
    if (lesson === null) return;
    let here = true;
    setMatch(null);
    const { scenario, position, seats, opening } = lesson.parts[number];
    void session()
      .ask({
        ask: 'begin',
        match: {
          game,
          scenario,
          options: {},
          way: 'companion',
          players: Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const }])),
          ...(position === undefined ? {} : { position }),
        },
        chance: opening,
      })
      .then(answer => here && 'ok' in answer && answer.id !== undefined && setMatch(answer.id));
    return () => {
      here = false;
    };
  }, [lesson, number, game, round]);

  const onMore = useCallback(() => setNumber(now => now + 1), []);
  const onAgain = useCallback(() => {
    setNumber(0);
    setRound(now => now + 1);
  }, []);
  const teaching = useMemo(
    () =>
      lesson === null
        ? null
        : {
            part: lesson.parts[number],
            more: number + 1 < lesson.parts.length,
            onMore,
            onAgain,
            onLeave: () => go({ page: 'new', game }),
          },
    [lesson, number, game, onMore, onAgain],
  );
  if (teaching === null || match === null)
    return (
      <div className="match loading">
        <main>
          <h1 className="sr">{words.preparing}</h1>
        </main>
      </div>
    );
  return <MatchPage key={match} id={match} teaching={teaching} />;
}

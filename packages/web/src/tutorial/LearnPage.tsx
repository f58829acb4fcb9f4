import { useEffect, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { gameById } from '../games/index.ts';
import { PageBar } from '../orientation/PageBar.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import type { Lessons } from './lesson.ts';
import { isDone, leftAt } from './progress.ts';
import { WORDS } from './words.ts';
import '../orientation/style/page.css';
import './tutorial.css';

/** Steps of a lesson of three minutes, at most; the printed example of a whole turn has more. */
const SHORT = 10;

/** The lessons of a game, with how far one has come. */
export default function LearnPage({ game }: { game: string }) {
  const { language } = useSettings();
  const words = WORDS[language];
  const lessons = useLessons(game);
  const title = gameById(game)?.card[language].title ?? game;
  if (lessons === null) return <Preparing />;
  const first = lessons.lessons.find(({ id }) => !isDone(game, id));
  const done = lessons.lessons.filter(({ id }) => isDone(game, id)).length;
  return (
    <div className="reading">
      <PageBar />
      <main className="lessons" aria-label={words.lessonsOf(title)}>
        <p className="caps">{title}</p>
        <h1>{words.lessons}</h1>
        <p className="lessons-about">{words.about}</p>
        <p className="lessons-done">
          <progress max={lessons.lessons.length} value={done} aria-label={words.doneOf(done, lessons.lessons.length)} />{' '}
          {words.doneOf(done, lessons.lessons.length)}
        </p>
        <ol>
          {lessons.lessons.map(({ id, steps }, n) => {
            const text = lessons.text[language][id];
            const state = isDone(game, id) ? 'done' : leftAt(game, id) > 0 ? 'begun' : 'new';
            return (
              <li key={id} className={state} data-lesson={id}>
                <a href={hrefOf({ page: 'learn', game, lesson: id })}>
                  <i className="num" aria-hidden="true">
                    {state === 'done' ? <Icon name="check" /> : n + 1}
                  </i>
                  <b>{text.title}</b>
                  <span>
                    <Sentence of={text.about} still />
                  </span>
                  <small>{words.state[state === 'new' && steps.length > SHORT ? 'long' : state]}</small>
                </a>
              </li>
            );
          })}
        </ol>
        <p className="lessons-acts">
          {first !== undefined && (
            <a className="btn primary" href={hrefOf({ page: 'learn', game, lesson: first.id })}>
              <Icon name="next" /> {done === 0 ? words.begin : words.next}
            </a>
          )}
          <a className={first === undefined ? 'btn primary' : 'btn'} href={hrefOf({ page: 'new', game })}>
            <Icon name="play" /> {words.playOn}
          </a>
          <a className="btn" href={hrefOf({ page: 'primer', game })}>
            {words.primer}
          </a>
        </p>
      </main>
    </div>
  );
}

/** Fetched when somebody wants to learn. A game without lessons has its primer: nobody is left waiting. */
export function useLessons(game: string): Lessons | null {
  const [lessons, setLessons] = useState<Lessons | null>(null);
  useEffect(() => {
    let here = true;
    const load = gameById(game)?.lessons;
    if (load === undefined) go({ page: 'primer', game });
    else void load().then(found => here && setLessons(found));
    return () => {
      here = false;
    };
  }, [game]);
  return lessons;
}
export function Preparing() {
  const words = WORDS[useSettings().language];
  return (
    <div className="match loading">
      <main>
        <h1 className="sr">{words.preparing}</h1>
      </main>
    </div>
  );
}

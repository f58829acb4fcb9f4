import { useEffect, useRef, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { gameById } from '../games/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { Sentence } from '../parts/Sentence.tsx';
import { History } from './History.tsx';
import type { Orientation, Pictures } from './orientation.ts';
import { PageBar } from './PageBar.tsx';
import { useGame } from './useGame.ts';
import { useWords } from './words.ts';
import '../match/layout/style.ts';
import './style/page.css';

/** A game in three pages, with its own pictures. */
export default function PrimerPage({ game }: { game: string }) {
  const words = useWords();
  const { language } = useSettings();
  const screens = useGame(game);
  const [given, setGiven] = useState<Orientation | null>(null);
  const [pictures, setPictures] = useState<Pictures>({});
  const [at, setAt] = useState(0);
  const [telling, setTelling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const registered = gameById(game);
  useEffect(() => {
    let here = true;
    void screens?.orientation?.().then(async found => {
      if (!here) return;
      setGiven(found);
      const drawn = await found.pictures();
      if (here) setPictures(drawn);
    });
    return () => {
      here = false;
    };
  }, [screens]);
  if (registered === undefined) return <PageBar />;
  const title = registered.card[language].title;
  if (given === null)
    return (
      <div className="reading">
        <PageBar />
        <main>
          <h1 className="sr">{words.loading}</h1>
        </main>
      </div>
    );
  const { pages } = given.primer(language);
  const page = pages[at];
  const Picture = pictures[page.picture];
  const turn = (to: number): void => {
    setAt(to);
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <RuleContext value={() => go({ page: 'rules', game })}>
      <div className="reading">
        <PageBar />
        <main className="primer" aria-label={words.primerOf(title)}>
          <article>
            <p className="caps">
              {words.primerOf(title)} · {words.page(at + 1, pages.length)}
            </p>
            <h1 ref={heading} tabIndex={-1}>
              {page.title}
            </h1>
            {page.text.map(text => (
              <p key={text}>
                <Sentence of={text} />
              </p>
            ))}
          </article>
          <figure>
            {Picture !== undefined && screens !== null && (
              <Picture key={`${page.picture} ${language}`} language={language} screens={screens} />
            )}
            <figcaption>{page.caption}</figcaption>
          </figure>
          <footer>
            {at > 0 && (
              <button type="button" className="btn" onClick={() => turn(at - 1)}>
                <Icon name="prev" /> {words.back}
              </button>
            )}
            {at + 1 < pages.length ? (
              <button type="button" className="btn primary" onClick={() => turn(at + 1)}>
                {words.next} <Icon name="next" />
              </button>
            ) : (
              <a className="btn primary" href={hrefOf({ page: 'new', game })}>
                <Icon name="play" /> {words.play(title)}
              </a>
            )}
            <span className="primer-links">
              <button type="button" className="as-link" onClick={() => setTelling(true)}>
                {words.history}
              </button>
              {registered.lessons !== undefined && <a href={hrefOf({ page: 'learn', game })}>{words.teach}</a>}
              <a href={hrefOf({ page: 'rules', game })}>{words.readRules}</a>
            </span>
          </footer>
        </main>
        {telling && <History given={given} onClose={() => setTelling(false)} />}
      </div>
    </RuleContext>
  );
}

import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { gameById } from '../games/index.ts';
import type { Book } from '../parts/book.ts';
import { Icon } from '../parts/Icon.tsx';
import { RuleContext } from '../parts/RuleLink.tsx';
import { useText } from '../text/index.ts';
import { type Abbreviations, abbreviationsOf, usedIn } from './book/abbreviations.ts';
import { type Chapter, chaptersOf } from './book/chapters.ts';
import { plainWords, RuleBlock, textOf } from './book/RuleBlock.tsx';
import { PageBar } from './PageBar.tsx';
import { useGame } from './useGame.ts';
import { useWords } from './words.ts';
import '../match/layout/style.ts';
import './style/page.css';

/** Where a rule or a heading stands, to be brought into view once it is drawn. */
type Wanted = { readonly rule: string } | { readonly block: number };

/** The rules of a game as a book: contents at the left, a chapter at a time, search through all of it. */
export default function RulesPage({ game }: { game: string }) {
  const words = useWords();
  const t = useText();
  const { language } = useSettings();
  const screens = useGame(game);
  const [book, setBook] = useState<Book>([]);
  const [number, setNumber] = useState(0);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(plainWords(typed.trim()));
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let here = true;
    void screens?.book(language).then(read => here && setBook(read));
    return () => {
      here = false;
    };
  }, [screens, language]);
  const short = useMemo(() => abbreviationsOf(book), [book]);
  const chapters = useMemo(() => chaptersOf(book, words.aboutBook), [book, words]);
  const found = useMemo(
    () =>
      sought === ''
        ? null
        : book.flatMap((block, at) =>
            block.kind !== 'heading' && plainWords(textOf(block)).includes(sought) ? [{ block, at }] : [],
          ),
    [book, sought],
  );
  useEffect(() => {
    if (wanted === null) return;
    const selector = 'rule' in wanted ? `[data-rule="${CSS.escape(wanted.rule)}"]` : `[data-block="${wanted.block}"]`;
    const element = text.current?.querySelector<HTMLElement>(selector);
    element?.scrollIntoView({ block: 'rule' in wanted ? 'center' : 'start' });
    element?.focus({ preventScroll: true });
  }, [wanted]);
  const open = (chapter: number, next: Wanted): void => {
    setTyped('');
    setNumber(chapter);
    setWanted(next);
  };
  const openRule = (id: string): void => {
    const at = book.findIndex(block => block.kind === 'rule' && block.id === id);
    const chapter = chapters.findIndex(({ from, to }) => at >= from && at < to);
    if (chapter >= 0) open(chapter, { rule: id });
  };
  const title = gameById(game)?.card[language].title ?? '';
  const chapter: Chapter | undefined = chapters[number];
  return (
    <RuleContext value={openRule}>
      <div className="reading">
        <PageBar />
        <main className="book">
          <aside>
            <h1>{words.rulesOf(title)}</h1>
            <label className="search">
              <Icon name="search" />
              <span className="sr">{t.searchRules}</span>
              <input type="search" value={typed} placeholder={t.searchRules} onChange={event => setTyped(event.target.value)} />
            </label>
            <nav className="book-contents" aria-label={words.contents}>
              <ol>
                {chapters.map(({ title: name, from, sections }, n) => (
                  <li key={from}>
                    <button type="button" aria-current={n === number && found === null} onClick={() => open(n, { block: from })}>
                      {name}
                    </button>
                    {n === number && found === null && sections.length > 0 && (
                      <ol>
                        {sections.map(({ title: section, at }) => (
                          <li key={at}>
                            <button type="button" onClick={() => open(n, { block: at })}>
                              {section}
                            </button>
                          </li>
                        ))}
                      </ol>
                    )}
                  </li>
                ))}
              </ol>
            </nav>
          </aside>
          <div className="book-text rule-list" ref={text}>
            {found !== null && (
              <p className="found" role="status">
                {found.length === 0 ? t.noRules : t.rulesFound(found.length)}
              </p>
            )}
            {(found ?? (chapter === undefined ? [] : blocksOf(book, chapter))).map(({ block, at }, n) => (
              <Fragment key={at}>
                <RuleBlock block={block} at={at} short={short} open={wanted !== null && 'rule' in wanted ? wanted.rule : null} />
                {/* Below the heading, to which the contents lead. */}
                {n === 0 && found === null && chapter !== undefined && (
                  <AbbreviationKey used={usedIn(book.slice(chapter.from, chapter.to), short)} />
                )}
              </Fragment>
            ))}
            {found === null && chapter !== undefined && (
              <footer>
                {number > 0 && (
                  <button type="button" className="btn" onClick={() => open(number - 1, { block: chapters[number - 1].from })}>
                    <Icon name="prev" /> {chapters[number - 1].title}
                  </button>
                )}
                {number + 1 < chapters.length && (
                  <button type="button" className="btn" onClick={() => open(number + 1, { block: chapters[number + 1].from })}>
                    {chapters[number + 1].title} <Icon name="next" />
                  </button>
                )}
              </footer>
            )}
          </div>
        </main>
      </div>
    </RuleContext>
  );
}
/** What the letters of a chapter mean, above it. */
const AbbreviationKey = ({ used }: { used: Abbreviations }) =>
  used.size === 0 ? null : (
    <dl className="abbreviations">
      {[...used].map(([letters, long]) => (
        <div key={letters}>
          <dt>{letters}</dt> <dd>{long}</dd>
        </div>
      ))}
    </dl>
  );
const blocksOf = (book: Book, { from, to }: Chapter) => book.slice(from, to).map((block, i) => ({ block, at: from + i }));

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { abbreviationsOf } from '../orientation/book/abbreviations.ts';
import { chaptersOf } from '../orientation/book/chapters.ts';
import { plainWords, RuleBlock, textOf } from '../orientation/book/RuleBlock.tsx';
import { useWords } from '../orientation/words.ts';
import { useText } from '../text/index.ts';
import type { Book } from './book.ts';
import { Icon } from './Icon.tsx';

interface Props {
  readonly book: Book | null;
  readonly open: { readonly id: string } | null;
  /** The page where the same rules stand as a book. */
  readonly href?: string;
}

/** The whole numbered rulebook beside the map: by its contents, searched as one types, opened at a rule by any link. */
export function Rules({ book, open, href }: Props) {
  const t = useText();
  const { contents, aboutBook, openBook } = useWords();
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(plainWords(wanted.trim()));
  const list = useRef<HTMLDivElement>(null);
  const index = useRef<HTMLDetailsElement>(null);
  const chapters = useMemo(() => (book === null ? [] : chaptersOf(book, aboutBook)), [book, aboutBook]);
  const short = useMemo(() => abbreviationsOf(book ?? []), [book]);
  const shown = useMemo(() => {
    if (book === null) return [];
    if (words === '') return book.map((block, i) => ({ block, i }));
    return book
      .map((block, i) => ({ block, i }))
      .filter(({ block }) => block.kind !== 'heading' && plainWords(textOf(block)).includes(words));
  }, [book, words]);

  useEffect(() => {
    if (open === null || book === null) return;
    setWanted('');
    const frame = requestAnimationFrame(() => {
      const found = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(open.id)}"]`);
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [open, book]);

  const goTo = (at: number): void => {
    setWanted('');
    if (index.current !== null) index.current.open = false;
    requestAnimationFrame(() => {
      const found = list.current?.querySelector<HTMLElement>(`[data-block="${at}"]`);
      if (found === null || found === undefined) list.current?.scrollTo({ top: 0 });
      else {
        found.scrollIntoView({ block: 'start' });
        found.focus({ preventScroll: true });
      }
    });
  };

  return (
    <div className="rules">
      <label className="search">
        <Icon name="search" />
        <span className="sr">{t.searchRules}</span>
        <input type="search" value={wanted} placeholder={t.searchRules} onChange={event => setWanted(event.target.value)} />
      </label>
      <div className="rules-ways">
        <details className="contents" ref={index}>
          <summary>{contents}</summary>
          <ol>
            {chapters.map(({ title, from }) => (
              <li key={from}>
                <button type="button" onClick={() => goTo(from)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </details>
        {href !== undefined && (
          <a className="open-book" href={href} target="_blank" rel="noreferrer">
            {openBook}
          </a>
        )}
      </div>
      {words !== '' && (
        <p className="found" role="status">
          {shown.length === 0 ? t.noRules : t.rulesFound(shown.length)}
        </p>
      )}
      <div className="rule-list" ref={list}>
        {book === null && <div className="skeleton" />}
        {shown.map(({ block, i }) => (
          <RuleBlock key={i} block={block} at={i} open={open?.id ?? null} short={short} />
        ))}
      </div>
    </div>
  );
}

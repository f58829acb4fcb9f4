import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../text/index.ts';
import type { Block, Book } from './book.ts';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';

const INLINE = /\*\*(.+?)\*\*|[*_](?=\S)([^*_]+?)[*_](?=\W|$)|`(.+?)`|([A-Z]{2}\d?-(?:EX|R)?\d[\w.-]*\w)/g;

const ID = /^[A-Z]{2}\d?-[\w.]+(-[\w.]+)*$/;

/** The few marks of the catalogue: strong, stress, code, and the ids of other rules. */
function inline(text: string): ReactNode[] {
  const found: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, stress, code, id] = match;
    if (match.index > from) found.push(text.slice(from, match.index));
    if (strong !== undefined) found.push(<b key={match.index}>{strong}</b>);
    else if (stress !== undefined) found.push(<em key={match.index}>{stress}</em>);
    else if (code !== undefined)
      found.push(ID.test(code) ? <RuleLink key={match.index} id={code} /> : <code key={match.index}>{code}</code>);
    else found.push(<RuleLink key={match.index} id={id} />);
    from = match.index + whole.length;
  }
  found.push(text.slice(from));
  return found;
}

const textOf = (block: Block): string =>
  block.kind === 'table'
    ? [block.head, ...block.rows].flat().join(' ')
    : block.kind === 'rule'
      ? `${block.id} ${block.text}`
      : block.text;
const plainWords = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The whole numbered rulebook beside the map: searched as one types, opened at a rule by any link. */
export function Rules({ book, open }: { book: Book | null; open: { readonly id: string } | null }) {
  const t = useText();
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(plainWords(wanted.trim()));
  const list = useRef<HTMLDivElement>(null);
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

  return (
    <div className="rules">
      <label className="search">
        <Icon name="search" />
        <span className="sr">{t.searchRules}</span>
        <input type="search" value={wanted} placeholder={t.searchRules} onChange={event => setWanted(event.target.value)} />
      </label>
      {words !== '' && (
        <p className="found" role="status">
          {shown.length === 0 ? t.noRules : t.rulesFound(shown.length)}
        </p>
      )}
      <div className="rule-list" ref={list}>
        {book === null && <div className="skeleton" />}
        {shown.map(({ block, i }) => {
          if (block.kind === 'heading') return block.level === 2 ? <h2 key={i}>{block.text}</h2> : <h3 key={i}>{block.text}</h3>;
          if (block.kind === 'paragraph') return <p key={i}>{inline(block.text)}</p>;
          if (block.kind === 'table')
            return (
              <table key={i}>
                <thead>
                  <tr>
                    {block.head.map(cell => (
                      <th key={cell} scope="col">
                        {cell}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {block.rows.map(row => (
                    <tr key={row.join()}>
                      {row.map((cell, n) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a printed table
                        <td key={n}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            );
          return (
            <p key={i} className={open?.id === block.id ? 'one open' : 'one'} data-rule={block.id} tabIndex={-1}>
              <b className="rule-id">{block.id}</b> {inline(block.text)}
            </p>
          );
        })}
      </div>
    </div>
  );
}

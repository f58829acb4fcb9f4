import type { ReactNode } from 'react';
import type { Block } from '../../parts/book.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { type Abbreviations, shortenedIn } from './abbreviations.ts';

const INLINE = /\*\*(.+?)\*\*|[*_](?=\S)([^*_]+?)[*_](?=\W|$)|`(.+?)`|([A-Z]{2}\d?-(?:EX|R)?\d[\w.-]*\w)/g;

const ID = /^[A-Z]{2}\d?-[\w.]+(-[\w.]+)*$/;

/** The few marks of the catalogue: strong, stress, code, and the ids of other rules. */
function inline(text: string, short: Abbreviations): ReactNode[] {
  const found: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, stress, code, id] = match;
    if (match.index > from) found.push(...spelt(text.slice(from, match.index), short, from));
    if (strong !== undefined) found.push(<b key={match.index}>{spelt(strong, short, 0)}</b>);
    else if (stress !== undefined) found.push(<em key={match.index}>{spelt(stress, short, 0)}</em>);
    else if (code !== undefined)
      found.push(ID.test(code) ? <RuleLink key={match.index} id={code} /> : <code key={match.index}>{code}</code>);
    else found.push(<RuleLink key={match.index} id={id} />);
    from = match.index + whole.length;
  }
  found.push(...spelt(text.slice(from), short, from));
  return found;
}

/** What is said by letters has its words: beneath the pointer, and behind it once it is touched. */
function spelt(text: string, short: Abbreviations, start: number): ReactNode[] {
  const found: ReactNode[] = [];
  let from = 0;
  for (const { at, text: letters, long } of shortenedIn(text, short)) {
    found.push(
      text.slice(from, at),
      <abbr key={`${start} ${at}`} title={long} tabIndex={-1}>
        {letters}
      </abbr>,
    );
    from = at + letters.length;
  }
  found.push(text.slice(from));
  return found;
}

export const textOf = (block: Block): string =>
  block.kind === 'table'
    ? [block.head, ...block.rows].flat().join(' ')
    : block.kind === 'rule'
      ? `${block.id} ${block.text}`
      : block.text;
export const plainWords = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Props {
  readonly block: Block;
  readonly at: number;
  /** The rule that was asked for. */
  readonly open: string | null;
  readonly short: Abbreviations;
}
/** One heading, rule, paragraph or table of the rules. `at`: its number in the book, by which contents find it. */
export function RuleBlock({ block, at, open, short }: Props) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading data-block={at} tabIndex={-1}>
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'paragraph') return <p>{inline(block.text, short)}</p>;
  if (block.kind === 'rule')
    return (
      <p className={open === block.id ? 'one open' : 'one'} data-rule={block.id} tabIndex={-1}>
        <b className="rule-id">{block.id}</b> {inline(block.text, short)}
      </p>
    );
  return (
    <table>
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
              <td key={n}>{inline(cell, short)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

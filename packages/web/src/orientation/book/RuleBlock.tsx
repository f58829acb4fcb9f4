import type { ReactNode } from 'react';
import type { Block } from '../../parts/book.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';

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

export const textOf = (block: Block): string =>
  block.kind === 'table'
    ? [block.head, ...block.rows].flat().join(' ')
    : block.kind === 'rule'
      ? `${block.id} ${block.text}`
      : block.text;
export const plainWords = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One heading, rule, paragraph or table of the rules. `at`: its number in the book, by which contents find it. */
export function RuleBlock({ block, at, open }: { block: Block; at: number; open: string | null }) {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return (
      <Heading data-block={at} tabIndex={-1}>
        {block.text}
      </Heading>
    );
  }
  if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>;
  if (block.kind === 'rule')
    return (
      <p className={open === block.id ? 'one open' : 'one'} data-rule={block.id} tabIndex={-1}>
        <b className="rule-id">{block.id}</b> {inline(block.text)}
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
              <td key={n}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

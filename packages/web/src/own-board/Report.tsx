import type { BoardChange, BoardValue, GameText } from '@polemos/kernel';
import { nameIn } from '../text/things.ts';
import { type BoardWords, useBoardWords } from './words.ts';

const said = (value: BoardValue, w: BoardWords): string =>
  typeof value === 'boolean' ? (value ? w.yes : w.no) : value === 'none' ? w.none : (w.values[value] ?? String(value));

/** What a board changes, datum by datum, each with where it comes from here and there. */
export function Report({ changes, text }: { changes: readonly BoardChange[]; text: GameText | null }) {
  const w = useBoardWords();
  return (
    <ul className="board-report">
      {changes.map(({ at, of, field, from, to, source, given, stated }) => (
        <li key={at}>
          <b>{of.map(id => (text === null ? id : nameIn(text, null, id))).join(' – ')}</b>
          {field !== 'line' && ` · ${w.fields[field] ?? field}`}: {said(from, w)} → <b>{said(to, w)}</b>
          <small>
            {w.here}: {source}
            {stated && ` (${w.stated})`}; {w.there}: {given}
          </small>
        </li>
      ))}
    </ul>
  );
}

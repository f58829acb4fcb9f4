import { HINT_WORDS } from '@polemos/peloponnesian-war/hints';
import { useState } from 'react';
import { Icon } from '../../../parts/Icon.tsx';
import { RuleLink } from '../../../parts/RuleLink.tsx';
import { Sentence } from '../../../parts/Sentence.tsx';
import type { WarDesk } from '../desk.ts';
import { ownSide } from '../text/sides.ts';
import { hintOf, NO_MORE } from './hints.ts';
import '../style/hint.css';

const SHELF = 'polemos.hints.peloponnesian-war';
const known = (): ReadonlySet<string> => {
  try {
    return new Set(JSON.parse(localStorage.getItem(SHELF) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
};
function putAside(id: string): ReadonlySet<string> {
  const all = new Set([...known(), id]);
  try {
    localStorage.setItem(SHELF, JSON.stringify([...all]));
  } catch {
    // A browser that keeps nothing tells it again.
  }
  return all;
}

/** A rule that differs from the game one knows, when it first matters; until it is put aside. */
export function HintCard({ desk }: { desk: WarDesk }) {
  const [aside, setAside] = useState(known);
  const { view, language, asked, shown } = desk;
  const step = shown.pending[0]?.step;
  const hint = asked && step !== undefined ? hintOf({ view, step, side: ownSide(desk) }, aside) : null;
  if (hint === null) return null;
  const { title, gotIt, noMore, said } = HINT_WORDS[language];
  return (
    <aside className="hint" aria-label={title} data-hint={hint.id}>
      <p>
        <Icon name="why" /> <Sentence of={said[hint.id]} /> <RuleLink id={hint.rule} />
      </p>
      <p className="hint-acts">
        <button type="button" onClick={() => setAside(putAside(hint.id))}>
          {gotIt}
        </button>
        <button type="button" onClick={() => setAside(putAside(NO_MORE))}>
          {noMore}
        </button>
      </p>
    </aside>
  );
}

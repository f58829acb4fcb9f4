import { useEffect, useState } from 'react';
import type { Desk } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useLine } from '../line.ts';
import { Moves } from './Moves.tsx';

/** Under the ask, at a real table: what the last action still wants to be moved, and its last roll to be corrected. */
export function CompanionFoot({ desk }: { desk: Desk }) {
  const { shown, text, t } = desk;
  const line = useLine();
  const moved = useMoved(shown);
  if (shown.at < shown.length) return null;
  return (
    <section className="ask companion after">
      <Moves events={shown.events[shown.at] ?? []} before={0} moved={moved} text={text} moment={`${shown.version}`} />
      {shown.events.length > 1 && (
        <footer className="companion-foot">
          <button type="button" className="btn correct" onClick={() => void line.ask({ ask: 'correct' })}>
            <Icon name="undo" /> {t.correctLast}
          </button>
        </footer>
      )}
    </section>
  );
}

/** Of the events of the last action, which changed anything that can be seen; null while that is not known. */
function useMoved({ at, version, summary }: Desk['shown']): readonly boolean[] | null {
  const line = useLine();
  const moment = `${summary.id} ${version} ${at}`;
  const [known, setKnown] = useState<{ readonly moment: string; readonly moved: readonly boolean[] } | null>(null);
  useEffect(() => {
    let here = true;
    void line.ask({ ask: 'frames', entry: at }).then(answer => {
      if (!here || !('frames' in answer)) return;
      const seen = [answer.frames.before, ...answer.frames.frames].map(frame => JSON.stringify(frame));
      setKnown({ moment, moved: seen.slice(1).map((one, n) => one !== seen[n]) });
    });
    return () => {
      here = false;
    };
  }, [line, at, moment]);
  return known?.moment === moment ? known.moved : null;
}

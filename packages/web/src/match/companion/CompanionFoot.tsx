import type { Desk } from '../../games/screens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useLine } from '../line.ts';
import { Moves } from './Moves.tsx';

/** Under the ask, at a real table: what the last action still wants to be moved, and its last roll to be corrected. */
export function CompanionFoot({ desk }: { desk: Desk }) {
  const { shown, text, t } = desk;
  const line = useLine();
  if (shown.at < shown.length) return null;
  return (
    <section className="ask companion after">
      <Moves events={shown.events[shown.at] ?? []} before={0} text={text} moment={`${shown.version}`} />
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

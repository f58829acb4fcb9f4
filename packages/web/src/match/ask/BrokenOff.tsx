import { useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import type { Desk } from '../../games/screens.ts';
import { useWords } from '../../online/words.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Summary } from '../../storage/summary.ts';
import { useLine } from '../line.ts';

/** A copy of a match that its people have ended: who resigned or what was agreed; whoever likes plays on from there, in another copy. */
export default function BrokenOff({
  desk,
  ended,
  onReplay,
}: {
  desk: Desk;
  ended: NonNullable<Summary['ended']>;
  onReplay(): void;
}) {
  const w = useWords();
  const line = useLine();
  const { shown, text, t } = desk;
  const [busy, setBusy] = useState(false);
  const nameOf = (seat: string): string => text.names.seat?.[seat] ?? seat;
  const { id, winner } = shown.summary;
  const playOn = async (): Promise<void> => {
    setBusy(true);
    const answer = await line.ask({ ask: 'fork', at: shown.length });
    if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
    else setBusy(false);
  };
  return (
    <section className={`ask ${winner ?? ''}`} role="status">
      <p className="caps">{t.over}</p>
      <h1>{w.ended[ended.reason]?.(nameOf(ended.seat ?? '')) ?? t.over}</h1>
      {winner != null && <p>{w.winner(nameOf(winner))}</p>}
      <div className="acts">
        <a className="btn primary" href={hrefOf({ page: 'report', id })}>
          <Icon name="eye" /> {t.seeReport}
        </a>
        <button type="button" className="btn" onClick={onReplay}>
          <Icon name="replay" /> {t.seeReplay}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => void playOn()}>
          <Icon name="fork" /> {t.forkHere}
        </button>
      </div>
    </section>
  );
}

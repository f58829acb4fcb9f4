import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Badge } from '../parts/Badge.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { remove } from '../storage/store.ts';
import { useText } from '../text/index.ts';
import { aboutOf, sideIn, titleOf } from './matchWords.ts';
import { isMine, type Listed, ownSeat } from './useMatches.ts';

/** Own matches: what is asked in each, and the gold button where it is the person's move. */
export function MatchList({ matches, odd, onChange }: { matches: readonly Listed[]; odd: readonly string[]; onChange(): void }) {
  const t = useText();
  const { language } = useSettings();
  const [leaving, setLeaving] = useState<string | null>(null);
  if (matches.length + odd.length === 0)
    return (
      <div className="empty-card">
        <Icon name="rules" />
        <div>
          <b>{t.noMatches}</b>
          <p>{t.noMatchesAbout}</p>
        </div>
      </div>
    );
  return (
    <>
      <ul className="matches">
        {matches.map(({ summary, screens }) => {
          const { id, outcome, forkOf } = summary;
          const title = titleOf(summary, { language, t });
          const said = aboutOf(summary, screens, { language, t });
          return (
            <li key={id}>
              <Badge side={sideIn(summary, screens) ?? ownSeat(summary) ?? 'neutral'} />
              <div>
                <b>
                  {title}
                  {forkOf !== null && (
                    <span className="fork-mark">
                      <Icon name="fork" /> {t.forkMark}
                    </span>
                  )}
                  {summary.advised === true && <span className="fork-mark">{t.advised}</span>}
                </b>
                <span>{said}</span>
              </div>
              <a className={isMine(summary) ? 'btn gold' : 'btn'} href={hrefOf({ page: 'match', id })}>
                {outcome !== null ? t.seeReplay : isMine(summary) ? t.yourMove : t.goOn}
              </a>
              <button type="button" className="icon-btn" aria-label={t.removeMatch(title)} onClick={() => setLeaving(id)}>
                <Icon name="close" />
              </button>
            </li>
          );
        })}
        {odd.map(id => (
          <li key={id}>
            <Badge side="neutral" />
            <div>
              <b>{t.oddMatch}</b>
              <span>{t.oddMatchAbout}</span>
            </div>
            <a className="btn" href={hrefOf({ page: 'match', id })}>
              {t.goOn}
            </a>
            <button type="button" className="icon-btn" aria-label={t.removeMatch(t.oddMatch)} onClick={() => setLeaving(id)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Dialog title={t.removeSure} about={t.removeAbout} close={t.close} onClose={() => setLeaving(null)}>
          <div className="dialog-acts">
            <button type="button" className="btn" onClick={() => setLeaving(null)}>
              {t.keepIt}
            </button>
            <button
              type="button"
              className="btn danger"
              onClick={async () => {
                await remove(leaving);
                setLeaving(null);
                onChange();
              }}
            >
              {t.remove}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

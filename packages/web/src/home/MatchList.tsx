import { seatName } from '@polemos/games';
import { plain } from '@polemos/kernel';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { botName, gameById } from '../games/index.ts';
import { textOf } from '../games/screens.ts';
import { Badge } from '../parts/Badge.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { remove } from '../storage/store.ts';
import { useText } from '../text/index.ts';
import { isMine, type Listed, ownSeat } from './useMatches.ts';

/** Own matches: what is asked in each, and the gold button where it is the person's move. */
export function MatchList({ matches, onChange }: { matches: readonly Listed[]; onChange(): void }) {
  const t = useText();
  const { language } = useSettings();
  const [leaving, setLeaving] = useState<string | null>(null);
  if (matches.length === 0)
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
          const { id, game, scenario, players, way, pending, outcome, winner, actions, forkOf } = summary;
          const listed = gameById(game);
          const asker = seatName(listed, pending[0]?.seat ?? '', language, scenario);
          const bot = Object.entries(players).find(([, player]) => player.kind === 'bot')?.[1];
          const title = `${listed?.card[language].title ?? game}, ${
            bot?.kind === 'bot'
              ? t.botPlayer(botName(game, bot.level, { language, levels: t.levels }))
              : way === 'hotseat'
                ? t.wayHotseat
                : t.wayCompanion
          }`;
          const text = screens === null ? undefined : textOf(screens, language, scenario);
          const asked = pending[0] === undefined ? undefined : text?.asks[pending[0].step]?.(pending[0].about);
          const how = outcome === null ? '' : plain(text?.outcomes[outcome.rule]?.(outcome.detail) ?? t.finished);
          const said =
            outcome !== null
              ? winner == null
                ? how
                : `${t.wins(seatName(listed, winner, language, scenario))} ${how}`
              : text === undefined || screens === null
                ? t.matchOf(actions)
                : `${screens.headline(summary.view, text, t)}. ${asker}: ${plain(asked?.title ?? '')}.`;
          return (
            <li key={id}>
              <Badge side={ownSeat(summary) ?? 'neutral'} />
              <div>
                <b>
                  {title}
                  {forkOf !== null && (
                    <span className="fork-mark">
                      <Icon name="fork" /> {t.forkMark}
                    </span>
                  )}
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

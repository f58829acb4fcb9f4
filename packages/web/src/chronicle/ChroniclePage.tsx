import { seatName } from '@polemos/games';
import { plain } from '@polemos/kernel';
import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { botName, gameById } from '../games/index.ts';
import { type Screens, textOf } from '../games/screens.ts';
import { Frame } from '../online/parts/Frame.tsx';
import { dateOf } from '../online/parts/names.ts';
import { PageHead } from '../online/parts/PageHead.tsx';
import { useSeasonWords } from '../online/seasonWords.ts';
import { Badge } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../text/index.ts';
import { type Chronicled, useWars } from './useWars.ts';
import '../style/home.css';
import '../online/style/online.css';
import '../online/style/season.css';

/** Every war that was finished alone, the latest first. */
export default function ChroniclePage() {
  const c = useSeasonWords();
  const { wars, forget } = useWars();
  const screens = useScreens(wars);
  return (
    <Frame page="online">
      <PageHead icon="rules" title={c.chronicle} about={c.chronicleAbout}>
        {wars !== null && wars.length > 0 && <p className="caps">{c.wars(wars.length)}</p>}
      </PageHead>
      {wars === null ? (
        <div className="skeleton" />
      ) : wars.length === 0 ? (
        <div className="empty-card">
          <Icon name="rules" />
          <div>
            <b>{c.noWars}</b>
            <p>{c.noWarsAbout}</p>
          </div>
        </div>
      ) : (
        <ul className="matches tables">
          {wars.map(war => (
            <Line key={war.match} war={war} screens={screens.get(war.game) ?? null} onForget={() => void forget(war.match)} />
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** They say how it ended. */
function useScreens(wars: readonly Chronicled[] | null): ReadonlyMap<string, Screens> {
  const [screens, setScreens] = useState<ReadonlyMap<string, Screens>>(new Map());
  const games = [...new Set(wars?.map(({ game }) => game) ?? [])].sort().join(' ');
  useEffect(() => {
    for (const id of games.split(' '))
      void gameById(id)
        ?.load()
        .then(found => setScreens(now => new Map([...now, [id, found]])))
        .catch(() => {});
  }, [games]);
  return screens;
}

function Line({ war, screens, onForget }: { war: Chronicled; screens: Screens | null; onForget(): void }) {
  const c = useSeasonWords();
  const t = useText();
  const { language } = useSettings();
  const { game, scenario, seat, bots, outcome, result, points, turn } = war;
  const card = gameById(game)?.card[language];
  const title = `${card?.title ?? game}, ${card?.scenario[scenario] ?? scenario}`;
  const side = seat === null ? '' : seatName(gameById(game), seat, language, scenario);
  const text = screens === null ? null : textOf(screens, language, scenario);
  const facts = [
    ...(side === '' ? [] : [side]),
    bots.length === 0 ? c.warAlone : c.warAgainst(bots.map(bot => botName(game, bot, { language, levels: t.levels })).join(', ')),
    ...(points === null ? [] : [`${c.warPoints}: ${points}`]),
    ...(turn === null ? [] : [c.warTurn(turn)]),
    dateOf(war.ended, language),
    ...(war.advised ? [c.warAdvised] : []),
    ...(war.board === null ? [] : [c.warOwn]),
    ...(war.position ? [c.warPosition] : []),
    ...(war.withAccount ? [c.warKept] : []),
    ...(war.here ? [] : [c.warGone]),
  ];
  return (
    <li>
      <Badge side={seat ?? 'neutral'} />
      <div>
        <b>
          {title}
          <span className="tag">{{ won: c.warWon, lost: c.warLost, drawn: c.warDrawn, ended: c.warEnded }[result]}</span>
        </b>
        <span>{saidOf(() => plain(text?.outcomes[outcome.rule]?.(outcome.detail) ?? ''))}</span>
        <span className="quiet">{facts.join(' · ')}</span>
      </div>
      {war.here && (
        <>
          <a className="btn" href={hrefOf({ page: 'report', id: war.match })}>
            {c.warReport}
            <span className="sr"> {title}</span>
          </a>
          <a className="btn" href={hrefOf({ page: 'match', id: war.match })}>
            {c.warReplay}
            <span className="sr"> {title}</span>
          </a>
        </>
      )}
      <button type="button" className="icon-btn" aria-label={c.forget(title)} onClick={onForget}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** What another release has noted need not make sense in this one. */
function saidOf(say: () => string): string {
  try {
    return say();
  } catch {
    return '';
  }
}

import { seatName } from '@polemos/games';
import { type ChangeEvent, lazy, Suspense, useState } from 'react';
import { go, hrefOf } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { GAMES, gameById } from '../games/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Waves } from '../parts/Meander.tsx';
import { ThemeSwitch } from '../parts/ThemeSwitch.tsx';
import { useText } from '../text/index.ts';
import { session } from '../worker/session.ts';
import { GameCard } from './GameCard.tsx';
import { MatchList } from './MatchList.tsx';
import { NewMatch } from './NewMatch.tsx';
import { Ship } from './Ship.tsx';
import { isMine, ownSeat, useMatches } from './useMatches.ts';
import '../style/home.css';
import '../style/home-games.css';

/** Asked for only by those who have been online from this browser: a server need not be there. */
const HomeTables = lazy(() => import('../online/lobby/HomeTables.tsx'));
const Travel = lazy(() => import('../online/uploads/Travel.tsx'));
const ChronicleLink = lazy(() => import('../chronicle/ChronicleLink.tsx'));
const playsOnline = (): boolean => {
  try {
    return localStorage.getItem('polemos.online') !== null;
  } catch {
    return false;
  }
};

export default function HomePage({ game }: { game: string | null }) {
  const t = useText();
  const { language } = useSettings();
  const { matches, odd, reload } = useMatches();
  const [broken, setBroken] = useState<string | null>(null);
  const chosen = game === null ? undefined : gameById(game);
  const open =
    matches?.find(({ summary }) => isMine(summary)) ??
    matches?.find(({ summary }) => summary.outcome === null && summary.ended === undefined);
  const seat = open === undefined ? null : ownSeat(open.summary);
  // Alone one plays either side: then there is no name to go on by.
  const mine = open === undefined ? undefined : gameById(open.summary.game);
  const side = mine?.sides.find(({ id }) => id === seat)?.id;
  const name = side === undefined ? undefined : seatName(mine, side, language, open?.summary.scenario);

  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    const answer = await session().ask({ ask: 'import', file });
    if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
    else setBroken('broken' in answer ? answer.broken : '');
  };

  return (
    <div className="home">
      <header className="hero">
        <nav className="bar" aria-label={t.title}>
          <Logo />
          <span className="space" />
          <LanguageSwitch />
          <ThemeSwitch />
        </nav>
        <div className="hero-body">
          <div className="hero-words">
            <span className="greek-name" lang="grc">
              ΠΟΛΕΜΟΣ
            </span>
            <h1>{t.tagline}</h1>
            <p>{t.pitch}</p>
            <div className="cta">
              {open !== undefined ? (
                <a className="btn primary large" href={hrefOf({ page: 'match', id: open.summary.id })}>
                  <Icon name="play" /> {open.summary.way === 'bot' && name !== undefined ? t.continueAs(name) : t.continueMatch}
                </a>
              ) : (
                <a className="btn primary large" href={hrefOf({ page: 'new', game: GAMES[0].id })}>
                  <Icon name="play" /> {t.firstMatch(GAMES[0].card[language].title)}
                </a>
              )}
              <a className="btn large ghost" href={hrefOf({ page: 'online' })}>
                <Icon name="online" /> {t.playOnline}
              </a>
              <label className="btn large ghost file">
                <Icon name="layers" /> {t.openFile}
                <input className="sr" type="file" accept=".json,application/json" onChange={onFile} />
              </label>
            </div>
          </div>
          <Ship />
        </div>
        <Waves />
      </header>
      <main className="home-main">
        <section aria-labelledby="wars">
          <h2 id="wars">{t.chooseWar}</h2>
          <div className="games">
            {GAMES.map(one => (
              <GameCard key={one.id} game={one} />
            ))}
          </div>
        </section>
        {playsOnline() && (
          <Suspense fallback={null}>
            <HomeTables />
          </Suspense>
        )}
        <section className="low">
          <section aria-labelledby="matches">
            <h2 id="matches">{t.yourMatches}</h2>
            {matches === null ? <div className="skeleton" /> : <MatchList matches={matches} odd={odd} onChange={reload} />}
            <Suspense fallback={null}>
              <ChronicleLink />
              {playsOnline() && matches !== null && <Travel matches={matches} onChange={reload} />}
            </Suspense>
          </section>
          <div className="promises">
            <div>
              <h3>
                <Icon name="dice" /> {t.wayCompanion}
              </h3>
              <p>{t.companionAbout}</p>
            </div>
            <div>
              <h3>
                <Icon name="fork" /> {t.whatIf}
              </h3>
              <p>{t.whatIfAbout}</p>
            </div>
            <div>
              <h3>
                <Icon name="lock" /> {t.yours}
              </h3>
              <p>{t.yoursAbout}</p>
            </div>
          </div>
        </section>
      </main>
      {chosen !== undefined && <NewMatch game={chosen} />}
      {broken !== null && (
        <Dialog title={t.importFailed} about={t.importFailedAbout} close={t.close} onClose={() => setBroken(null)}>
          <p className="dialog-foot">
            <code>{broken}</code>
          </p>
        </Dialog>
      )}
    </div>
  );
}

import { go, hrefOf } from '../app/route.ts';
import { Icon } from '../parts/Icon.tsx';
import { Meander } from '../parts/Meander.tsx';
import { useText } from '../text/index.ts';
import type { Broken } from '../worker/protocol.ts';
import { session } from '../worker/session.ts';
import { download } from './download.ts';

/** A kept match that does not replay: what failed, what is safe, what to do. */
export function BrokenPage({ id, broken }: { id: string; broken: Broken }) {
  const t = useText();
  const missing = broken.broken === 'missing';
  const elsewhere = broken.broken === 'elsewhere';
  const openSound = async () => {
    const answer = await session().ask({ ask: 'rescue', id });
    if ('ok' in answer && answer.id !== undefined) go({ page: 'match', id: answer.id });
  };
  const save = async () => {
    const answer = await session().ask({ ask: 'raw', id });
    if ('file' in answer) download(answer.file, answer.name);
  };
  return (
    <>
      <header className="plain-bar">
        <a href={hrefOf({ page: 'home' })}>{t.title}</a>
      </header>
      <Meander />
      <main className="message">
        <Icon name="why" />
        <h1>{missing ? t.brokenMissing : elsewhere ? t.brokenElsewhere : t.brokenTitle}</h1>
        {elsewhere && (
          <>
            <p>{t.brokenElsewhereAbout}</p>
            <div className="acts">
              <button type="button" className="btn primary" onClick={() => location.reload()}>
                {t.tryAgain}
              </button>
            </div>
          </>
        )}
        {!missing && !elsewhere && (
          <>
            <p>{broken.under === undefined ? t.brokenAbout : t.brokenUnder(broken.under.played, broken.under.now)}</p>
            <p>
              <code>{broken.broken}</code>
            </p>
            {broken.sound !== undefined && <p>{t.brokenSound(broken.sound)}</p>}
            <div className="acts">
              {broken.sound !== undefined && (
                <button type="button" className="btn primary" onClick={openSound}>
                  {t.openSound}
                </button>
              )}
              <button type="button" className="btn" onClick={save}>
                {t.saveRaw}
              </button>
            </div>
          </>
        )}
        <p>
          <a href={hrefOf({ page: 'home' })}>{t.home}</a>
        </p>
      </main>
    </>
  );
}

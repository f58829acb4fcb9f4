import { lazy, Suspense } from 'react';
import { isStale } from '../app/trouble.ts';
import { Meander } from '../parts/Meander.tsx';
import { useText } from '../text/index.ts';
import type { Teaching } from '../tutorial/LessonPanel.tsx';
import { MatchBoundary } from './MatchBoundary.tsx';
import { MatchTable } from './MatchTable.tsx';
import { useMatch } from './useMatch.ts';

/** Few matches are ever broken. */
const BrokenPage = lazy(async () => ({ default: (await import('./BrokenPage.tsx')).BrokenPage }));

interface Props {
  readonly id: string;
  /** Opens as it stood after so many actions. */
  readonly at?: number | null;
  readonly teaching?: Teaching | null;
}

export default function MatchPage({ id, at = null, teaching = null }: Props) {
  const t = useText();
  const { shown, screens, broken, failed } = useMatch(id);
  if (broken !== null)
    return (
      <Suspense>
        <BrokenPage id={id} broken={broken} />
      </Suspense>
    );
  if (failed !== null)
    return (
      <main className="message" role="alert">
        <h1>{isStale(failed) ? t.staleTitle : t.failedTitle}</h1>
        <p>{isStale(failed) ? t.stale : t.failedAbout}</p>
        {!isStale(failed) && <pre>{failed}</pre>}
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </main>
    );
  if (shown === null || screens === null)
    return (
      <div className="match loading">
        <div className="frieze" />
        <Meander />
        <main>
          <h1 className="sr">{t.loading}</h1>
        </main>
      </div>
    );
  return (
    <MatchBoundary t={t}>
      <MatchTable key={id} shown={shown} screens={screens} teaching={teaching} at={at} />
    </MatchBoundary>
  );
}

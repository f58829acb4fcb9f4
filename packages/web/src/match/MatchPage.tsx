import { lazy, Suspense } from 'react';
import { Meander } from '../parts/Meander.tsx';
import { useText } from '../text/index.ts';
import type { Teaching } from '../tutorial/LessonPanel.tsx';
import { MatchBoundary } from './MatchBoundary.tsx';
import { MatchTable } from './MatchTable.tsx';
import { useMatch } from './useMatch.ts';

/** Few matches are ever broken. */
const BrokenPage = lazy(async () => ({ default: (await import('./BrokenPage.tsx')).BrokenPage }));

export default function MatchPage({ id, teaching = null }: { id: string; teaching?: Teaching | null }) {
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
        <h1>{t.failedTitle}</h1>
        <p>{t.failedAbout}</p>
        <pre>{failed}</pre>
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
      <MatchTable key={id} shown={shown} screens={screens} teaching={teaching} />
    </MatchBoundary>
  );
}

import { lazy, Suspense } from 'react';
import { useRoute } from './route.ts';

const HomePage = lazy(() => import('../home/HomePage.tsx'));
const LearnPage = lazy(() => import('../tutorial/LearnPage.tsx'));
const MatchPage = lazy(() => import('../match/MatchPage.tsx'));

/** Each page is a part of its own: whoever opens a match does not load the home page first. */
function Page() {
  const route = useRoute();
  if (route.page === 'learn') return <LearnPage key={route.game} game={route.game} />;
  if (route.page === 'match') return <MatchPage key={route.id} id={route.id} />;
  return <HomePage game={route.page === 'new' ? route.game : null} />;
}

export const App = () => (
  <Suspense fallback={<div className="blank" />}>
    <Page />
  </Suspense>
);

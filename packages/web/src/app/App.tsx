import { lazy, Suspense } from 'react';
import { HomePage } from '../home/HomePage.tsx';
import { useRoute } from './route.ts';

const LearnPage = lazy(() => import('../tutorial/LearnPage.tsx'));
const MatchPage = lazy(() => import('../match/MatchPage.tsx'));

export function App() {
  const route = useRoute();
  if (route.page === 'learn')
    return (
      <Suspense fallback={<div className="blank" />}>
        <LearnPage key={route.game} game={route.game} />
      </Suspense>
    );
  return route.page === 'match' ? (
    <Suspense fallback={<div className="blank" />}>
      <MatchPage key={route.id} id={route.id} />
    </Suspense>
  ) : (
    <HomePage game={route.page === 'new' ? route.game : null} />
  );
}

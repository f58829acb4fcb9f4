import { lazy, Suspense } from 'react';
import { HomePage } from '../home/HomePage.tsx';
import { useRoute } from './route.ts';

const MatchPage = lazy(() => import('../match/MatchPage.tsx'));

export function App() {
  const route = useRoute();
  return route.page === 'match' ? (
    <Suspense fallback={<div className="blank" />}>
      <MatchPage key={route.id} id={route.id} />
    </Suspense>
  ) : (
    <HomePage game={route.page === 'new' ? route.game : null} />
  );
}

import { lazy, Suspense } from 'react';
import { GAMES } from '../games/index.ts';
import { NewRelease } from './NewRelease.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { useRoute } from './route.ts';
import { Troubles } from './Troubles.tsx';

const HomePage = lazy(() => import('../home/HomePage.tsx'));
const LearnPage = lazy(() => import('../tutorial/LearnPage.tsx'));
const LessonPage = lazy(() => import('../tutorial/LessonPage.tsx'));
const PrimerPage = lazy(() => import('../orientation/PrimerPage.tsx'));
const RulesPage = lazy(() => import('../orientation/RulesPage.tsx'));
const EditorPage = lazy(() => import('../editor/EditorPage.tsx'));
const OnlinePage = lazy(() => import('../online/OnlinePage.tsx'));
const ReportPage = lazy(() => import('../judgement/ReportPage.tsx'));
const ChroniclePage = lazy(() => import('../chronicle/ChroniclePage.tsx'));
const CheckPage = lazy(() => import('../online/match/CheckPage.tsx'));
const MatchPage = lazy(() => import('../match/MatchPage.tsx'));

/** The pages that games have of their own, by their address. */
const OF_GAMES = Object.fromEntries(
  GAMES.flatMap(({ drawn }) => Object.entries(drawn)).map(([id, load]) => [id, lazy(load)] as const),
);

/** Each page is a part of its own: whoever opens a match does not load the home page first. */
function Page() {
  const route = useRoute();
  if (route.page === 'learn' && route.lesson !== undefined)
    return <LessonPage key={`${route.game} ${route.lesson}`} game={route.game} lesson={route.lesson} />;
  if (route.page === 'learn') return <LearnPage key={route.game} game={route.game} />;
  if (route.page === 'primer') return <PrimerPage key={route.game} game={route.game} />;
  if (route.page === 'editor')
    return <EditorPage key={`${route.game} ${route.draft ?? ''}`} game={route.game} packed={route.draft ?? null} />;
  if (route.page === 'rules') return <RulesPage key={route.game} game={route.game} />;
  if (route.page === 'of-game') {
    const OfGame = OF_GAMES[route.id];
    return <OfGame />;
  }
  if (route.page === 'match') return <MatchPage key={route.id} id={route.id} at={route.at ?? null} />;
  if (route.page === 'report') return <ReportPage key={route.id} id={route.id} />;
  if (route.page === 'home') return <HomePage game={null} />;
  if (route.page === 'new') return <HomePage game={route.game} />;
  if (route.page === 'chronicle') return <ChroniclePage />;
  if (route.page === 'check') return <CheckPage />;
  return <OnlinePage page={route.page} id={route.id ?? ''} at={route.at ?? null} />;
}

export const App = () => (
  <>
    <PageBoundary>
      <Suspense fallback={<div className="blank" />}>
        <Page />
      </Suspense>
    </PageBoundary>
    <NewRelease />
    <Troubles />
  </>
);

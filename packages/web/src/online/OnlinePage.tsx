import { lazy } from 'react';
import type { OnlinePlace } from '../app/route.ts';
import { Icon } from '../parts/Icon.tsx';
import { LobbyPage } from './lobby/LobbyPage.tsx';
import { Frame } from './parts/Frame.tsx';
import { askMe, useMe } from './parts/server.ts';
import { useWords } from './words.ts';
import '../style/home.css';
import './style/online.css';
import './style/season.css';

const TablePage = lazy(() => import('./table/TablePage.tsx'));
const InvitationPage = lazy(() => import('./lobby/InvitationPage.tsx'));
const VerifyPage = lazy(() => import('./account/VerifyPage.tsx'));
const ResetPage = lazy(() => import('./account/ResetPage.tsx'));
const PersonPage = lazy(() => import('./account/PersonPage.tsx'));
const AccountPage = lazy(() => import('./account/AccountPage.tsx'));
const LeaderboardPage = lazy(() => import('./ratings/LeaderboardPage.tsx'));
const LeaguesPage = lazy(() => import('./leagues/LeaguesPage.tsx'));
const LeaguePage = lazy(() => import('./leagues/LeaguePage.tsx'));
const AdminPage = lazy(() => import('./admin/AdminPage.tsx'));

/** Everything that needs a server. Where none answers, that is said, and the rest of the client works as ever. */
export default function OnlinePage({ page, id, at }: { page: OnlinePlace; id: string; at: number | null }) {
  const me = useMe();
  const w = useWords();
  if (me === undefined)
    return (
      <Frame page={page}>
        <h1 className="sr">{w.loading}</h1>
        <div className="skeleton" />
      </Frame>
    );
  if (me === 'none')
    return (
      <Frame page={page}>
        <div className="message">
          <Icon name="online" />
          <h1>{w.noServer}</h1>
          <p>{w.noServerAbout}</p>
          <div className="acts">
            <button type="button" className="btn primary" onClick={() => void askMe()}>
              {w.retry}
            </button>
          </div>
        </div>
      </Frame>
    );
  switch (page) {
    case 'table':
      return <TablePage key={id} id={id} at={at} />;
    case 'invitation':
      return <InvitationPage key={id} token={id} />;
    case 'verify':
      return <VerifyPage token={id} />;
    case 'reset':
      return <ResetPage token={id} />;
    case 'person':
      return <PersonPage key={id} id={id} />;
    case 'account':
      return <AccountPage />;
    case 'leaderboard':
      return <LeaderboardPage key={id} chosen={id} />;
    case 'leagues':
      return <LeaguesPage />;
    case 'league':
      return <LeaguePage key={id} id={id} />;
    case 'admin':
      return <AdminPage />;
    default:
      return <LobbyPage />;
  }
}

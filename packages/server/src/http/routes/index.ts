import type { Route } from '../route.ts';
import { adminRoutes } from './admin.ts';
import { leagueRoutes } from './leagues.ts';
import { matchRoutes } from './matches.ts';
import { momentRoutes } from './moments.ts';
import { noticeRoutes } from './notices.ts';
import { peopleRoutes } from './people.ts';
import { ratingRoutes } from './ratings.ts';
import { tableRoutes } from './tables.ts';
import { uploadRoutes } from './uploads.ts';

/** Every route of the interface: what the server serves, the documentation shows and the matrix of rights tests. */
export const ROUTES: readonly Route[] = [
  ...peopleRoutes,
  ...tableRoutes,
  ...matchRoutes,
  ...noticeRoutes,
  ...adminRoutes,
  ...ratingRoutes,
  ...momentRoutes,
  ...leagueRoutes,
  ...uploadRoutes,
];

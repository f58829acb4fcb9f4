export type { LeagueLine, LeagueMatch, LeagueView, NewLeague } from '../src/leagues/leagues.ts';
export type { Clocks, Pace, Time } from '../src/matches/clock.ts';
export type { Command } from '../src/matches/command.ts';
export type { Ended, News } from '../src/matches/course.ts';
export type { Answer } from '../src/matches/move.ts';
export type { Past, PastFrames } from '../src/matches/past.ts';
export type { Position } from '../src/matches/show.ts';
export type { Bookmark, Comment, Moments } from '../src/moments/moments.ts';
export type { Here } from '../src/people/here.ts';
export type { Me, Quiet } from '../src/people/people.ts';
export type { Vacation } from '../src/people/vacation.ts';
export type { Leaderboard, LeaderLine, Opponent, Rated, RatedMatch, Rating } from '../src/ratings/ladder.ts';
export type { FromClient, FromServer, Moved } from '../src/sockets/messages.ts';
export type { Ahead, AheadView } from '../src/tables/ahead.ts';
export type { Challenge } from '../src/tables/challenges.ts';
export type { Chat } from '../src/tables/chat.ts';
export type { Line, Profile } from '../src/tables/list.ts';
export type { Seek } from '../src/tables/seeks.ts';
export type { ProposalView, SeatView, TableView } from '../src/tables/view.ts';
export type { Upload, War } from '../src/uploads/uploads.ts';
export {
  type AdminJob,
  type AdminPerson,
  type AdminReport,
  type AdminTable,
  type Api,
  api,
  type GameOffer,
  type Invited,
  type NewTable,
  Refused,
} from './api.ts';
export { type Audit, checkDice, type Verdict } from './dice.ts';
export { browserSocket, type Listener, Live, type Socket } from './live.ts';

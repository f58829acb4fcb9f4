import type { Action, Frames } from '@polemos/kernel';
import type { Decision, LeagueLine, LeagueView, NewLeague } from '../src/leagues/leagues.ts';
import type { Answer } from '../src/matches/move.ts';
import type { Past, PastFrames } from '../src/matches/past.ts';
import type { Position } from '../src/matches/show.ts';
import type { Moments } from '../src/moments/moments.ts';
import type { Here } from '../src/people/here.ts';
import type { Me } from '../src/people/people.ts';
import type { Vacation } from '../src/people/vacation.ts';
import type { Leaderboard, Rated } from '../src/ratings/ladder.ts';
import type { Ahead, AheadView } from '../src/tables/ahead.ts';
import type { Challenge, Whom } from '../src/tables/challenges.ts';
import type { Chat } from '../src/tables/chat.ts';
import type { GivenLink } from '../src/tables/invitations.ts';
import type { Line, Profile } from '../src/tables/list.ts';
import type { Seek } from '../src/tables/seeks.ts';
import type { TableView } from '../src/tables/view.ts';
import type { Sent, Upload, War, WholeUpload } from '../src/uploads/uploads.ts';
import { unfolded } from './delta.ts';
import type { Audit, Verdict } from './dice.ts';

/** Why the server refused: its code (`seat-taken`), the status, and whatever it says besides. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, detail: Readonly<Record<string, unknown>>) {
    super(code);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

export interface NewTable {
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly position?: unknown;
  readonly board?: unknown;
  readonly title?: string;
  readonly public?: boolean;
  readonly pace?: TableView['pace'];
  readonly spectators?: boolean;
  readonly delay?: number;
  readonly bots?: Readonly<Record<string, string>>;
  readonly seat?: string | null;
  readonly entropy?: string;
  readonly council?: TableView['council'];
  readonly autostart?: boolean;
  readonly absence?: number;
}
export interface GameOffer {
  readonly id: string;
  readonly rules: number;
  readonly seats: readonly string[];
  readonly scenarios: readonly { readonly id: string; readonly seats?: readonly string[] }[];
  readonly options: readonly { readonly id: string; readonly values: readonly unknown[]; readonly default: unknown }[];
}
export interface Invited {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly state: TableView['state'];
  readonly seat: string | null;
  readonly pace: TableView['pace'];
  readonly free: readonly string[];
  readonly people: readonly { readonly name: string; readonly seat: string }[];
}
export interface AdminPerson {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly admin: number;
  readonly banned: number;
  readonly created: number;
  readonly deleted: number | null;
}
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: TableView['state'];
  readonly hostName: string;
  readonly outcome: string | null;
  readonly created: number;
}
export interface AdminJob {
  readonly key: string;
  readonly kind: string;
  readonly board: string;
  readonly due: number;
  readonly attempts: number;
  readonly error: string | null;
}
export interface AdminDelivery {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly done: number | null;
  readonly name: string | null;
}
export interface AdminReport {
  readonly id: string;
  readonly why: string;
  readonly at: number;
  readonly board: string;
  readonly text: string;
  readonly author: string;
  readonly authorName: string;
  /** What was said around it, as JSON. */
  readonly lines: string;
}
export interface Apart {
  readonly muted: readonly { readonly id: string; readonly name: string }[];
  readonly blocked: readonly { readonly id: string; readonly name: string }[];
}
type Proposal = 'draw' | 'rewind' | 'hand-over' | 'take-over' | 'replace';

/** The server's HTTP interface, for a browser (which keeps the cookie) or a program (which has a token). */
export function api(base = '', headers: Readonly<Record<string, string>> = {}) {
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = (await answer.json().catch(() => ({ error: 'unreadable' }))) as Record<string, unknown>;
    if (answer.ok) return read as T;
    const { error, ...detail } = read;
    throw new Refused(answer.status, String(error), detail);
  };
  const get = <T>(path: string) => ask<T>('GET', path);
  const post = <T = { ok: true }>(path: string, body?: unknown) => ask<T>('POST', path, body);
  const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`;
  return {
    ask,
    me: async () => (await get<{ me: Me | null }>('/api/me')).me,
    /** Who I am, and what time it is at the server. */
    present: () => get<{ me: Me | null; now: number }>('/api/me'),
    enterAsGuest: (name: string, language: string) => post<{ me: Me }>('/api/guest', { name, language }),
    register: (given: { name: string; password: string; email?: string; language?: string }) =>
      post<{ me: Me }>('/api/register', given),
    login: (name: string, password: string) => post<{ me: Me }>('/api/login', { name, password }),
    logout: () => post('/api/logout'),
    changeMe: (change: Partial<Pick<Me, 'name' | 'language' | 'zone' | 'email' | 'quiet' | 'digest'>>) =>
      ask<Me>('PATCH', '/api/me', change),
    verifyEmail: (token: string) => post('/api/email/verify', { token }),
    forgotPassword: (email: string) => post('/api/password/forgot', { email }),
    resetPassword: (token: string, password: string) => post('/api/password/reset', { token, password }),
    changePassword: (old: string, next: string) => post<{ me: Me }>('/api/me/password', { old, next }),
    exportMe: () => get<object>('/api/me/export'),
    deleteMe: (password?: string) => ask('DELETE', '/api/me', password === undefined ? {} : { password }),
    person: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
    mute: (id: string) => post(`/api/people/${encodeURIComponent(id)}/mute`),
    unmute: (id: string) => ask('DELETE', `/api/people/${encodeURIComponent(id)}/mute`),
    /** Of a game and scenario; without them of the first in which something was counted. */
    leaderboard: (of: { game?: string; scenario?: string } = {}) =>
      get<Leaderboard>(`/api/leaderboard?${new URLSearchParams(of)}`),
    ratings: (id: string) => get<Rated>(`/api/people/${encodeURIComponent(id)}/ratings`),
    leagues: () => get<LeagueLine[]>('/api/leagues'),
    league: (id: string) => get<LeagueView>(`/api/leagues/${encodeURIComponent(id)}`),
    foundLeague: (league: NewLeague) => post<LeagueView>('/api/leagues', league),
    handOnLeague: (id: string, organiser: string) =>
      ask<LeagueView>('PATCH', `/api/leagues/${encodeURIComponent(id)}`, { organiser }),
    callOff: (id: string) => ask('DELETE', `/api/leagues/${encodeURIComponent(id)}`),
    enterLeague: (id: string, entropy: string) => post<LeagueView>(`/api/leagues/${encodeURIComponent(id)}/enter`, { entropy }),
    leaveLeague: (id: string, person?: string) =>
      post<LeagueView>(`/api/leagues/${encodeURIComponent(id)}/leave`, person === undefined ? {} : { person }),
    startLeague: (id: string) => post<LeagueView>(`/api/leagues/${encodeURIComponent(id)}/start`),
    decide: (id: string, decision: Decision) => post<LeagueView>(`/api/leagues/${encodeURIComponent(id)}/decide`, decision),
    uploads: () => get<Upload[]>('/api/me/matches'),
    upload: (match: string) => get<WholeUpload>(`/api/me/matches/${encodeURIComponent(match)}`),
    /** `known`: the revision that this browser has seen last; null: none. */
    keepUpload: (match: string, given: { known: number | null; summary: object; body: string }) =>
      post<Sent>(`/api/me/matches/${encodeURIComponent(match)}`, given),
    dropUpload: (match: string) => ask('DELETE', `/api/me/matches/${encodeURIComponent(match)}`),
    wars: () => get<War[]>('/api/me/wars'),
    keepWars: (wars: readonly War[]) => post<War[]>('/api/me/wars', { wars }),
    dropWar: (match: string) => ask('DELETE', `/api/me/wars/${encodeURIComponent(match)}`),
    channels: () => get<{ id: string; kind: string; host: string | null; created: number }[]>('/api/me/channels'),
    addChannel: (channel: object) => post<{ id: string }>('/api/me/channels', channel),
    dropChannel: (id: string) => ask('DELETE', `/api/me/channels/${encodeURIComponent(id)}`),
    deliveries: () =>
      get<
        {
          id: string;
          kind: string;
          notice: string;
          state: string;
          attempts: number;
          error: string | null;
          created: number;
          due: number;
          done: number | null;
        }[]
      >('/api/me/deliveries'),
    pushKey: async () => (await get<{ key: string }>('/api/push/key')).key,
    bots: () => get<Me[]>('/api/bots'),
    makeBot: (name: string) => post<{ bot: Me; token: string }>('/api/bots', { name }),
    renewBot: (id: string) => post<{ token: string }>(`/api/bots/${encodeURIComponent(id)}/token`),
    dropBot: (id: string) => ask('DELETE', `/api/bots/${encodeURIComponent(id)}`),
    adminWanted: () => get<{ wanted: boolean }>('/api/admin/wanted'),
    claimAdmin: (token: string) => post('/api/admin/claim', { token }),

    games: () => get<GameOffer[]>('/api/games'),
    openTables: (game?: string) => get<Line[]>(`/api/tables${game === undefined ? '' : `?game=${encodeURIComponent(game)}`}`),
    myTables: () => get<Line[]>('/api/me/tables'),
    createTable: (table: NewTable) => post<TableView>('/api/tables', table),
    table: (id: string) => get<TableView>(at(id)),
    join: (id: string, seat: string, entropy = '') => post<TableView>(at(id, '/join'), { seat, entropy }),
    leave: (id: string) => post(at(id, '/leave')),
    cancelTable: (id: string) => ask('DELETE', at(id)),
    sendAway: (id: string, person: string) => post(at(id, '/send-away'), { person }),
    setEntropy: (id: string, entropy: string) => post(at(id, '/entropy'), { entropy }),
    setBot: (id: string, seat: string, level: string | null) => post<TableView>(at(id, '/bot'), { seat, level }),
    start: (id: string) => post<TableView>(at(id, '/start')),
    rematch: (id: string, entropy = '') => post<TableView>(at(id, `/rematch?entropy=${encodeURIComponent(entropy)}`)),
    changeTable: (id: string, change: { public?: boolean; autostart?: boolean; host?: string }) =>
      ask<TableView>('PATCH', at(id), change),
    takeBack: (id: string) => post<TableView>(at(id, '/take-back')),
    /** By name, or somebody who is here. */
    challenge: (whom: Whom, table: NewTable) => post<TableView>('/api/challenges', { ...whom, table }),
    challengeTo: (id: string, whom: Whom, seat: string | null = null) =>
      post<{ id: string; name: string }>(at(id, '/challenges'), { ...whom, seat }),
    challenges: () => get<Challenge[]>('/api/me/challenges'),
    answerChallenge: async (id: string, yes: boolean, entropy = '') =>
      (await post<{ table: TableView | null }>(`/api/challenges/${encodeURIComponent(id)}`, { yes, entropy })).table,
    withdrawChallenge: (id: string) => ask('DELETE', `/api/challenges/${encodeURIComponent(id)}`),
    seeks: () => get<Seek[]>('/api/seeks'),
    /** Null: it waits in the lobby. */
    seek: async (wanted: { game: string; scenario: string | null; pace: TableView['pace']; entropy: string }) =>
      (await post<{ table: TableView | null }>('/api/seeks', wanted)).table,
    takeSeek: (id: string, entropy: string) => post<TableView>(`/api/seeks/${encodeURIComponent(id)}`, { entropy }),
    dropSeek: (id: string) => ask('DELETE', `/api/seeks/${encodeURIComponent(id)}`),
    ahead: (id: string) => get<AheadView[]>(at(id, '/ahead')),
    setAhead: (id: string, what: Ahead) => post(at(id, '/ahead'), what),
    stopAhead: (id: string, kind: Ahead['kind']) => post(at(id, '/ahead/stop'), { kind }),
    here: () => get<Here>('/api/here'),
    vacation: () => get<Vacation>('/api/me/vacation'),
    goOnVacation: (days: number) => post<Vacation>('/api/me/vacation', { days }),
    endVacation: () => ask<Vacation>('DELETE', '/api/me/vacation'),
    apart: () => get<Apart>('/api/me/apart'),
    block: (id: string) => post(`/api/people/${encodeURIComponent(id)}/block`),
    unblock: (id: string) => ask('DELETE', `/api/people/${encodeURIComponent(id)}/block`),
    stopLetters: (token: string) => post(`/api/stop/${encodeURIComponent(token)}`),
    resign: (id: string) => post(at(id, '/resign')),
    claim: (id: string) => post(at(id, '/claim')),
    propose: (id: string, proposal: { kind: Proposal; to?: number; level?: string; seat?: string; name?: string }) =>
      post(at(id, '/propose'), proposal),
    /** `made`: when the proposal was made that is answered. Another that took its place is none of it. */
    answer: (id: string, kind: Proposal, yes: boolean, made: number) => post(at(id, '/answer'), { kind, yes, made }),
    vote: (id: string, person: string) => post(at(id, '/vote'), { person }),
    invite: (id: string, seat: string | null = null) =>
      post<{ id: string; token: string; link: string }>(at(id, '/invitations'), { seat }),
    invitations: (id: string) => get<GivenLink[]>(at(id, '/invitations')),
    revoke: (id: string, invitation: string) => ask('DELETE', at(id, `/invitations/${encodeURIComponent(invitation)}`)),
    openInvitation: (token: string) => post<Invited>('/api/invitation', { token }),
    accept: (token: string, seat: string | null = null, entropy = '') =>
      post<TableView>('/api/invitation/accept', { token, seat, entropy }),

    /** Without `since`: what happened since I last looked. */
    position: (id: string, since?: number) => get<Position>(at(id, `/position${since === undefined ? '' : `?since=${since}`}`)),
    /** After so many actions; `everybody`: what was open to all. Other eyes than one's own once it is over. */
    past: (id: string, moment: number, seat?: string) =>
      get<Past>(at(id, `/past?at=${moment}${seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`}`)),
    /** What happened in between: before an action (0: the set-up) and after each event of it, with the same eyes. */
    frames: async (id: string, entry: number, seat?: string): Promise<Frames> => {
      const found = await get<PastFrames>(
        at(id, `/frames?entry=${entry}${seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`}`),
      );
      return unfolded(found.before, found.frames);
    },
    act: (id: string, move: { key: string; version: number; action: Action }) => post<Answer>(at(id, '/act'), move),
    undo: (id: string, move: { key: string; to?: number }) => post<Answer>(at(id, '/undo'), move),
    why: (id: string, action: Action) => post<{ refused: object | null }>(at(id, '/why'), { action }),
    log: (id: string) => get<object>(at(id, '/log')),
    /** A finished match with all that its dice are checked by. */
    audit: (id: string) => get<Audit>(at(id, '/audit')),
    moments: (id: string) => get<Moments>(at(id, '/moments')),
    /** A bookmark is for oneself; a comment for all who see the match, once it is over. */
    mark: (id: string, mark: { kind: 'bookmark' | 'comment'; at: number; text: string }) =>
      post<{ id: string }>(at(id, '/moments'), mark),
    unmark: (id: string, moment: string) => ask('DELETE', at(id, `/moments/${encodeURIComponent(moment)}`)),
    /** Lets whoever has the address look at a finished match, or not any more. */
    share: (id: string, shared: boolean) => post(at(id, '/share'), { shared }),
    verify: (id: string) => get<Verdict>(at(id, '/verify')),
    chat: (id: string, before?: number) => get<Chat[]>(at(id, `/chat${before === undefined ? '' : `?before=${before}`}`)),
    say: (id: string, text: string, council = false) => post<{ id: string }>(at(id, '/chat'), { text, council }),
    /** From my seat to others: nobody else reads it. */
    write: (id: string, text: string, to: readonly string[]) => post<{ id: string }>(at(id, '/chat'), { text, to }),
    report: (chat: string, why: string) => post(`/api/chat/${encodeURIComponent(chat)}/report`, { why }),
    /** The host lets a webhook or a Discord channel follow the table; null ends it. */
    hook: (id: string, hook: { kind: 'webhook' | 'discord'; url: string } | null) => post(at(id, '/hook'), { hook }),

    admin: {
      people: (after = '') => get<AdminPerson[]>(`/api/admin/people?after=${encodeURIComponent(after)}`),
      ban: (id: string, banned: boolean) => post(`/api/admin/people/${encodeURIComponent(id)}/ban`, { banned }),
      appoint: (id: string, admin: boolean) => post(`/api/admin/people/${encodeURIComponent(id)}/admin`, { admin }),
      resetLink: (id: string) => post<{ readonly link: string }>(`/api/admin/people/${encodeURIComponent(id)}/reset`),
      tables: (after = '') => get<AdminTable[]>(`/api/admin/tables?after=${encodeURIComponent(after)}`),
      end: (id: string, ruling: { how: 'void' | 'draw' } | { how: 'win'; seat: string }) =>
        post(`/api/admin/tables/${encodeURIComponent(id)}/end`, ruling),
      substitute: (id: string, who: { seat: string; level?: string; name?: string }) =>
        post(`/api/admin/tables/${encodeURIComponent(id)}/substitute`, who),
      reopen: (id: string) => post(`/api/admin/tables/${encodeURIComponent(id)}/reopen`),
      rated: (id: string, rated: boolean) => post(`/api/admin/tables/${encodeURIComponent(id)}/rated`, { rated }),
      jobs: () => get<AdminJob[]>('/api/admin/jobs'),
      retry: (key: string) => post('/api/admin/jobs/retry', { key }),
      deliveries: () => get<AdminDelivery[]>('/api/admin/deliveries'),
      retryDelivery: (id: string) => post(`/api/admin/deliveries/${encodeURIComponent(id)}/retry`),
      tryMail: () => post<{ error: string | null }>('/api/admin/mail'),
      reports: () => get<AdminReport[]>('/api/admin/reports'),
      settle: (id: string, hide: boolean) => post(`/api/admin/reports/${encodeURIComponent(id)}`, { hide }),
    },
  };
}
export type Api = ReturnType<typeof api>;

import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes/index.ts';
import type { Server } from '../src/index.ts';
import { changePerson } from '../src/storage/people.ts';
import { account, Guest, guest, house, temporary } from './house.ts';

/** Everybody who can stand before a route. The table is private; the host does not play. */
const ROLES = ['stranger', 'guest', 'account', 'bot', 'spectator', 'seatA', 'seatB', 'host', 'admin'] as const;
type Role = (typeof ROLES)[number];

/**
 * Who may, route by route, in the order of ROLES: `x` yes, `.` no. A yes may still be refused for what it asks (409, 400);
 * a no is 401, 403 or 404 and nothing else.
 */
const MATRIX: Readonly<Record<string, string>> = {
  //                                                 stranger guest account bot spectator seatA seatB host admin
  'POST /api/guest': /*                            */ 'x x x x x x x x x',
  'POST /api/register': /*                         */ 'x x x x x x x x x',
  'POST /api/login': /*                            */ 'x x x x x x x x x',
  'POST /api/logout': /*                           */ '. x x x x x x x x',
  'GET /api/me': /*                                */ 'x x x x x x x x x',
  'PATCH /api/me': /*                              */ '. x x x x x x x x',
  'POST /api/me/password': /*                      */ '. . x . x x x x x',
  'DELETE /api/me': /*                             */ '. x x x x x x x x',
  'GET /api/me/export': /*                         */ '. x x x x x x x x',
  'POST /api/email/verify': /*                     */ 'x x x x x x x x x',
  'POST /api/password/forgot': /*                  */ 'x x x x x x x x x',
  'POST /api/password/reset': /*                   */ 'x x x x x x x x x',
  'GET /api/admin/wanted': /*                      */ '. . x . x x x x x',
  'POST /api/admin/claim': /*                      */ '. . x . x x x x x',
  'GET /api/people/:person': /*                    */ 'x x x x x x x x x',
  'POST /api/people/:person/mute': /*              */ '. x x x x x x x x',
  'DELETE /api/people/:person/mute': /*            */ '. x x x x x x x x',
  'POST /api/people/:person/block': /*             */ '. x x x x x x x x',
  'DELETE /api/people/:person/block': /*           */ '. x x x x x x x x',
  'GET /api/me/apart': /*                          */ '. x x x x x x x x',
  'GET /api/here': /*                              */ '. x x x x x x x x',
  'GET /api/me/vacation': /*                       */ '. . x . x x x x x',
  'POST /api/me/vacation': /*                      */ '. . x . x x x x x',
  'DELETE /api/me/vacation': /*                    */ '. . x . x x x x x',
  'GET /api/bots': /*                              */ '. . x . x x x x x',
  'POST /api/bots': /*                             */ '. . x . x x x x x',
  'POST /api/bots/:bot/token': /*                  */ '. . . . . . . . .',
  'DELETE /api/bots/:bot': /*                      */ '. . . . . . . . .',
  'GET /api/games': /*                             */ 'x x x x x x x x x',
  'GET /api/games/:game/schema': /*                */ 'x x x x x x x x x',
  'GET /api/games/:game/actions': /*               */ 'x x x x x x x x x',
  'GET /api/tables': /*                            */ 'x x x x x x x x x',
  'GET /api/me/tables': /*                         */ '. x x x x x x x x',
  'POST /api/tables': /*                           */ '. x x x x x x x x',
  'POST /api/challenges': /*                       */ '. x x x x x x x x',
  'GET /api/me/challenges': /*                     */ '. x x x x x x x x',
  // The host asks whoever looks on: they answer, and the host takes it back.
  'POST /api/challenges/:challenge': /*            */ '. . . . x . . . .',
  'DELETE /api/challenges/:challenge': /*          */ '. . . . . . . x .',
  'POST /api/tables/:table/challenges': /*         */ '. . . . . . . x x',
  'GET /api/seeks': /*                             */ 'x x x x x x x x x',
  'POST /api/seeks': /*                            */ '. x x x x x x x x',
  // Of seat A.
  'POST /api/seeks/:seek': /*                      */ '. x x x x x x x x',
  'DELETE /api/seeks/:seek': /*                    */ '. . . . . x . . .',
  'PATCH /api/tables/:table': /*                   */ '. . . . . . . x x',
  // Nobody has been replaced.
  'POST /api/tables/:table/take-back': /*          */ '. . . . . . . . .',
  'GET /api/tables/:table/ahead': /*               */ '. . . . . x x . .',
  'POST /api/tables/:table/ahead': /*              */ '. . . . . x x . .',
  'POST /api/tables/:table/ahead/stop': /*         */ '. . . . . x x . .',
  'GET /api/tables/:table': /*                     */ '. . . . x x x x x',
  'DELETE /api/tables/:table': /*                  */ '. . . . . . . x x',
  'POST /api/tables/:table/join': /*               */ '. . . . x x x x .',
  'POST /api/tables/:table/leave': /*              */ '. . . . x x x x .',
  'POST /api/tables/:table/send-away': /*          */ '. . . . . . . x x',
  'POST /api/tables/:table/entropy': /*            */ '. . . . . x x . .',
  'POST /api/tables/:table/bot': /*                */ '. . . . . . . x x',
  'POST /api/tables/:table/start': /*              */ '. . . . . . . x x',
  'POST /api/tables/:table/rematch': /*            */ '. . . . . x x . .',
  'POST /api/tables/:table/resign': /*             */ '. . . . . x x . .',
  'POST /api/tables/:table/claim': /*              */ '. . . . . x x . .',
  'POST /api/tables/:table/propose': /*            */ '. . . . . x x . .',
  'POST /api/tables/:table/answer': /*             */ '. . . . . x x . .',
  'POST /api/tables/:table/vote': /*               */ '. . . . . x x . .',
  'GET /api/tables/:table/invitations': /*         */ '. . . . . x x x x',
  'POST /api/tables/:table/invitations': /*        */ '. . . . . . . x x',
  'DELETE /api/tables/:table/invitations/:invitation': '. . . . . . . x x',
  'POST /api/invitation': /*                       */ 'x x x x x x x x x',
  'POST /api/invitation/accept': /*                */ '. x x x x x x x x',
  'GET /api/tables/:table/position': /*            */ '. . . . x x x x x',
  'GET /api/tables/:table/past': /*                */ '. . . . x x x x x',
  'GET /api/tables/:table/frames': /*              */ '. . . . x x x x x',
  'POST /api/tables/:table/act': /*                */ '. . . . . x x . .',
  'POST /api/tables/:table/undo': /*               */ '. . . . . x x . .',
  'POST /api/tables/:table/why': /*                */ '. . . . . x x . .',
  'GET /api/tables/:table/log': /*                 */ '. . . . x x x x x',
  'GET /api/tables/:table/audit': /*               */ '. . . . . . . . .',
  'GET /api/tables/:table/verify': /*              */ '. . . . . . . . .',
  'GET /api/tables/:table/chat': /*                */ '. . . . x x x x x',
  'POST /api/tables/:table/chat': /*               */ '. . . . x x x x .',
  'POST /api/chat/:chat/report': /*                */ '. . . . . x . . .',
  'GET /api/me/channels': /*                       */ '. x x x x x x x x',
  'POST /api/me/channels': /*                      */ '. x x x x x x x x',
  'DELETE /api/me/channels/:channel': /*           */ '. . . . . x . . .',
  'GET /api/me/deliveries': /*                     */ '. x x x x x x x x',
  'POST /api/stop/:token': /*                      */ 'x x x x x x x x x',
  'GET /api/push/key': /*                          */ 'x x x x x x x x x',
  'POST /api/tables/:table/hook': /*               */ '. . . . . . . x x',
  'GET /api/admin/people': /*                      */ '. . . . . . . . x',
  'POST /api/admin/people/:person/ban': /*         */ '. . . . . . . . x',
  'POST /api/admin/people/:person/admin': /*       */ '. . . . . . . . x',
  'POST /api/admin/people/:person/reset': /*       */ '. . . . . . . . x',
  'GET /api/admin/tables': /*                      */ '. . . . . . . . x',
  'POST /api/admin/tables/:table/reopen': /*       */ '. . . . . . . . x',
  'POST /api/admin/tables/:table/end': /*          */ '. . . . . . . . x',
  'POST /api/admin/tables/:table/substitute': /*   */ '. . . . . . . . x',
  'GET /api/admin/jobs': /*                        */ '. . . . . . . . x',
  'POST /api/admin/jobs/retry': /*                 */ '. . . . . . . . x',
  'GET /api/admin/deliveries': /*                  */ '. . . . . . . . x',
  'POST /api/admin/deliveries/:delivery/retry': /* */ '. . . . . . . . x',
  'POST /api/admin/mail': /*                       */ '. . . . . . . . x',
  'GET /api/admin/reports': /*                     */ '. . . . . . . . x',
  'POST /api/admin/reports/:report': /*            */ '. . . . . . . . x',
  'GET /api/leaderboard': /*                       */ 'x x x x x x x x x',
  'GET /api/people/:person/ratings': /*            */ 'x x x x x x x x x',
  'POST /api/admin/tables/:table/rated': /*        */ '. . . . . . . . x',
  'GET /api/tables/:table/moments': /*             */ '. . . . x x x x x',
  'POST /api/tables/:table/moments': /*            */ '. . . . x x x x x',
  'DELETE /api/tables/:table/moments/:moment': /*  */ '. . . . . x . . .',
  'POST /api/tables/:table/share': /*              */ '. . . . . x x x .',
  'GET /api/leagues': /*                           */ 'x x x x x x x x x',
  'POST /api/leagues': /*                          */ '. . x . x x x x x',
  'GET /api/leagues/:league': /*                   */ 'x x x x x x x x x',
  'PATCH /api/leagues/:league': /*                 */ '. . . . . . . x x',
  'DELETE /api/leagues/:league': /*                */ '. . . . . . . x x',
  'POST /api/leagues/:league/enter': /*            */ '. . x . x x x x x',
  'POST /api/leagues/:league/leave': /*            */ '. . x . x x x x x',
  'POST /api/leagues/:league/start': /*            */ '. . . . . . . x x',
  'POST /api/leagues/:league/decide': /*           */ '. . . . . . . x x',
  'GET /api/me/matches': /*                        */ '. . x . x x x x x',
  'GET /api/me/matches/:match': /*                 */ '. . . . . x . . .',
  'POST /api/me/matches/:match': /*                */ '. . x . x x x x x',
  'DELETE /api/me/matches/:match': /*              */ '. . . . . x . . .',
  'GET /api/me/wars': /*                           */ '. . x . x x x x x',
  'POST /api/me/wars': /*                          */ '. . x . x x x x x',
  'DELETE /api/me/wars/:match': /*                 */ '. . x . x x x x x',
};

/** Nobody may call themselves the admin. */
const calledOf = (role: string): string => (role === 'admin' ? 'archon' : role);

let server: Server;
let cast: Record<Role, Guest>;
let ownerBot: string;
let machines: Guest;
beforeAll(async () => {
  server = await house({ database: join(temporary(), 'rights.sqlite') });
  const { url } = server;
  const [owner, ...accounts] = await Promise.all(
    ['owner', 'account', 'spectator', 'seatA', 'seatB', 'host', 'admin'].map(name => account(url, calledOf(name))),
  );
  const [plain, spectator, seatA, seatB, host, admin] = accounts;
  await changePerson(server.world.store.db, admin.id, { admin: 1 });
  const bot = new Guest(url);
  machines = owner;
  ownerBot = (await owner.post('/api/bots', { name: 'kept' })).body.bot.id;
  cast = { stranger: new Guest(url), guest: await guest(url), account: plain, bot, spectator, seatA, seatB, host, admin };
  await renew('bot');
}, 60_000);

/** Whoever has logged out or is gone comes back. */
async function renew(role: Role): Promise<void> {
  const one = cast[role];
  if (role === 'bot') {
    const { bot, token } = (await machines.post('/api/bots', { name: `machine ${Math.random()}` })).body;
    Object.assign(one, { id: bot.id, token });
  } else if (role === 'guest') Object.assign(cast, { guest: await guest(server.url) });
  else {
    one.cookie = '';
    await one.post('/api/login', { name: calledOf(role), password: 'thalassa thalassa' });
  }
}
afterAll(() => server.close());

interface Scene {
  readonly table: string;
  readonly invitation: string;
  readonly token: string;
  readonly chat: string;
  readonly channel: string;
  readonly report: string;
  readonly challenge: string;
  readonly seek: string;
  readonly moment: string;
  readonly league: string;
  readonly match: string;
}
/**
 * What a route names is laid out for it, and nothing else: a private match under way, with council talk of seat A and a report of it, a draw
 * that A proposes, a link, a bookmark; a channel of A's, a challenge, a seek, a league, a match kept.
 */
async function scene(line: string): Promise<Scene> {
  const { host, seatA, seatB, spectator } = cast;
  const named = (...parts: readonly string[]): boolean => parts.some(part => line.includes(part));
  let laid = NOWHERE;
  const lay = (part: Partial<Scene>): void => {
    laid = { ...laid, ...part };
  };
  if (named(':table', 'invitation', ':chat', ':report')) {
    const { id: table } = (await host.post('/api/tables', { game: 'egemonia' })).body;
    const { token: before } = (await host.post(`/api/tables/${table}/invitations`, {})).body;
    await seatA.post('/api/invitation/accept', { token: before, seat: 'sparta' });
    await seatB.post('/api/invitation/accept', { token: before, seat: 'athens' });
    await spectator.post('/api/invitation/accept', { token: before });
    await host.post(`/api/tables/${table}/start`);
    lay({ table });
    if (named('invitation')) {
      const { id: invitation, token } = (await host.post(`/api/tables/${table}/invitations`, {})).body;
      lay({ invitation, token });
    }
    if (named('chat', ':report')) {
      const { id: chat } = (await seatA.post(`/api/tables/${table}/chat`, { text: 'quietly', council: true })).body;
      await seatA.post(`/api/chat/${chat}/report`, { why: 'a test' });
      const { db } = server.world.store;
      const { id: report } = await db.selectFrom('report').select('id').where('chat', '=', chat).executeTakeFirstOrThrow();
      lay({ chat, report });
    }
    if (named('/propose', '/answer', '/vote')) await seatA.post(`/api/tables/${table}/propose`, { kind: 'draw' });
    if (named('moment'))
      lay({ moment: (await seatA.post(`/api/tables/${table}/moments`, { kind: 'bookmark', at: 0, text: 'a test' })).body.id });
  }
  if (named(':channel')) {
    for (const { id } of (await seatA.get('/api/me/channels')).body) await seatA.ask('DELETE', `/api/me/channels/${id}`);
    lay({ channel: (await seatA.post('/api/me/channels', { kind: 'webhook', url: 'https://93.184.216.34/x' })).body.id });
  }
  if (named('challenge')) {
    const table = (await host.post('/api/challenges', { name: 'spectator', table: { game: 'egemonia', seat: 'sparta' } })).body
      .id;
    lay({ challenge: (await host.get('/api/me/challenges')).body.find((one: { table: string }) => one.table === table).id });
  }
  if (named(':seek')) {
    await server.world.store.db.deleteFrom('seek').execute();
    await seatA.post('/api/seeks', { game: 'polis', pace: { kind: 'none' } });
    lay({ seek: (await seatA.get('/api/seeks')).body[0].id });
  }
  if (named(':league')) {
    const season = { game: 'egemonia', kind: 'knock-out', legs: 1, roundDays: 7, moveDays: 3 };
    for (const { id } of (await host.get('/api/leagues')).body) await host.ask('DELETE', `/api/leagues/${id}`);
    lay({ league: (await host.post('/api/leagues', { name: 'a test', ...season })).body.id });
  }
  if (named(':match')) {
    lay({ match: 'kept' });
    await seatA.ask('DELETE', '/api/me/matches/kept');
    await seatA.post('/api/me/matches/kept', { known: null, summary: {}, body: 'abcd' });
  }
  return laid;
}

const NOWHERE: Scene = {
  ...{ table: '', invitation: '', token: '', chat: '', channel: '', report: '' },
  ...{ challenge: '', seek: '', moment: '', league: '', match: '' },
};

/** A body that is right in form. What it asks for need not be possible. */
function bodyFor(line: string, { token }: Scene): unknown {
  const unknown = 'unknown-unknown-unknown-unknown';
  const bodies: Record<string, unknown> = {
    'POST /api/guest': { name: 'x' },
    'POST /api/register': { name: 'seatA', password: 'long enough' },
    'POST /api/login': { name: 'seatA', password: 'thalassa thalassa' },
    'PATCH /api/me': { language: 'it' },
    'POST /api/me/password': { old: 'thalassa thalassa', next: 'thalassa thalassa' },
    'DELETE /api/me': { password: 'wrong on purpose' },
    'POST /api/email/verify': { token: unknown },
    'POST /api/password/forgot': { email: 'no@body.test' },
    'POST /api/password/reset': { token: unknown, password: 'long enough' },
    'POST /api/admin/claim': { token: unknown },
    'POST /api/bots': { name: 'seatA' },
    'POST /api/tables': { game: 'egemonia' },
    'POST /api/challenges': { name: 'owner', table: { game: 'egemonia', seat: 'sparta' } },
    'POST /api/challenges/:challenge': { yes: false },
    'POST /api/tables/:table/challenges': { name: 'owner' },
    'POST /api/seeks': { game: 'egemonia', pace: { kind: 'none' } },
    'POST /api/seeks/:seek': {},
    'PATCH /api/tables/:table': { public: false },
    'POST /api/tables/:table/ahead': { kind: 'pass' },
    'POST /api/tables/:table/ahead/stop': { kind: 'pass' },
    'POST /api/me/vacation': { days: 14 },
    'POST /api/admin/tables/:table/end': { how: 'draw' },
    'POST /api/admin/tables/:table/substitute': { seat: 'sparta', level: 'random' },
    'POST /api/tables/:table/join': { seat: 'sparta' },
    'POST /api/tables/:table/send-away': { person: cast.spectator.id },
    'POST /api/tables/:table/entropy': { entropy: 'x' },
    'POST /api/tables/:table/bot': { seat: 'sparta', level: null },
    'POST /api/tables/:table/propose': { kind: 'rewind', to: 0 },
    'POST /api/tables/:table/answer': { kind: 'draw', yes: false },
    'POST /api/tables/:table/vote': { person: 'x' },
    'POST /api/tables/:table/invitations': {},
    'POST /api/invitation': { token },
    'POST /api/invitation/accept': { token },
    'POST /api/tables/:table/act': { key: 'k', version: 0, action: { type: 'nothing' } },
    'POST /api/tables/:table/undo': { key: 'k' },
    'POST /api/tables/:table/why': { action: {} },
    'POST /api/tables/:table/chat': { text: 'x' },
    'POST /api/chat/:chat/report': { why: 'x' },
    'POST /api/me/channels': { kind: 'webhook', url: 'http://127.0.0.1/' },
    'POST /api/tables/:table/hook': { hook: null },
    'POST /api/admin/people/:person/ban': { banned: false },
    'POST /api/admin/people/:person/admin': { admin: false },
    'POST /api/admin/jobs/retry': { key: 'none' },
    'POST /api/admin/reports/:report': { hide: false },
    'POST /api/admin/tables/:table/rated': { rated: false },
    'POST /api/tables/:table/moments': { kind: 'bookmark', at: 0, text: 'x' },
    'POST /api/tables/:table/share': { shared: true },
    'POST /api/leagues': { name: 'x', game: 'timoleon', kind: 'knock-out', legs: 1, roundDays: 7, moveDays: 3 },
    'PATCH /api/leagues/:league': { organiser: cast.host.id },
    'POST /api/leagues/:league/enter': {},
    'POST /api/leagues/:league/leave': {},
    'POST /api/leagues/:league/decide': { round: 1, number: 0, replay: 0, days: 1 },
    'POST /api/me/matches/:match': { known: 7, summary: {}, body: 'abcd' },
    'POST /api/me/wars': { wars: [] },
  };
  return bodies[line];
}

// These answer 401 or 404 to those who may ask, for what they ask: a wrong password, a job that is not there.
const REFUSED_FOR_CONTENT = new Set([
  'DELETE /api/me 401',
  'POST /api/admin/jobs/retry 404',
  'POST /api/admin/deliveries/:delivery/retry 404',
  'POST /api/tables/:table/answer 404',
]);

test('the matrix names every route', () => {
  expect(Object.keys(MATRIX).sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
});

describe.each(Object.keys(MATRIX))('%s', line => {
  test('is open to those who may and shut to those who may not', async () => {
    const may = MATRIX[line].split(' ').map(mark => mark === 'x');
    const [method, path] = line.split(' ');
    // What a route does not name it does not touch: most ask about oneself, a person or a game, and need no match laid out.
    const touchesOthers = /:(?!person|bot|game)/.test(path) || line.includes('invitation');
    const shared = touchesOthers ? await scene(line) : NOWHERE;
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    // Those who may not come first: nothing has changed yet, and nothing must.
    for (const role of [...ROLES].sort((a, b) => Number(may[ROLES.indexOf(a)]) - Number(may[ROLES.indexOf(b)]))) {
      const allowed = may[ROLES.indexOf(role)];
      const here = allowed && touchesOthers && method !== 'GET' ? await scene(line) : shared;
      const url = path
        .replace(':table', here.table)
        .replace(':invitation', here.invitation)
        .replace(':chat', here.chat)
        .replace(':channel', here.channel)
        .replace(':report', here.report)
        .replace(':challenge', here.challenge)
        .replace(':seek', here.seek)
        .replace(':moment', here.moment)
        .replace(':league', here.league)
        .replace(':match', here.match)
        .replace(':person', cast.account.id)
        .replace(':bot', ownerBot)
        .replace(':game', 'egemonia');
      const { cookie, token } = cast[role];
      const query = path.endsWith('/past') ? '?at=0' : path.endsWith('/frames') ? '?entry=0' : '';
      const body = method === 'GET' ? undefined : (bodyFor(line, here) ?? (method === 'POST' ? undefined : bodyFor(line, here)));
      const { status } = await cast[role].ask(method, url + query, body);
      if (allowed && (line === 'POST /api/logout' || line === 'DELETE /api/me')) await renew(role);
      else if (line !== 'POST /api/me/password') Object.assign(cast[role], { cookie, token });
      const refused = [401, 403, 404].includes(status) && !(allowed && REFUSED_FOR_CONTENT.has(`${line} ${status}`));
      found[role] = refused ? 'no' : status >= 500 ? `failed ${status}` : 'yes';
      wanted[role] = allowed ? 'yes' : 'no';
    }
    expect(found).toEqual(wanted);
  });
});

/** The model of docs/seats.md: what each may do about the people of a table, in the order of `THERE`, before and after the start. */
const THERE = ['host', 'first', 'second', 'other', 'beside'] as const;
type There = (typeof THERE)[number];
const SEATS: Readonly<Record<string, readonly [open: string, playing: string]>> = {
  //                                     host first second other beside
  'link to the table': /*           */ ['x . . . .', 'x . . . .'],
  'link into the taken seat': /*    */ ['. x x . .', '. x x . .'],
  'link into the free seat': /*     */ ['x . . . .', '. . . . .'],
  'list the link to the table': /*  */ ['x . . . .', 'x . . . .'],
  'list the link into the seat': /* */ ['. x x . .', '. x x . .'],
  'revoke the link to the table': /**/ ['x . . . .', 'x . . . .'],
  'revoke the link into the seat': /**/ ['. x x . .', '. x x . .'],
  'send the second away': /*        */ ['x x . . .', '. x . . .'],
  'send the first away': /*         */ ['x . . . .', '. . . . .'],
  'send whoever looks on away': /*  */ ['x . . . .', 'x . . . .'],
};

/** Carthage is shared by two; Syracuse is another's; before the start the seat of Iceta is free. The host sits nowhere. */
async function company(state: 'open' | 'playing') {
  const people = Object.fromEntries(
    await Promise.all(THERE.map(async role => [role, await guest(server.url, `at the table: ${role}`)] as const)),
  ) as Record<There, Guest>;
  const { host, first, second, other, beside } = people;
  const [shared, others, ...rest] = server.world.games.timoleon.seats;
  const { id } = (await host.post('/api/tables', { game: 'timoleon' })).body;
  const link = async (by: Guest, seat: string | null) => (await by.post(`/api/tables/${id}/invitations`, { seat })).body;
  const accept = (who: Guest, token: string, seat: string | null) => who.post('/api/invitation/accept', { token, seat });
  const open = await link(host, null);
  await accept(first, open.token, shared);
  await accept(second, (await link(first, shared)).token, shared);
  await accept(other, open.token, others);
  await accept(beside, open.token, null);
  const free = rest[0];
  if (state === 'playing') {
    for (const seat of rest) await host.post(`/api/tables/${id}/bot`, { seat, level: 'random' });
    expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
  }
  const links = { table: (await link(host, null)).id as string, seat: (await link(first, shared)).id as string };
  return { id, people, shared, free, links };
}

describe.each(Object.keys(SEATS))('seats: %s', what => {
  test.each(['open', 'playing'] as const)('while the table is %s', async state => {
    const wanted = SEATS[what][state === 'open' ? 0 : 1];
    const may = (role: There): boolean => wanted.split(' ')[THERE.indexOf(role)] === 'x';
    const found: Partial<Record<There, string>> = {};
    // Those who may not come first, at one table that they must leave as it is.
    const before = await company(state);
    for (const role of [...THERE].sort((a, b) => Number(may(a)) - Number(may(b)))) {
      const { id, people, shared, free, links } = may(role) ? await company(state) : before;
      const me = people[role];
      const at = (rest: string) => `/api/tables/${id}${rest}`;
      const lists = async (link: string) => (await me.get(at('/invitations'))).text.includes(link);
      const did: Record<string, () => Promise<boolean>> = {
        'link to the table': async () => (await me.post(at('/invitations'), {})).status === 200,
        'link into the taken seat': async () => (await me.post(at('/invitations'), { seat: shared })).status === 200,
        'link into the free seat': async () => (await me.post(at('/invitations'), { seat: free })).status === 200,
        'list the link to the table': () => lists(links.table),
        'list the link into the seat': () => lists(links.seat),
        'revoke the link to the table': async () => (await me.ask('DELETE', at(`/invitations/${links.table}`))).status === 200,
        'revoke the link into the seat': async () => (await me.ask('DELETE', at(`/invitations/${links.seat}`))).status === 200,
        'send the second away': async () => (await me.post(at('/send-away'), { person: people.second.id })).status === 200,
        'send the first away': async () => (await me.post(at('/send-away'), { person: people.first.id })).status === 200,
        'send whoever looks on away': async () => (await me.post(at('/send-away'), { person: people.beside.id })).status === 200,
      };
      found[role] = (await did[what]()) ? 'x' : '.';
    }
    expect(THERE.map(role => found[role]).join(' ')).toBe(wanted);
  });
});

import { actionsOf } from '@polemos/kernel';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes/index.ts';
import type { Server } from '../src/index.ts';
import { changePerson } from '../src/storage/people.ts';
import { account, type Guest, guest, house, playOn, started } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

test('the description names every route, who may ask, and what is answered', async () => {
  const one = await guest(server.url);
  const api = (await one.get('/api/openapi.json')).body;
  expect(api.openapi).toBe('3.1.0');
  for (const { method, path, who, body } of ROUTES) {
    const described = api.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([path, Object.keys(described?.responses?.['200']?.content?.['application/json']?.schema ?? {})]).not.toEqual([
      path,
      [],
    ]);
    expect(described.summary).not.toBe('');
    expect([path, described['x-who'] ?? 'anyone']).toEqual([path, who]);
    expect([path, described.requestBody !== undefined]).toEqual([path, body !== null]);
  }
  expect(Object.keys(api.paths).filter(path => !path.startsWith('/api/'))).toEqual([]);
});

test('what is answered is what is described', async () => {
  const checked = new Set<string>();
  const ask = async (who: Guest, line: string, path: string, body?: unknown) => {
    const route = ROUTES.find(({ method, path: pattern }) => `${method} ${pattern}` === line);
    const reply = await who.ask(line.split(' ')[0], path, body);
    expect([line, reply.status]).toEqual([line, 200]);
    if (route === undefined) throw new Error(line);
    const faults = [...Value.Errors(route.answers, reply.body)].map(fault => JSON.stringify(fault)).slice(0, 3);
    expect([line, faults]).toEqual([line, []]);
    checked.add(line);
    return reply.body;
  };
  const [sparta, athens] = [await account(server.url, 'Archidamos'), await guest(server.url)];
  await changePerson(server.world.store.db, sparta.id, { admin: 1 });
  const { id } = await started(sparta, athens, { pace: { kind: 'days', days: 3 } });
  await playOn({ sparta, athens }, id, 5);
  const at = (rest = '') => `/api/tables/${id}${rest}`;
  await ask(sparta, 'GET /api/me', '/api/me');
  await ask(sparta, 'PATCH /api/me', '/api/me', { quiet: { from: 0, to: 60, zone: 0 } });
  await ask(sparta, 'GET /api/me/export', '/api/me/export');
  await ask(sparta, 'POST /api/bots', '/api/bots', { name: 'Talos' });
  await ask(sparta, 'GET /api/bots', '/api/bots');
  await ask(sparta, 'GET /api/games', '/api/games');
  for (const { id: game, position, actions } of Object.values(server.world.games)) {
    const schema = await ask(sparta, 'GET /api/games/:game/schema', `/api/games/${game}/schema`);
    expect(schema).toEqual(JSON.parse(JSON.stringify(position.schema)));
    const listed = await ask(sparta, 'GET /api/games/:game/actions', `/api/games/${game}/actions`);
    expect(listed).toEqual(actionsOf(actions));
  }
  for (const game of ['no-such-game', '__proto__', 'constructor'])
    for (const what of ['schema', 'actions']) expect((await sparta.get(`/api/games/${game}/${what}`)).status).toBe(404);
  await ask(sparta, 'GET /api/tables', '/api/tables');
  await ask(sparta, 'GET /api/me/tables', '/api/me/tables');
  await ask(sparta, 'GET /api/tables/:table', at());
  await ask(sparta, 'POST /api/tables/:table/invitations', at('/invitations'), { seat: 'sparta' });
  await ask(sparta, 'GET /api/tables/:table/invitations', at('/invitations'));
  const { token } = (await sparta.post(at('/invitations'), {})).body;
  await ask(athens, 'POST /api/invitation', '/api/invitation', { token });
  await ask(sparta, 'POST /api/tables/:table/chat', at('/chat'), { text: 'molon labe' });
  await ask(sparta, 'GET /api/tables/:table/chat', at('/chat'));
  const position = await ask(sparta, 'GET /api/tables/:table/position', at('/position?since=-1'));
  const mover = position.pending[0].seat === 'sparta' ? sparta : athens;
  const { version, legal } = await mover.position(id);
  await ask(mover, 'POST /api/tables/:table/why', at('/why'), { action: legal[0] });
  await ask(mover, 'POST /api/tables/:table/act', at('/act'), { key: 'k', version, action: legal[0] });
  await ask(mover, 'POST /api/tables/:table/undo', at('/undo'), { key: 'u' });
  await ask(sparta, 'GET /api/tables/:table/past', at('/past?at=2'));
  await ask(sparta, 'GET /api/tables/:table/frames', at('/frames?entry=2'));
  await ask(sparta, 'GET /api/tables/:table/log', at('/log'));
  await ask(sparta, 'POST /api/tables/:table/propose', at('/propose'), { kind: 'draw' });
  await ask(athens, 'POST /api/tables/:table/answer', at('/answer'), { kind: 'draw', yes: true });
  await ask(sparta, 'GET /api/tables/:table/log', at('/log'));
  await ask(sparta, 'GET /api/tables/:table/audit', at('/audit'));
  await ask(sparta, 'GET /api/tables/:table/verify', at('/verify'));
  await ask(sparta, 'POST /api/tables/:table/rematch', at('/rematch'));
  await ask(sparta, 'GET /api/people/:person', `/api/people/${sparta.id}`);
  await ask(sparta, 'GET /api/people/:person/ratings', `/api/people/${sparta.id}/ratings`);
  await ask(sparta, 'GET /api/leaderboard', '/api/leaderboard');
  await ask(sparta, 'POST /api/tables/:table/moments', at('/moments'), { kind: 'comment', at: 1, text: 'molon labe' });
  await ask(sparta, 'GET /api/tables/:table/moments', at('/moments'));
  const season = { game: 'egemonia', kind: 'round-robin', legs: 1, roundDays: 7, moveDays: 3 };
  const league = (await ask(sparta, 'POST /api/leagues', '/api/leagues', { name: 'Isthmia', ...season })).id;
  const rival = await account(server.url, 'Gylippos');
  for (const one of [sparta, rival]) await ask(one, 'POST /api/leagues/:league/enter', `/api/leagues/${league}/enter`, {});
  await ask(sparta, 'POST /api/leagues/:league/start', `/api/leagues/${league}/start`);
  await ask(rival, 'POST /api/leagues/:league/leave', `/api/leagues/${league}/leave`, {});
  await ask(sparta, 'GET /api/leagues/:league', `/api/leagues/${league}`);
  await ask(sparta, 'GET /api/leagues', '/api/leagues');
  const kept = { known: null, summary: { game: 'egemonia' }, body: 'abcd' };
  await ask(sparta, 'POST /api/me/matches/:match', '/api/me/matches/m1', kept);
  await ask(sparta, 'GET /api/me/matches/:match', '/api/me/matches/m1');
  await ask(sparta, 'GET /api/me/matches', '/api/me/matches');
  await ask(sparta, 'POST /api/me/wars', '/api/me/wars', { wars: [{ match: 'm1', ended: 1, body: { game: 'polis' } }] });
  await ask(sparta, 'GET /api/me/wars', '/api/me/wars');
  await ask(sparta, 'GET /api/me/channels', '/api/me/channels');
  await ask(sparta, 'GET /api/me/deliveries', '/api/me/deliveries');
  await ask(sparta, 'GET /api/push/key', '/api/push/key');
  for (const what of ['people', 'tables', 'jobs', 'deliveries', 'reports'])
    await ask(sparta, `GET /api/admin/${what}`, `/api/admin/${what}`);
  expect(checked.size).toBeGreaterThan(30);
});

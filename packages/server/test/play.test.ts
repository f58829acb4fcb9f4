import { engineOf } from '@polemos/games/releases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { Course } from '../src/matches/course.ts';
import { recordsOf } from '../src/storage/records.ts';
import type { TableRow } from '../src/storage/schema.ts';
import { tableById } from '../src/storage/tables.ts';
import { account, Guest, guessable, guest, house, playOn, started } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house({ chance: guessable() });
});
afterAll(() => server.close());

test('two guests play a whole match, download it, and its dice are those that were promised', async () => {
  const [sparta, athens] = [await guest(server.url, 'Lysander'), await guest(server.url, 'Konon')];
  const table = await started(sparta, athens);
  expect(table.seal.secret).toBeNull();
  const end = await playOn({ sparta, athens }, table.id, 300);
  expect(end.outcome).toMatchObject({ rule: expect.stringMatching(/^EG-/) });
  const log = (await sparta.get(`/api/tables/${table.id}/log`)).body;
  expect(log.seal.commitment).toBe(table.seal.commitment);
  expect(log.seal.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(log.seal.entropy).toEqual(['sling', 'stone']);
  const verdict = (await new Guest(server.url).get(`/api/tables/${table.id}/verify`)).body;
  expect(verdict).toMatchObject({ ok: true, actions: log.entries.length });
  expect(verdict.outcomes).toBeGreaterThan(20);
});

test('a repeated key is one move; a stale version and another seat are refused', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  const people = { sparta, athens } as Record<string, Guest>;
  const { seat } = (await sparta.position(id)).pending[0];
  const other = seat === 'sparta' ? 'athens' : 'sparta';
  const { version, legal } = await people[seat].position(id);
  const first = await people[seat].act(id, version, legal[0], 'one');
  const again = await people[seat].act(id, version, legal[0], 'one');
  expect(first.body).toEqual({ ok: true, sequence: 1, version: version + 1 });
  expect(again.body).toMatchObject({ ok: true, sequence: 1 });
  expect((await sparta.position(id)).length).toBe(1);
  expect((await people[seat].act(id, version, legal[0], 'two')).body).toEqual({ refused: { code: 'stale' } });
  const now = await people[other].position(id);
  expect((await people[seat].act(id, now.version, now.legal[0])).body.refused.code).toBe('not-asked');
});

test('two tabs that press at the same time make one move', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  const people = { sparta, athens } as Record<string, Guest>;
  const { seat } = (await sparta.position(id)).pending[0];
  const { version, legal } = await people[seat].position(id);
  const answers = await Promise.all(legal.slice(0, 8).map((action, i) => people[seat].act(id, version, action, `tab ${i}`)));
  expect(answers.filter(({ body }) => body.ok === true)).toHaveLength(1);
  expect((await sparta.position(id)).length).toBe(1);
});

test('why: the rule that forbids, or null', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  const people = { sparta, athens } as Record<string, Guest>;
  const { seat } = (await sparta.position(id)).pending[0];
  const { legal } = await people[seat].position(id);
  expect((await people[seat].post(`/api/tables/${id}/why`, { action: legal[0] })).body).toEqual({ refused: null });
  const nonsense = await people[seat].post(`/api/tables/${id}/why`, { action: { type: 'place', event: 'no', area: 'where' } });
  expect(nonsense.body.refused.code).toBe('bad-argument');
});

test('a guest who registers keeps their matches; the list has my turn first', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const one = await started(sparta, athens);
  await started(sparta, athens);
  const registered = await sparta.post('/api/register', {
    name: `Gylippos ${Math.random()}`.slice(0, 20),
    password: 'sphakteria',
  });
  expect(registered.body.me.kind).toBe('account');
  const mine = (await sparta.get('/api/me/tables')).body;
  expect(mine).toHaveLength(2);
  const people = { sparta, athens } as Record<string, Guest>;
  for (let n = 0; n < 6; n++) {
    const { seat } = (await sparta.position(one.id)).pending[0];
    const { version, legal } = await people[seat].position(one.id);
    await people[seat].act(one.id, version, legal[0]);
    for (const name of ['sparta', 'athens'] as const) {
      const lines = (await people[name].get('/api/me/tables')).body as { myTurn: boolean }[];
      const turns = lines.map(({ myTurn }) => myTurn);
      expect(turns).toEqual([...turns].sort((a, b) => Number(b) - Number(a)));
    }
  }
});

test('resign, draw, rewind by consent; an admin takes back a wrong end', async () => {
  const [sparta, athens] = [await account(server.url, 'Brasidas'), await account(server.url, 'Kleon')];
  const people = { sparta, athens };
  const { id } = await started(sparta, athens);
  await playOn(people, id, 6);
  const before = await sparta.position(id);
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 2 });
  expect((await sparta.position(id)).length).toBe(6);
  expect((await athens.get(`/api/tables/${id}`)).body.proposals).toMatchObject([
    { kind: 'rewind', seat: 'sparta', agreed: ['sparta'] },
  ]);
  expect((await athens.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true })).status).toBe(200);
  const back = await sparta.position(id);
  expect(back.length).toBe(2);
  expect(back.version).toBeGreaterThan(before.version);
  expect(back.news.at(-1)).toMatchObject({ kind: 'rewind', to: 2 });
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'draw' });
  await athens.post(`/api/tables/${id}/answer`, { kind: 'draw', yes: false });
  // A no is told to whoever asked, until they have read it.
  expect((await sparta.get(`/api/tables/${id}`)).body.proposals).toMatchObject([{ kind: 'draw', declined: 'athens' }]);
  expect((await athens.post(`/api/tables/${id}/answer`, { kind: 'draw', yes: true })).body.error).toBe('already-declined');
  await sparta.post(`/api/tables/${id}/answer`, { kind: 'draw', yes: false });
  expect((await sparta.get(`/api/tables/${id}`)).body.proposals).toEqual([]);
  await athens.post(`/api/tables/${id}/resign`);
  expect((await sparta.position(id)).outcome).toEqual({ reason: 'resigned', seat: 'athens', score: [1, 0] });
  expect((await sparta.get(`/api/tables/${id}`)).body.state).toBe('over');
  const { matches } = server.world;
  await matches.reopen(id, sparta.id);
  expect((await sparta.get(`/api/tables/${id}`)).body.state).toBe('playing');
  await playOn(people, id, 400);
  expect((await sparta.get(`/api/tables/${id}/verify`)).body.ok).toBe(true);
});

test('what was rewound does not fall the same way again', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const people = { sparta, athens };
  const { id } = await started(sparta, athens);
  const played = async () => (await playOn(people, id, 400)).outcome;
  await playOn(people, id, 12); // not long enough to win
  const first = JSON.stringify((await sparta.get(`/api/tables/${id}/log`)).body.news);
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 0 });
  await athens.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true });
  await played();
  const log = (await sparta.get(`/api/tables/${id}/log`)).body;
  expect(log.takenBack).toEqual([{ at: 0, count: 12 }]);
  expect(first.length).toBeGreaterThan(100);
  expect((await sparta.get(`/api/tables/${id}/verify`)).body.ok).toBe(true);
});

test('a match is taken up from its snapshot as it would be from its whole log', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const people = { sparta, athens };
  const { id } = await started(sparta, athens);
  const { store, matches, games } = server.world;
  let kept: { sequence: number; body: string }[] = [];
  for (let n = 0; n < 45 && kept.length === 0; n++) {
    if ((await playOn(people, id, 1)).outcome !== null) break;
    kept = await store.db.selectFrom('snapshot').select(['sequence', 'body']).where('board', '=', id).execute();
  }
  expect(kept).toHaveLength(1);
  await playOn(people, id, 2);
  await matches.forget(id);
  const loadedBefore = matches.counts.loaded;
  const quick = await sparta.position(id);
  expect(matches.counts.loaded).toBe(loadedBefore + 1);
  const table = await tableById(store.db, id);
  const whole = Course.load(engineOf(games.egemonia), table as TableRow, await recordsOf(store.db, id), null);
  expect(quick.seen).toEqual(whole.match.see('sparta'));
  expect(quick.version).toBe(whole.match.version);
  // A snapshot that does not fit the log is not believed.
  await store.db
    .updateTable('snapshot')
    .set({ body: kept[0].body.replace('"turn":', '"turn":1') })
    .where('board', '=', id)
    .execute();
  await matches.forget(id);
  expect((await sparta.position(id)).seen).toEqual(quick.seen);
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 3 });
  await athens.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true });
  expect((await sparta.position(id)).length).toBe(3);
  await playOn(people, id, 400);
  expect((await sparta.get(`/api/tables/${id}/verify`)).body.ok).toBe(true);
});

test('one looks back at any moment with one’s own eyes; with other eyes only when the match is over', async () => {
  const server = await house();
  const people = { sparta: await guest(server.url), athens: await guest(server.url) };
  const { id } = await started(people.sparta, people.athens);
  const first = (await people.sparta.position(id)).seen.view;
  await playOn(people, id, 7);
  const now = await people.sparta.position(id);
  const look = (at: number, seat = '') => people.sparta.get(`/api/tables/${id}/past?at=${at}${seat}`);
  expect((await look(0)).body).toMatchObject({ at: 0, seat: 'sparta', view: first });
  expect((await look(7)).body.view).toEqual(now.seen.view);
  expect((await look(3)).body.view).not.toEqual(now.seen.view);
  expect((await look(8)).body.error).toBe('not-yet');
  expect((await look(0, '&seat=athens')).body.error).toBe('not-over');
  expect((await look(0, '&seat=everybody')).body.error).toBe('not-over');
  await people.sparta.post(`/api/tables/${id}/resign`);
  expect((await look(0, '&seat=athens')).body.view).not.toEqual(first);
  expect((await look(0, '&seat=everybody')).body.seat).toBeNull();
  expect((await look(0, '&seat=persia')).body.error).toBe('no-such-seat');
  await server.close();
});

test('whoever looks on with a delay is told all that has been, from the set-up on, and no more', async () => {
  let now = 1_790_000_000_000;
  const server = await house({ now: () => now });
  const people = { sparta: await guest(server.url), athens: await guest(server.url) };
  const { id } = await started(people.sparta, people.athens, { delay: 600 });
  await playOn(people, id, 4);
  now += 601_000;
  await playOn(people, id, 3);
  const outside = new Guest(server.url);
  const { news, sequence } = await outside.position(id);
  expect(sequence).toBe(4);
  expect(news.map(one => one.sequence)).toEqual([0, 1, 2, 3, 4]);
  expect((await outside.get(`/api/tables/${id}/past?at=5`)).body.error).toBe('not-yet');
  await server.close();
});

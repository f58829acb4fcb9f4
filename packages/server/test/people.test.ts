import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { account, Guest, guest, house, playOn, started } from './house.ts';

let server: Server;
let adminToken = '';
beforeAll(async () => {
  server = await house({
    onAdminToken: token => {
      adminToken = token;
    },
  });
});
afterAll(() => server.close());

test('the session is a cookie that scripts cannot read; the token is nowhere else', async () => {
  const one = new Guest(server.url);
  const reply = await one.post('/api/register', { name: 'Thrasybulos', password: 'phyle phyle' });
  expect(reply.headers.get('set-cookie')).toMatch(/^polemos=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(reply.text).not.toContain(one.cookie.slice(8));
  const secure = await house({ trustProxy: true });
  const behind = await new Guest(secure.url).ask('POST', '/api/guest', { name: 'x' }, { 'x-forwarded-proto': 'https' });
  expect(behind.headers.get('set-cookie')).toContain('Secure');
  await secure.close();
});

test('passwords are argon2id; names are one in any case; a wrong password and an unknown name answer the same', async () => {
  await account(server.url, 'Konon');
  const row = await server.world.store.db
    .selectFrom('person')
    .select('password')
    .where('nameKey', '=', 'konon')
    .executeTakeFirst();
  expect(row?.password).toMatch(/^\$argon2id\$/);
  expect((await new Guest(server.url).post('/api/register', { name: 'KONON', password: 'something' })).body.error).toBe(
    'name-taken',
  );
  const wrong = await new Guest(server.url).post('/api/login', { name: 'konon', password: 'no no no no' });
  const unknown = await new Guest(server.url).post('/api/login', { name: 'nobody', password: 'no no no no' });
  expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
  expect((await new Guest(server.url).post('/api/login', { name: 'konon', password: 'thalassa thalassa' })).status).toBe(200);
});

test('a new password ends other sessions; logging out ends this one', async () => {
  const one = await account(server.url, 'Iphikrates');
  const elsewhere = new Guest(server.url);
  await elsewhere.post('/api/login', { name: 'Iphikrates', password: 'thalassa thalassa' });
  await one.post('/api/me/password', { old: 'thalassa thalassa', next: 'peltast peltast' });
  expect((await elsewhere.get('/api/me')).body.me).toBeNull();
  expect((await one.get('/api/me')).body.me.name).toBe('Iphikrates');
  await one.post('/api/logout');
  expect((await one.get('/api/me')).body.me).toBeNull();
});

test('names are plain text without tricks', async () => {
  expect((await new Guest(server.url).post('/api/guest', { name: 'a\u0000b' })).body.error).toBe('bad-request');
  for (const name of ['\u202Eevil', 'a\u0001b', '\u200B', '   '])
    expect((await new Guest(server.url).post('/api/guest', { name })).body.error).toBe('bad-name');
  const script = await new Guest(server.url).post('/api/guest', { name: '<img src=x onerror=alert(1)>' });
  expect(script.body.me.name).toBe('<img src=x onerror=alert(1)>');
  expect(script.headers.get('content-type')).toContain('application/json');
});

test('deletion takes everything that names a person; the match stays', async () => {
  const [sparta, athens] = [await account(server.url, 'Kallikratidas'), await guest(server.url)];
  const { id } = await started(sparta, athens);
  await sparta.post(`/api/tables/${id}/chat`, { text: 'my name is Kallikratidas' });
  await playOn({ sparta, athens }, id, 20);
  await athens.post(`/api/tables/${id}/resign`);
  const mine = (await sparta.get('/api/me/export')).body;
  expect(mine).toMatchObject({
    person: { name: 'Kallikratidas' },
    seats: [{ board: id }],
    chat: [{ text: 'my name is Kallikratidas' }],
  });
  expect(JSON.stringify(mine)).not.toMatch(/argon2|secret/);
  expect((await sparta.ask('DELETE', '/api/me', { password: 'wrong wrong' })).status).toBe(401);
  expect((await sparta.ask('DELETE', '/api/me', { password: 'thalassa thalassa' })).status).toBe(200);
  expect((await sparta.get('/api/me')).body.me).toBeNull();
  for (const path of [`/api/tables/${id}`, `/api/tables/${id}/chat`, `/api/people/${sparta.id}`])
    expect((await athens.get(path)).text).not.toContain('Kallikratidas');
  expect((await athens.get(`/api/tables/${id}/verify`)).body.ok).toBe(true);
});

test('the token on the console makes one admin, once', async () => {
  const [one, two] = [await account(server.url, 'Perikles'), await account(server.url, 'Thukydides')];
  expect(adminToken).not.toBe('');
  expect((await one.post('/api/admin/claim', { token: 'x'.repeat(43) })).body.error).toBe('wrong-token');
  expect((await one.post('/api/admin/claim', { token: adminToken })).status).toBe(200);
  expect((await two.post('/api/admin/claim', { token: adminToken })).body.error).toBe('admin-exists');
  expect((await one.get('/api/admin/people')).status).toBe(200);
  await one.post(`/api/admin/people/${two.id}/ban`, { banned: true });
  expect((await two.get('/api/me')).body.me).toBeNull();
  expect((await two.post('/api/login', { name: 'Thukydides', password: 'thalassa thalassa' })).body.error).toBe('banned');
});

test('a program plays through its own account with a token; the owner can renew it', async () => {
  const owner = await account(server.url, 'Daidalos');
  const { bot, token } = (await owner.post('/api/bots', { name: 'Talos' })).body;
  const machine = new Guest(server.url);
  machine.token = token;
  const { id } = await started(owner, machine);
  expect((await owner.get(`/api/tables/${id}`)).body.seats[1].people).toMatchObject([{ id: bot.id, name: 'Talos', kind: 'bot' }]);
  const line = await machine.socket();
  line.say({ type: 'watch', table: id });
  expect((await line.until(m => m.type === 'position')).position.seat).toBe('athens');
  const { token: fresh } = (await owner.post(`/api/bots/${bot.id}/token`)).body;
  expect((await machine.get('/api/me')).body.me).toBeNull();
  machine.token = fresh;
  expect((await machine.get('/api/me')).body.me.name).toBe('Talos');
});

test('live clocks run, days are counted, and whoever is late can be claimed against', async () => {
  let now = 1_790_000_000_000;
  const late = await house({ now: () => now });
  const [sparta, athens] = [await guest(late.url), await guest(late.url)];
  const people: Record<string, Guest> = { sparta, athens };
  const { id } = await started(sparta, athens, { pace: { kind: 'live', minutes: 5, increment: 10 } });
  const { seat } = (await sparta.position(id)).pending[0];
  const other = seat === 'sparta' ? 'athens' : 'sparta';
  now += 60_000;
  const { version, legal } = await people[seat].position(id);
  await people[seat].act(id, version, legal[0]);
  const after = await people[seat].position(id);
  expect(after.clocks[seat]).toEqual({ left: 250_000, since: null });
  expect(after.deadline).toBe(now + 300_000);
  expect((await people[seat].post(`/api/tables/${id}/claim`)).body.error).toBe('nobody-is-late');
  now += 300_001;
  expect((await people[other].post(`/api/tables/${id}/claim`)).body.error).toBe('nobody-is-late');
  expect((await people[seat].post(`/api/tables/${id}/claim`)).status).toBe(200);
  expect((await sparta.position(id)).outcome).toMatchObject({ reason: 'timeout', seat: other });
  await late.close();
});

test('a seat is handed over to a bot by consent and taken over again; a rematch turns the seats', async () => {
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'hand-over', level: 'random' });
  await athens.post(`/api/tables/${id}/answer`, { kind: 'hand-over', yes: true });
  const given = (await athens.get(`/api/tables/${id}`)).body;
  expect(given.seats[0]).toMatchObject({ seat: 'sparta', bot: 'random', people: [] });
  expect((await sparta.post(`/api/tables/${id}/resign`)).status).toBe(403);
  await sparta.post(`/api/tables/${id}/propose`, { kind: 'take-over', seat: 'sparta' });
  await athens.post(`/api/tables/${id}/answer`, { kind: 'take-over', yes: true });
  expect((await sparta.get(`/api/tables/${id}`)).body.me.seat).toBe('sparta');
  await sparta.post(`/api/tables/${id}/resign`);
  const again = (await sparta.post(`/api/tables/${id}/rematch`)).body;
  expect(again.me.seat).toBe('athens');
  // Nobody is seated without having asked for it: the other finds the table, and the same wish leads there.
  expect(again.seats[0].people).toEqual([]);
  expect((await athens.get('/api/me/tables')).body.map((line: { id: string }) => line.id)).toContain(again.id);
  const met = (await athens.post(`/api/tables/${id}/rematch`)).body;
  expect([met.id, met.me.seat]).toEqual([again.id, 'sparta']);
  expect(again.seal.commitment).not.toBe(given.seal.commitment);
});

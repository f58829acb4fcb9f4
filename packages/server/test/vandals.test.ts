import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/games.ts';
import type { Server } from '../src/index.ts';
import { guest, house } from './house.ts';
import { vandalise } from './vandals.ts';

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

test.each(Object.keys(games))('%s: mutated messages through the socket and HTTP: none accepted, none crash', async game => {
  const found = await vandalise(server, game, 600, 5);
  expect(found.accepted).toEqual([]);
  expect(found.failed).toEqual([]);
  expect(found.sent).toBeGreaterThan(300);
});

test('a message that is too long ends the line, not the server', async () => {
  const one = await guest(server.url);
  const line = await one.socket();
  line.say(`{"type":"ping","x":"${'x'.repeat(200_000)}"}`);
  for (let n = 0; n < 50 && !line.closed; n++) await new Promise(resolve => setTimeout(resolve, 20));
  expect(line.closed).toBe(true);
  expect((await one.get('/health')).status).toBe(200);
  expect((await one.post('/api/tables', { game: 'x'.repeat(400_000) })).status).toBe(413);
});

test('limits: passwords and moves', async () => {
  const strict = await house({ limits: true });
  const one = await guest(strict.url);
  const tries = [];
  for (let n = 0; n < 45; n++) tries.push((await one.post('/api/login', { name: 'nobody', password: `guess ${n}` })).status);
  expect(tries.filter(status => status === 429).length).toBeGreaterThan(5);
  const line = await one.socket();
  for (let n = 0; n < 300; n++) line.say({ type: 'ping' });
  const refused = await line.until(m => m.type === 'error');
  expect(refused).toMatchObject({ error: 'too-many' });
  expect(line.heard.filter(m => m.type === 'pong').length).toBeLessThan(200);
  await strict.close();
});

test('a cookie counts only from our own pages', async () => {
  const one = await guest(server.url);
  const foreign = await one.ask('POST', '/api/tables', { game: 'egemonia' }, { origin: 'https://evil.test' });
  expect(foreign.status).toBe(403);
  const own = await one.ask('POST', '/api/tables', { game: 'egemonia' }, { origin: server.url });
  expect(own.status).toBe(200);
});

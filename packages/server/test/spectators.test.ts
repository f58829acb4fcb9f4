import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { changePerson } from '../src/storage/people.ts';
import { account, type Guest, guest, house, Line, playOn, started } from './house.ts';

let server: Server;
beforeAll(async () => {
  server = await house();
});
afterAll(() => server.close());

/** Everything sent until now has arrived. */
async function settled(line: Line): Promise<void> {
  const from = line.heard.length;
  line.say({ type: 'ping' });
  await line.until(m => m.type === 'pong', { from });
}
const sequences = (line: Line): number[] => line.heard.filter(m => m.type === 'position').map(m => m.position.sequence);

async function table(options: object): Promise<{ id: string; people: Record<string, Guest> }> {
  const people = { sparta: await guest(server.url), athens: await guest(server.url) };
  return { id: (await started(people.sparta, people.athens, options)).id, people };
}
async function watch(line: Line, id: string): Promise<Line> {
  line.say({ type: 'watch', table: id });
  await line.until(m => m.type === 'table');
  return line;
}

test('where nobody may look on, the socket tells of the table and never of the board', async () => {
  const { id, people } = await table({ spectators: false });
  const stranger = await watch(await Line.open(server.url, ''), id);
  await playOn(people, id, 3);
  await settled(stranger);
  expect(sequences(stranger)).toEqual([]);
});

test('whoever was invited to look on stays behind like everybody else', async () => {
  const { id, people } = await table({ delay: 3600 });
  const beside = await guest(server.url);
  const { token } = (await people.sparta.post(`/api/tables/${id}/invitations`, {})).body;
  expect((await beside.post('/api/invitation/accept', { token })).status).toBe(200);
  const line = await watch(await beside.socket(), id);
  await line.until(m => m.type === 'position');
  await playOn(people, id, 3);
  await settled(line);
  expect(new Set(sequences(line))).toEqual(new Set([0]));
});

test('whoever has given their seat to a bot stays behind from the next move on, on the same line', async () => {
  const { id, people } = await table({ delay: 3600 });
  const { seat } = (await people.sparta.position(id)).pending[0];
  const other = seat === 'sparta' ? 'athens' : 'sparta';
  const line = await watch(await people[other].socket(), id);
  await line.until(m => m.type === 'position');
  await people[other].post(`/api/tables/${id}/propose`, { kind: 'hand-over' });
  expect((await people[seat].post(`/api/tables/${id}/answer`, { kind: 'hand-over', yes: true })).status).toBe(200);
  await line.until(m => m.type === 'table' && m.table.me.seat === null);
  const { version, legal } = await people[seat].position(id);
  expect((await people[seat].act(id, version, legal[0])).body.ok).toBe(true);
  await settled(line);
  expect(new Set(sequences(line))).toEqual(new Set([0]));
});

test('an admin who looks at a private table is told what changes there; whoever is sent away is not', async () => {
  const admin = await account(server.url, 'Ephor');
  await changePerson(server.world.store.db, admin.id, { admin: 1 });
  const host = await guest(server.url);
  const { id } = (await host.post('/api/tables', { game: 'egemonia', seat: 'sparta' })).body;
  const line = await watch(await admin.socket(), id);
  const other = await guest(server.url);
  const { token } = (await host.post(`/api/tables/${id}/invitations`, {})).body;
  await other.post('/api/invitation/accept', { token, seat: 'athens' });
  const seen = await line.until(m => m.type === 'table' && m.table.seats[1].people.length === 1);
  expect(seen.table.seats[1].people[0].id).toBe(other.id);
  const gone = await watch(await other.socket(), id);
  await other.post(`/api/tables/${id}/leave`);
  await line.until(m => m.type === 'table' && m.table.seats[1].people.length === 0, { from: line.heard.indexOf(seen) });
  await host.post(`/api/tables/${id}/chat`, { text: 'now that they are away' });
  await settled(gone);
  expect(gone.raw.join()).not.toContain('away');
});

import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreServer } from '../../src/index.ts';
import { Unread } from '../../src/sockets/unread.ts';
import { account, Guest, guest, house, type Line, started, temporary } from '../house.ts';

test('nobody fills the lobby: a few open tables each, and a table can be cleared away', async () => {
  const server = await house({ limits: true });
  const one = await guest(server.url);
  const made: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { status, body } = await one.post('/api/tables', { game: 'egemonia', public: true });
    if (status === 200) made.push(body.id);
    else expect(body.error).toBe('too-many-tables');
  }
  expect(made).toHaveLength(3);
  const other = await guest(server.url);
  expect((await other.ask('DELETE', `/api/tables/${made[0]}`)).status).toBe(403);
  expect((await one.ask('DELETE', `/api/tables/${made[0]}`)).status).toBe(200);
  expect((await one.get(`/api/tables/${made[0]}`)).status).toBe(404);
  expect((await one.post('/api/tables', { game: 'egemonia' })).status).toBe(200);
  await server.close();
});

test('sockets of one person and of one address are counted', async () => {
  const server = await house({ limits: true });
  const one = await guest(server.url);
  const lines: Line[] = [];
  for (let n = 0; n < 35; n++) lines.push(await one.socket());
  for (let n = 0; n < 100 && lines.filter(({ closed }) => closed).length < 5; n++)
    await new Promise(resolve => setTimeout(resolve, 20));
  expect(lines.filter(({ closed }) => closed)).toHaveLength(5);
  for (const line of lines) line.close();
  await server.close();
});

test('whoever sends headers by drops is not waited for', async () => {
  const server = await house();
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()));
  socket.resume();
  socket.write('GET /api/me HTTP/1.1\r\nhost: x\r\n');
  const drip = setInterval(() => socket.write('x: y\r\n'), 500);
  await closed;
  clearInterval(drip);
  await server.close();
}, 40_000);

test('talk at a table is for those at it; whoever looks on with a delay does not learn from the list who is to move', async () => {
  const server = await house();
  const [sparta, athens, late] = [await guest(server.url), await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens, { spectators: true, delay: 600 });
  const { token } = (await sparta.post(`/api/tables/${id}/invitations`, {})).body;
  await late.post('/api/invitation/accept', { token });
  const [nobody, passer] = [await new Guest(server.url).socket(), await (await guest(server.url)).socket()];
  const member = await athens.socket();
  for (const line of [nobody, passer, member]) {
    line.say({ type: 'watch', table: id });
    await line.until(message => message.type === 'table');
  }
  await sparta.post(`/api/tables/${id}/chat`, { text: 'hoplites at dawn' });
  await member.until(message => message.type === 'chat');
  for (const line of [nobody, passer]) {
    line.say({ type: 'ping' });
    await line.until(message => message.type === 'pong');
    expect(line.raw.join()).not.toContain('hoplites');
  }
  const [line] = (await late.get('/api/me/tables')).body;
  expect(line).toMatchObject({ id, toAct: [], deadline: null, myTurn: false });
  for (const one of [nobody, passer, member]) one.close();
  await server.close();
}, 30_000);

test('positions of malice are refused with a place, and none that leads nowhere is accepted', async () => {
  const server = await house();
  const one = await account(server.url, 'Momos');
  const values = [null, 0, -1, 1e9, 'x', '__proto__', [], {}, [null], { a: 1 }, true];
  const found: string[] = [];
  // Names that every object knows are no games.
  for (const game of ['__proto__', 'constructor', 'toString'])
    expect((await one.post('/api/tables', { game })).body).toEqual({ error: 'no-such-game' });
  for (const game of Object.keys(server.world.games))
    for (const position of [...values, ...values.map(value => ({ turn: value, phase: value, stack: value }))]) {
      const { status, body } = await one.post('/api/tables', { game, position });
      if (status >= 500) found.push(`${game} ${JSON.stringify(position)} ${status}`);
      if (status === 200) await one.ask('DELETE', `/api/tables/${body.id}`);
    }
  expect(found).toEqual([]);
  await server.close();
}, 60_000);

test('one server to a file; a restore under a running one is refused', async () => {
  const database = join(temporary(), 'one.sqlite');
  const server = await house({ database });
  await expect(house({ database })).rejects.toThrow('in use by another server');
  await expect(restoreServer(database, database)).rejects.toThrow('in use by another server');
  expect((await new Guest(server.url).get('/ready')).status).toBe(200);
  await server.close();
  const again = await house({ database });
  await again.close();
});

test('who reads nothing of what they asked for is cut off before it fills the memory: the worst of many first', () => {
  const reader = (bufferedAmount: number) => ({
    bufferedAmount,
    cut: false,
    terminate() {
      this.cut = true;
      this.bufferedAmount = 0;
    },
  });
  const unread = new Unread(10 << 20);
  const one = reader(5 << 20);
  unread.look(one);
  expect(one.cut).toBe(true);
  const many = Array.from({ length: 12 }, () => reader(1 << 20));
  many[7].bufferedAmount += 1000;
  for (const each of many) unread.look(each);
  expect(many.filter(({ cut }) => cut)).toHaveLength(2);
  expect(many[7].cut).toBe(true);
  // Whoever has read it, or gone, is not counted any more.
  for (const each of many) each.bufferedAmount = 0;
  const late = Array.from({ length: 10 }, () => reader(1 << 20));
  for (const each of late) unread.look(each);
  for (const each of late) unread.forget(each);
  const later = Array.from({ length: 10 }, () => reader(1 << 20));
  for (const each of later) unread.look(each);
  expect([...late, ...later].some(({ cut }) => cut)).toBe(false);
});

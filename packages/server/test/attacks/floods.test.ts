import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Guest, guest, house } from '../house.ts';
import { ownProcess, pause } from './own-process.ts';

/** An empty ping, masked as a client must. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);

test('whoever pings without end and reads no answer is cut off before it fills the memory', async () => {
  const { url, child } = await ownProcess({ database: ':memory:' }, { megabytes: 128 });
  const line = await new Guest(url).socket();
  const wire = (line.socket as unknown as { readonly _socket: Socket })._socket;
  wire.on('error', () => {});
  const gone = new Promise(done => wire.once('close', done));
  wire.pause();
  const many = Buffer.concat(Array.from({ length: 50_000 }, () => PING));
  for (let n = 0; n < 100 && !wire.destroyed && child.exitCode === null; n++)
    if (!wire.write(many)) await Promise.race([new Promise(done => wire.once('drain', done)), gone, pause(2_000)]);
  expect([wire.destroyed, child.exitCode]).toEqual([true, null]);
  expect((await guest(url)).id).not.toBe('');
  child.kill('SIGTERM');
  await once(child, 'exit');
}, 60_000);

test('a crowd that comes to a table and goes again is told of in few words, and in the end as it is', async () => {
  const server = await house();
  const [host, ...crowd] = await Promise.all(Array.from({ length: 9 }, (_, n) => guest(server.url, `c${n}`)));
  const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true })).body;
  const line = await host.socket();
  line.say({ type: 'watch', table: id });
  await line.until(message => message.type === 'table');
  const lines = await Promise.all(crowd.map(one => one.socket()));
  for (let n = 0; n < 25; n++) {
    for (const one of lines) one.say({ type: n % 2 === 0 ? 'watch' : 'unwatch', table: id });
    await pause(4);
  }
  const all = [host, ...crowd].map(({ id: person }) => person).sort();
  const heard = await line.until(({ type, people }) => type === 'presence' && people.join() === all.join());
  await pause(600);
  const told = line.heard.filter(({ type }) => type === 'presence');
  expect(told.at(-1)).toEqual(heard);
  // Two hundred came and went.
  expect(told.length).toBeLessThan(12);
  for (const one of [line, ...lines]) one.close();
  await server.close();
}, 30_000);

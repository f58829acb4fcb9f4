import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Thinker } from '../../src/jobs/thinker.ts';
import { post } from '../../src/notifications/post.ts';
import { guest, house, started } from '../house.ts';

const thinker = (patience = 20_000) =>
  new Thinker({ threads: 1, gamesModule: '', patience, thread: new URL('./slow-thread.ts', import.meta.url) });
const question = (level: string, ms: number) => ({ game: 'any', release: null, level, seed: String(ms), seen: null as never });

test('one with twenty slow bots keeps neither a quick bot nor another’s slow one waiting', async () => {
  const bots = thinker();
  const order: string[] = [];
  const ask = async (level: string, ms: number, host: string) => {
    await bots.choose(question(level, ms), host);
    order.push(`${host} ${level}`);
  };
  const all = Array.from({ length: 20 }, () => ask('strong', 120, 'many'));
  all.push(ask('strong', 120, 'other'), ask('greedy', 1, 'third'));
  await Promise.all(all);
  expect(order.indexOf('other strong')).toBeLessThanOrEqual(3);
  expect(order.indexOf('third greedy')).toBeLessThan(20);
  expect(order).toHaveLength(22);
  await bots.close();
});

test('patience begins with the thinking: whoever waits long is not given up, and what hangs takes nobody along', async () => {
  const bots = thinker(2000);
  const asked = await Promise.allSettled([
    ...Array.from({ length: 4 }, (_, i) => bots.choose(question('strong', 900), `host ${i}`)),
    bots.choose(question('strong', 60_000), 'hangs'),
    bots.choose(question('dies', 0), 'dies'),
    bots.choose(question('strong', 10), 'last'),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  await bots.close();
}, 30_000);

test('a webhook that sends elsewhere, or changes to another language, is not followed', async () => {
  const asked: string[] = [];
  const answers = [
    'HTTP/1.1 302 Found\r\nlocation: /private\r\n\r\n',
    'HTTP/1.1 101 Other\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
  ];
  const web = createServer(socket => {
    socket.on('error', () => {});
    socket.once('data', data => {
      asked.push(String(data).split(' ')[1]);
      socket.write(answers[asked.length - 1]);
    });
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(web.address() as { port: number }).port}/hook`;
  const from = performance.now();
  expect(await post(url, Buffer.from('{}'), {}, true, 5_000)).toMatchObject({ error: 'status 302' });
  expect(await post(url, Buffer.from('{}'), {}, true, 5_000)).toEqual({ error: 'closed' });
  expect(performance.now() - from).toBeLessThan(4_000);
  expect(asked).toEqual(['/hook', '/hook']);
  web.close();
});

test('a webhook that drips a byte now and then is cut off, and stops neither bots nor messages meanwhile', async () => {
  const dripping = new Set<Socket>();
  const web = createServer(socket => {
    dripping.add(socket);
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('a'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(web.address() as { port: number }).port}/`;
  expect(await post(url, Buffer.from('{}'), {}, true, 400)).toEqual({ error: 'timeout' });

  const server = await house({ privateHooks: true, bots: 1 });
  const [attacker, other, player] = [await guest(server.url), await guest(server.url), await guest(server.url)];
  await attacker.post('/api/me/channels', { kind: 'webhook', url });
  const { id } = await started(attacker, other);
  const before = dripping.size;
  await attacker.post(`/api/tables/${id}/resign`);
  for (let n = 0; n < 200 && dripping.size === before; n++) await new Promise(resolve => setTimeout(resolve, 50));
  expect(dripping.size).toBeGreaterThan(before);
  // While it drips a bot answers.
  const made = await player.post('/api/tables', { game: 'egemonia', seat: 'sparta', bots: { athens: 'random' } });
  await player.post(`/api/tables/${made.body.id}/start`);
  let answered = false;
  for (let n = 0; n < 600 && !answered; n++) {
    const { pending, version, legal } = await player.position(made.body.id);
    if (pending[0].seat === 'sparta') await player.act(made.body.id, version, legal[0]);
    else await new Promise(resolve => setTimeout(resolve, 50));
    answered = (await player.position(made.body.id)).news.some(({ seat, kind }) => seat === 'athens' && kind === 'act');
  }
  expect(answered).toBe(true);
  for (const socket of dripping) socket.destroy();
  web.close();
  await server.close();
}, 60_000);

test('a bot that there is not cannot be seated, nor can one that is called like a part of every object', async () => {
  const server = await house();
  const host = await guest(server.url);
  // A temper is another bot only where the game knows tempers.
  for (const level of ['constructor', 'nobody', 'tostring', 'strong/bold']) {
    expect((await host.post('/api/tables', { game: 'egemonia', bots: { athens: level } })).body.error).toBe('no-such-level');
    const { id } = (await host.post('/api/tables', { game: 'egemonia' })).body;
    expect((await host.post(`/api/tables/${id}/bot`, { seat: 'athens', level })).body.error).toBe('no-such-level');
  }
  for (const game of ['__proto__', 'constructor', 'toString'])
    expect((await host.post('/api/tables', { game })).body.error).toBe('no-such-game');
  await server.close();
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { look } from '../../src/matches/look.ts';
import { Room } from '../../src/operation/room.ts';
import { bookResults } from '../../src/ratings/book.ts';
import { Refusal } from '../../src/refusal.ts';
import { insertSeek } from '../../src/storage/club.ts';
import { insertEntry } from '../../src/storage/leagues.ts';
import { personById } from '../../src/storage/people.ts';
import { account, Guest, guest, house, started } from '../house.ts';
import { ownProcess } from './own-process.ts';
import { storedMatch } from './stored.ts';
import { onBothStores } from './stores.ts';

// More than one's share: asked for at once, so that no question has been counted yet when the next is let in.

onBothStores(fresh => {
  test('twenty tables laid out in one breath are as few as one after the other', async () => {
    const server = await house({ database: await fresh(), limits: true });
    const one = await guest(server.url);
    const made = await Promise.all(Array.from({ length: 15 }, () => one.post('/api/tables', { game: 'egemonia', public: true })));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(3);
    await server.close();
  });

  test('seeks of many hide nobody’s: whoever seeks the same is found, and nobody has more than five', async () => {
    const server = await house({ database: await fresh(), limits: false, jobs: false });
    const pace = { kind: 'live', minutes: 7, increment: 0 };
    const [crowd] = [await guest(server.url)];
    const standing = {
      person: crowd.id,
      game: 'egemonia',
      scenario: '',
      entropy: '',
      created: 1,
      expires: Number.MAX_SAFE_INTEGER,
    };
    for (let n = 0; n < 230; n++)
      await insertSeek(server.world.store.db, { ...standing, id: `seek-${n}`, pace: `{"kind":"days","days":${n}}` });
    const [early, late] = [await guest(server.url), await guest(server.url)];
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => early.post('/api/seeks', { game: 'polis', pace: { kind: 'days', days: 20 + n } })),
    );
    const mine = await server.world.store.db.selectFrom('seek').selectAll().where('person', '=', early.id).execute();
    expect(mine).toHaveLength(5);
    await late.post('/api/seeks', { game: 'egemonia', pace });
    expect((await late.get('/api/seeks')).body.some((one: { mine: boolean }) => one.mine)).toBe(true);
    const third = await guest(server.url);
    expect((await third.post('/api/seeks', { game: 'egemonia', pace })).body.table).toMatchObject({ state: 'playing' });
    await server.close();
  }, 60_000);
});

test('whoever has 2⁶⁴ addresses is one at the socket too', async () => {
  const server = await house({ limits: true, trustProxy: true });
  const answers: string[] = [];
  const lines = await Promise.all(
    ['2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:7:ffff::3'].map(async ip => {
      const line = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers: { 'x-forwarded-for': ip } });
      line.on('message', data => answers.push(JSON.parse(String(data)).type));
      await once(line, 'message');
      return line;
    }),
  );
  for (let n = 0; n < 50; n++) for (const line of lines) line.send('{"type":"ping"}');
  for (let n = 0; n < 200 && !answers.includes('error'); n++) await new Promise(done => setTimeout(done, 10));
  expect(answers).toContain('error');
  for (const line of lines) line.terminate();
  await server.close();
});

test('forty long stories asked for at once are not read before they are paid for', async () => {
  const server = await house({ limits: true });
  const host = await guest(server.url);
  const id = await storedMatch(server.world, { game: 'timoleon', actions: 300, host: host.id });
  const stranger = new Guest(server.url);
  const told = await Promise.all(Array.from({ length: 40 }, () => stranger.get(`/api/tables/${id}/position?since=-1`)));
  expect(told.filter(({ status }) => status === 200).length).toBeLessThan(20);
  expect(told.every(({ status }) => status === 200 || status === 429)).toBe(true);
  // Once in a while anybody reads the longest.
  const later = await guest(server.url);
  expect((await later.get(`/api/tables/${id}/position?since=-1`)).status).toBe(200);
  await server.close();
}, 60_000);

test('whoever looks on from behind, or opens one match after the other, pays for what must be read', async () => {
  const server = await house({ jobs: false });
  const { world } = server;
  const host = await guest(server.url);
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push(await storedMatch(world, { game: 'egemonia', actions: 3, host: host.id }));
  const paid = async (id: string): Promise<number> => {
    let all = 0;
    const pay = (cost: number): void => {
      all += cost;
    };
    await look(world, null, id, { since: null, pay });
    return all;
  };
  // What is at hand costs nothing more, however often.
  expect([await paid(ids[0]), await paid(ids[0]), await paid(ids[1])]).toEqual([10, 0, 10]);
  await world.store.db.updateTable('board').set({ delay: 600 }).where('id', '=', ids[2]).execute();
  const behind = await Promise.all(Array.from({ length: 30 }, () => paid(ids[2])));
  expect(behind.reduce((sum, cost) => sum + cost)).toBe(10);
  // Nothing is read for whoever cannot pay.
  await world.matches.forget(ids[1]);
  const refused = look(world, null, ids[1], {
    since: null,
    pay: () => {
      throw new Refusal(429, 'too-many');
    },
  });
  await expect(refused).rejects.toThrow('too-many');
  expect(world.matches.isAtHand(ids[1])).toBe(false);
  await server.close();
}, 60_000);

test('nobody takes back and does again until a match is too long to be opened', async () => {
  const server = await house();
  const { world } = server;
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  const { pending, version, legal } = await sparta.position(id);
  const mover = pending[0].seat === 'sparta' ? sparta : athens;
  await mover.act(id, version, mover === sparta ? legal[0] : (await athens.position(id)).legal[0]);
  const undo = () => mover.post(`/api/tables/${id}/undo`, { key: `u${Math.random()}` });
  await world.matches.with(id, ({ course: { match } }) => Object.defineProperty(match, 'goneBack', { value: 10_000 }));
  expect((await undo()).body).toEqual({ refused: { code: 'too-much-undone' } });
  await world.matches.forget(id);
  expect((await undo()).body).not.toEqual({ refused: { code: 'too-much-undone' } });
  await server.close();
});

test('a league as large as there are is not reckoned as often as a stranger asks', async () => {
  const server = await house({ limits: true, jobs: false });
  const founder = await account(server.url, 'Founder');
  const given = { name: 'Large', game: 'egemonia', kind: 'round-robin', legs: 2, roundDays: 9, moveDays: 3 };
  const { id } = (await founder.post('/api/leagues', given)).body;
  const { db } = server.world.store;
  const row = await personById(db, founder.id);
  if (row === undefined) throw new Error('nobody');
  for (let n = 0; n < 40; n++) {
    const person = { ...row, id: `entered-${n}`, name: `Entered ${n}`, nameKey: `entered ${n}`, look: `entered${n}x` };
    await db.insertInto('person').values(person).execute();
    await insertEntry(db, { league: id, person: person.id, seed: n + 1, entropy: '', joined: n, left: null, annulled: 0 });
  }
  expect((await founder.post(`/api/leagues/${id}/start`)).status).toBe(200);
  const stranger = new Guest(server.url);
  const read = await Promise.all(Array.from({ length: 40 }, () => stranger.get(`/api/leagues/${id}`)));
  expect(read.filter(({ status }) => status === 200).length).toBeLessThan(6);
  expect(read.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  await server.close();
}, 60_000);

test('many matches that end together are booked with those who play in between', async () => {
  const server = await house({ jobs: false });
  const { world } = server;
  const host = await guest(server.url);
  for (let n = 0; n < 40; n++) await storedMatch(world, { game: 'egemonia', actions: 2, host: host.id, over: true });
  let turns = 0;
  let booking = true;
  const turn = (): void => {
    turns++;
    if (booking) setImmediate(turn);
  };
  setImmediate(turn);
  await bookResults(world);
  booking = false;
  expect(await world.store.db.selectFrom('result').select('board').execute()).toHaveLength(40);
  expect(turns).toBeGreaterThan(2);
  await server.close();
});

test('what is long has room for it, or comes back in a moment', () => {
  const room = new Room(100);
  const first = room.enter(90);
  expect([room.enter(20), room.enter(10) === null]).toEqual([null, false]);
  first?.();
  first?.();
  expect(room.enter(95)).toBeNull();
  const alone = new Room(10);
  // One always: a small machine is slow, not shut.
  const one = alone.enter(500);
  expect([one === null, alone.enter(1)]).toEqual([false, null]);
  one?.();
  expect(alone.enter(1)).not.toBeNull();
});

test('an account as full as may be, asked for thirty times by somebody who reads nothing of it, does not fill the memory', async () => {
  const { url, child } = await ownProcess({ database: ':memory:' }, { megabytes: 256 });
  const one = await account(url, 'Hoarder');
  for (let n = 0; n < 8; n++)
    expect(
      (await one.post(`/api/me/matches/m${n}`, { known: null, summary: { turn: 1 }, body: 'A'.repeat(2_900_000) })).status,
    ).toBe(200);
  const memory = async (): Promise<number> => {
    const said = await (await fetch(`${url}/metrics`)).text();
    return Number(/^polemos_process_resident_memory_bytes (\S+)/m.exec(said)?.[1]) / 1e6;
  };
  const before = await memory();
  const { port, hostname } = new URL(url);
  const deaf = Array.from({ length: 30 }, (_, n) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.pause();
    const path = n % 3 > 0 ? '/api/me/export' : `/api/me/matches/m${n % 8}`;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${one.cookie}\r\n\r\n`);
    return socket;
  });
  let most = before;
  for (let n = 0; n < 15; n++) {
    await new Promise(done => setTimeout(done, 100));
    most = Math.max(most, await memory());
  }
  console.info(`${before.toFixed(0)} MB before, ${most.toFixed(0)} at most`);
  expect(most).toBeLessThan(before + 250);
  for (const socket of deaf) socket.destroy();
  // Whoever comes back and reads has all of it.
  let taken = await one.get('/api/me/export');
  for (let tries = 0; tries < 50 && taken.status !== 200; tries++) {
    await new Promise(done => setTimeout(done, 300));
    taken = await one.get('/api/me/export');
  }
  expect(taken.body.uploads.map((sent: { body: string }) => sent.body.length)).toEqual(
    Array.from({ length: 8 }, () => 2_900_000),
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
}, 120_000);

import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createWire, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { commitment } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { sendLater } from '../../src/notifications/outbox.ts';
import { changePerson, personById } from '../../src/storage/people.ts';
import { changeTable, tableById } from '../../src/storage/tables.ts';
import { join as sitDown } from '../../src/tables/seats.ts';
import { claim } from '../../src/tables/settle.ts';
import { account, Guest, guest, house, playOn, started } from '../house.ts';
import { pause } from './own-process.ts';
import { storedMatch } from './stored.ts';
import { onBothStores } from './stores.ts';

// By another way to the same end: where the straight one is shut.

onBothStores((fresh, kind) => {
  test('nobody comes to more tables than they may lay out by having them handed on: by a word, by getting up, by going for good', async () => {
    const server = await house({ database: await fresh(), limits: true });
    const heir = await guest(server.url, 'Heir');
    const hostOf = async (id: string) => (await heir.get(`/api/tables/${id}`)).body.host;
    const hosted: boolean[] = [];
    for (const way of ['word', 'up', 'gone', 'word', 'up', 'gone']) {
      const one = await guest(server.url, 'Founder');
      for (let n = 0; n < 2; n++) {
        const { id } = (await one.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
        expect((await heir.post(`/api/tables/${id}/join`, { seat: 'athens' })).status).toBe(200);
        if (way === 'word') await one.ask('PATCH', `/api/tables/${id}`, { host: heir.id });
        if (way === 'up') await one.post(`/api/tables/${id}/leave`);
        if (way !== 'gone') hosted.push((await hostOf(id)) === heir.id);
        else {
          await one.ask('DELETE', '/api/me', {});
          hosted.push((await hostOf(id)) === heir.id);
          break;
        }
      }
    }
    const { db } = server.world.store;
    const theirs = await db.selectFrom('board').select('id').where('host', '=', heir.id).execute();
    expect([theirs.length, hosted.filter(yes => yes).length]).toEqual([3, 3]);
    await server.close();
  }, 60_000);

  test('nor by being found by those who seek', async () => {
    const server = await house({ database: await fresh(), limits: true, jobs: false });
    const [heir, friend] = [await guest(server.url, 'Heir'), await guest(server.url, 'Friend')];
    const wanted = { game: 'egemonia', pace: { kind: 'days', days: 9 } };
    expect((await heir.post('/api/seeks', wanted)).status).toBe(200);
    for (let n = 0; n < 60; n++) await storedMatch(server.world, { game: 'egemonia', actions: 0, host: heir.id });
    const [seek] = (await friend.get('/api/seeks')).body;
    expect((await friend.post(`/api/seeks/${seek.id}`, {})).body.error).toBe('already-taken');
    expect((await heir.post('/api/seeks', wanted)).body.error).toBe('too-many-tables');
    await server.close();
  }, 60_000);

  test('who has many programs has no more tables for it, and no more of what is counted', async () => {
    const server = await house({ database: await fresh(), limits: true, jobs: false });
    const owner = await account(server.url, 'Talos owner');
    const programs = await Promise.all(
      [0, 1, 2, 3, 4].map(async n => {
        const one = new Guest(server.url);
        one.token = (await owner.post('/api/bots', { name: `Talos ${'abcde'[n]}` })).body.token;
        return one;
      }),
    );
    for (const one of programs)
      for (let n = 0; n < 4; n++) await one.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' });
    const open = await server.world.store.db.selectFrom('board').select('id').execute();
    expect(open.length).toBe(12);
    await server.close();
  }, 60_000);

  test('of what somebody may have a few of there are no more when all of it is asked for in one breath', async () => {
    const server = await house({ database: await fresh(), jobs: false, privateHooks: true });
    const one = await account(server.url, 'Breathless');
    const { db } = server.world.store;
    const atOnce = (n: number, ask: (n: number) => Promise<unknown>) => Promise.all(Array.from({ length: n }, (_, i) => ask(i)));
    const league = { game: 'egemonia', kind: 'round-robin', legs: 1, roundDays: 1, moveDays: 1 };
    await atOnce(20, n => one.post('/api/leagues', { name: `Season ${n}`, ...league }));
    expect(await db.selectFrom('league').select('id').execute()).toHaveLength(5);
    await atOnce(40, n => one.post('/api/bots', { name: `Engine ${'abcdefghijkmnopqrstu'[n % 20]}${n < 20 ? 'x' : 'y'}` }));
    expect(await db.selectFrom('person').select('id').where('owner', '=', one.id).execute()).toHaveLength(20);
    await atOnce(30, n => one.post('/api/me/channels', { kind: 'webhook', url: `http://127.0.0.1:9/${n}` }));
    expect(await db.selectFrom('channel').select('id').execute()).toHaveLength(10);
    await atOnce(8, () => one.post('/api/me/vacation', { days: 2 }));
    expect(await db.selectFrom('vacation').select('id').execute()).toHaveLength(1);
    await atOnce(16, n => one.post(`/api/me/matches/m${n}`, { known: null, summary: { turn: 1 }, body: 'A'.repeat(2_900_000) }));
    expect((await db.selectFrom('upload').select('match').execute()).length).toBe(8);
    const other = await guest(server.url);
    const { id } = await started(one, other);
    await atOnce(130, n => one.post(`/api/tables/${id}/moments`, { kind: 'bookmark', at: 0, text: `${n}` }));
    expect(await db.selectFrom('moment').select('id').execute()).toHaveLength(100);
    await server.close();
  }, 120_000);

  test('a letter box is not filled in one breath either: twenty accounts, and a forgotten password twenty times', async () => {
    const server = await house({ database: await fresh(), jobs: false, smtp: 'smtp://127.0.0.1:1' });
    const { db } = server.world.store;
    const to = async (target: string) =>
      (await db.selectFrom('delivery').select('id').where('target', '=', target).execute()).length;
    const crowd = await Promise.all(
      Array.from({ length: 20 }, (_, n) => account(server.url, `Letter ${'abcdefghijkmnopqrstu'[n]}`)),
    );
    await Promise.all(crowd.map(one => one.ask('PATCH', '/api/me', { email: 'victim@example.test' })));
    expect(await to('victim@example.test')).toBe(5);
    await changePerson(db, crowd[0].id, { email: 'known@example.test', emailVerified: 1 });
    await Promise.all(crowd.map(one => one.post('/api/password/forgot', { email: 'known@example.test' })));
    for (let n = 0; n < 50 && (await to('known@example.test')) < 5; n++) await pause(20);
    await pause(300);
    expect(await to('known@example.test')).toBe(5);
    await server.close();
  }, 60_000);

  test('whoever sits down and gets up, asks and takes back, proposes and withdraws a hundred times is told of a few times', async () => {
    const server = await house({ database: await fresh(), jobs: false, privateHooks: true, limits: true });
    const { db } = server.world.store;
    const [victim, pest] = [await account(server.url, 'Victim'), await guest(server.url, 'Pest')];
    await victim.post('/api/me/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/victim' });
    const letters = async () => (await db.selectFrom('delivery').select('id').where('person', '=', victim.id).execute()).length;
    const { id } = (await victim.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
    for (let n = 0; n < 50; n++) {
      await pest.post(`/api/tables/${id}/join`, { seat: 'athens' });
      await pest.post(`/api/tables/${id}/leave`);
    }
    expect(await letters()).toBeGreaterThan(0);
    expect(await letters()).toBeLessThan(10);
    for (let n = 0; n < 8; n++) {
      const asked = await pest.post('/api/challenges', { name: 'Victim', table: { game: 'egemonia', seat: 'sparta' } });
      expect((await pest.ask('DELETE', `/api/tables/${asked.body.id}`)).status).toBe(200);
    }
    await pest.post(`/api/tables/${id}/join`, { seat: 'athens' });
    expect((await victim.post(`/api/tables/${id}/start`)).status).toBe(200);
    for (let n = 0; n < 8; n++) {
      await pest.post(`/api/tables/${id}/propose`, { kind: 'draw' });
      await pest.post(`/api/tables/${id}/answer`, { kind: 'draw', yes: false });
    }
    expect(await letters()).toBeLessThan(12);
    // Of somebody else they hear.
    const before = await letters();
    const friend = await guest(server.url, 'Friend');
    await friend.post('/api/challenges', { name: 'Victim', table: { game: 'egemonia', seat: 'sparta' } });
    expect(await letters()).toBe(before + 1);
    await server.close();
  }, 60_000);

  test('slow webhooks of one keep nobody else’s message waiting', async () => {
    const dripping = new Set<Socket>();
    const slow = createWire(socket => {
      dripping.add(socket);
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    });
    await new Promise<void>(done => slow.listen(0, '127.0.0.1', done));
    let posted = 0;
    const quick: HttpServer = createServer((request, response) => {
      request.resume().on('end', () => {
        posted++;
        response.writeHead(204).end();
      });
    });
    await new Promise<void>(done => quick.listen(0, '127.0.0.1', done));
    const at = (web: { address(): unknown }): string => `http://127.0.0.1:${(web.address() as { port: number }).port}/`;
    const server = await house({ database: await fresh(), privateHooks: true });
    const { world } = server;
    const [attacker, modest, opponent] = [await guest(server.url), await guest(server.url), await guest(server.url)];
    const notice = { kind: 'verify', language: 'en', name: 'x', link: 'x' } as const;
    for (let n = 0; n < 150; n++)
      await sendLater(world, {
        person: attacker.id,
        board: null,
        channel: `c${n % 10}`,
        kind: 'webhook',
        target: at(slow),
        notice,
      });
    for (let n = 0; n < 100 && dripping.size === 0; n++) await pause(20);
    await modest.post('/api/me/channels', { kind: 'webhook', url: at(quick) });
    const { id } = await started(modest, opponent);
    await modest.post(`/api/tables/${id}/resign`);
    const from = performance.now();
    while (posted === 0 && performance.now() - from < 15_000) await pause(50);
    expect(posted).toBeGreaterThan(0);
    expect(performance.now() - from).toBeLessThan(8_000);
    for (const socket of dripping) socket.destroy();
    slow.close();
    quick.close();
    await server.close();
  }, 60_000);

  test('while the end of a match is taken back nobody reads the secret under which it will go on', async () => {
    const server = await house({ database: await fresh() });
    const admin = await account(server.url, 'Archon');
    await changePerson(server.world.store.db, admin.id, { admin: 1 });
    const [sparta, athens] = [await guest(server.url), await guest(server.url)];
    for (let n = 0; n < 12; n++) {
      const { id } = await started(sparta, athens);
      await sparta.post(`/api/tables/${id}/resign`);
      const read = new Set<string>();
      let over = false;
      const line = await athens.socket();
      const spying = [0, 1, 2].map(async () => {
        while (!over) {
          const { seal } = (await new Guest(server.url).get(`/api/tables/${id}`)).body;
          if (seal?.secret != null) read.add(seal.secret);
        }
      });
      await pause(n);
      expect((await admin.post(`/api/admin/tables/${id}/reopen`)).status).toBe(200);
      over = true;
      await Promise.all(spying);
      const { seal, state } = (await athens.get(`/api/tables/${id}`)).body;
      expect([state, seal.secret]).toEqual(['playing', null]);
      expect([...read].map(secret => commitment(id, secret))).not.toContain(seal.commitment);
      line.close();
    }
    await server.close();
  }, 60_000);

  test('a table that its host has closed is entered by nobody who was about to sit down', async () => {
    const server = await house({ database: await fresh() });
    const [host, spy] = [await guest(server.url), await guest(server.url)];
    const { db } = server.world.store;
    const me = await personById(db, spy.id);
    if (me === undefined) throw new Error('nobody');
    for (let n = 0; n < 10; n++) {
      const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
      const joining = sitDown(server.world, me, id, 'athens').then(
        () => true,
        () => false,
      );
      for (let tick = 0; tick < n; tick++) await Promise.resolve();
      const before = (await tableById(db, id))?.open;
      await changeTable(db, id, { open: 0 });
      const sat = (await db.selectFrom('sitter').select('person').where('board', '=', id).execute()).length > 1;
      const joined = await joining;
      // Closed, and nobody there: nobody comes any more.
      if (before === 1 && !sat) expect([n, joined]).toEqual([n, false]);
    }
    await server.close();
  }, 60_000);

  test('whoever is sent away from a table is not asked to it any more', async () => {
    const server = await house({ database: await fresh() });
    const [sparta, athens] = [await guest(server.url), await guest(server.url)];
    const { id: before } = await started(sparta, athens);
    await sparta.post(`/api/tables/${before}/resign`);
    const { id } = (await sparta.post(`/api/tables/${before}/rematch`)).body;
    const [asked] = (await athens.get('/api/me/challenges')).body;
    expect((await sparta.post(`/api/tables/${id}/send-away`, { person: athens.id })).status).toBe(200);
    expect((await athens.post(`/api/challenges/${asked.id}`, { yes: true })).status).toBe(404);
    expect((await sparta.get(`/api/tables/${id}`)).body.state).toBe('open');
    await server.close();
  }, 60_000);

  test('whoever is sent away acts no more, also before anybody has heard of it', async () => {
    const server = await house({ database: await fresh() });
    const [sparta, athens, friend] = [await guest(server.url), await guest(server.url), await guest(server.url)];
    const { id } = await started(sparta, athens);
    const { seat } = (await sparta.position(id)).pending[0];
    const first = seat === 'sparta' ? sparta : athens;
    const { token } = (await first.post(`/api/tables/${id}/invitations`, { seat })).body;
    expect((await friend.post('/api/invitation/accept', { token })).status).toBe(200);
    const { version, legal } = await friend.position(id);
    const { matches, store } = server.world;
    const forget = matches.forget.bind(matches);
    matches.forget = board => pause(500).then(() => forget(board));
    const sending = first.post(`/api/tables/${id}/send-away`, { person: friend.id });
    const sits = () => store.db.selectFrom('sitter').select('person').where('person', '=', friend.id).execute();
    while ((await sits()).length > 0) await pause(5);
    expect(await matches.act(id, { person: friend.id }, { key: 'k', version, action: legal[0] })).toEqual({
      refused: { code: 'not-seated' },
    });
    expect((await sending).status).toBe(200);
    await server.close();
  }, 60_000);

  test('of four, whoever moves before the claim on their time keeps their seat', async () => {
    let now = 1_790_000_000_000;
    const server = await house({ database: await fresh(), now: () => now });
    const { world } = server;
    const people = new Map<string, Guest>();
    for (let n = 0; n < 8; n++) {
      const host = await guest(server.url);
      const made = await host.post('/api/tables', { game: 'timoleon', public: true, pace: { kind: 'days', days: 1 } });
      const { id, seats } = made.body as { id: string; seats: { seat: string }[] };
      for (const { seat } of seats) {
        const one = await guest(server.url);
        people.set(seat, one);
        await one.post(`/api/tables/${id}/join`, { seat });
      }
      expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
      const asked = (await host.position(id)).pending[0].seat;
      const late = people.get(asked) as Guest;
      const other = [...people].find(([seat]) => seat !== asked)?.[1] as Guest;
      const waits = await personById(world.store.db, other.id);
      if (waits === undefined) throw new Error('nobody');
      now += 2 * 24 * 3_600_000;
      const { version, legal } = await late.position(id);
      const claiming = claim(world, waits, id).then(
        () => true,
        () => false,
      );
      for (let tick = 0; tick < n; tick++) await (tick % 2 === 0 ? Promise.resolve() : pause(0));
      const moved = await world.matches.act(id, { person: late.id }, { key: `k${n}`, version, action: legal[0] });
      const claimed = await claiming;
      const still = (await host.position(id)).pending.some(({ seat }) => seat === asked);
      // Who is still asked after the move is still late.
      if ('ok' in moved && !still) expect([n, claimed, (await late.position(id)).seat]).toEqual([n, false, asked]);
    }
    await server.close();
  }, 60_000);

  test('whoever is shut out is told nothing more, and the last admin is not shut out', async () => {
    const server = await house({ database: await fresh(), jobs: false, privateHooks: true });
    const { db } = server.world.store;
    const [admin, second] = [await account(server.url, 'Archon'), await account(server.url, 'Second')];
    for (const one of [admin, second]) await changePerson(db, one.id, { admin: 1 });
    const [banned, other] = [await guest(server.url), await guest(server.url, 'Callias')];
    await banned.post('/api/me/channels', { kind: 'webhook', url: 'http://127.0.0.1:9/' });
    const { id } = await started(banned, other);
    await db.deleteFrom('delivery').execute();
    expect((await admin.post(`/api/admin/people/${banned.id}/ban`, { banned: true })).status).toBe(200);
    await other.post(`/api/tables/${id}/propose`, { kind: 'draw' });
    expect(await db.selectFrom('delivery').select('id').where('person', '=', banned.id).execute()).toEqual([]);
    expect((await admin.post(`/api/admin/people/${second.id}/ban`, { banned: true })).status).toBe(200);
    expect((await admin.post(`/api/admin/people/${admin.id}/ban`, { banned: true })).body.error).toBe('last-admin');
    expect((await admin.post(`/api/admin/people/${admin.id}/admin`, { admin: false })).body.error).toBe('last-admin');
    await server.close();
  }, 60_000);

  test('an organiser gets no point by taking out the one they play against', async () => {
    const server = await house({ database: await fresh() });
    const [organiser, other] = [await account(server.url, 'Organiser'), await account(server.url, 'Opponent')];
    const rules = { game: 'egemonia', kind: 'knock-out', legs: 1, roundDays: 9, moveDays: 3 };
    const { id } = (await organiser.post('/api/leagues', { name: 'Nemea', ...rules })).body;
    for (const one of [organiser, other]) await one.post(`/api/leagues/${id}/enter`, {});
    expect((await organiser.post(`/api/leagues/${id}/start`)).body.state).toBe('running');
    const { body } = await organiser.post(`/api/leagues/${id}/leave`, { person: other.id });
    expect([body.winner, body.matches[0].result]).toEqual([null, 'none']);
    await server.close();
  }, 60_000);

  test.runIf(kind === 'sqlite')(
    'another program that keeps the file for a while stops nobody for good',
    async () => {
      const database = await fresh();
      const server = await house({ database, jobs: false });
      const [sparta, athens] = [await guest(server.url), await guest(server.url)];
      const { id } = await started(sparta, athens);
      const hand = new DatabaseSync(database);
      hand.exec('begin immediate');
      const held = await sparta.post('/api/tables', { game: 'egemonia' });
      expect(held.status).toBe(500);
      hand.exec('rollback');
      hand.close();
      const within = (asked: Promise<{ status: number }>) => Promise.race([asked.then(({ status }) => status), pause(5_000)]);
      expect(await within(sparta.post('/api/tables', { game: 'egemonia' }))).toBe(200);
      await playOn({ sparta, athens }, id, 3);
      await server.close();
    },
    60_000,
  );
});

test('of two processes the one that hears first that a match goes on rolls under the new secret', async () => {
  const { postgres } = await import('../postgres.ts');
  const cluster = await postgres({ hasty: true });
  const database = await cluster.database();
  const [here, there] = [await house({ database }), await house({ database })];
  const admin = await account(here.url, 'Archon');
  await changePerson(here.world.store.db, admin.id, { admin: 1 });
  const [sparta, athens] = [await guest(here.url), await guest(here.url)];
  const { id } = await started(sparta, athens);
  await playOn({ sparta, athens }, id, 4);
  await sparta.post(`/api/tables/${id}/resign`);
  const elsewhere = new Guest(there.url);
  elsewhere.cookie = athens.cookie;
  // At hand there too, as it ended.
  for (let n = 0; n < 100 && (await elsewhere.position(id)).outcome === null; n++) await pause(20);
  const { matches, chance, store } = here.world;
  // Step by step, as the admin's wish is carried out; the word of what changed at the table has not come yet.
  await changeTable(store.db, id, { ...(await matches.promiseAnew(id, chance.secret())), verdict: null });
  await matches.forget(id);
  await matches.reopen(id, admin.id);
  await there.world.matches.catchUp(id, null);
  await there.world.matches.with(id, ({ course }) => {
    const { secret } = course.table;
    expect(commitment(id, secret)).toBe(course.table.commitment);
  });
  const now = await tableById(store.db, id);
  expect(await there.world.matches.with(id, ({ course }) => course.table.secret)).toBe(now?.secret);
  await here.close();
  await there.close();
  await cluster.stop();
}, 60_000);

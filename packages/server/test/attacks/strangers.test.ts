import { createHook } from 'node:async_hooks';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { FairPool } from '../../src/jobs/fair-pool.ts';
import { safeAddress } from '../../src/notifications/addresses.ts';
import { Limits } from '../../src/operation/limits.ts';
import { changePerson } from '../../src/storage/people.ts';
import { account, Guest, guest, house, playOn, started } from '../house.ts';
import { onBothStores } from './stores.ts';

test('what a stranger may not send is not even read, and what nobody could need is not taken apart', async () => {
  const server = await house({ limits: true });
  const { port, hostname } = new URL(server.url);
  // Three megabytes are announced, and not a byte of them comes: whoever waited for them would not answer.
  const answer = await new Promise<string>(resolve => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        'POST /api/me/matches/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 3000000\r\n\r\n{',
      ),
    );
    socket.setTimeout(5_000, () => socket.destroy(new Error('waits')));
    socket.once('data', data => {
      resolve(String(data).slice(0, 12));
      socket.destroy();
    });
    socket.once('error', error => resolve(error.message));
  });
  expect(answer).toBe('HTTP/1.1 401');
  const one = await account(server.url, 'Momos');
  const zeros = `[${'0,'.repeat(400_000)}0]`;
  const sent = await fetch(`${server.url}/api/me/matches/x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: one.cookie },
    body: `{"known":null,"body":"a","summary":${zeros}}`,
  });
  expect(sent.status).toBe(413);
  expect((await one.post('/api/login', { name: 'x', password: 'y'.repeat(40_000) })).status).toBe(413);
  expect((await one.post('/api/me/matches/x', { known: null, summary: { turn: 1 }, body: 'A'.repeat(2_900_000) })).status).toBe(
    200,
  );
  await server.close();
});

test('limits of names that nobody has ever heard of weigh nothing after a while; nobody keeps an owner out by trying', () => {
  let now = 0;
  const limits = new Limits(() => now, true);
  let most = 0;
  for (let n = 0; n < 100_000; n++) {
    now += 1;
    limits.wait('account', `nobody ${n}`);
    most = Math.max(most, limits.size);
  }
  expect(most).toBeLessThan(45_000);
  // Nor does one address that tries keep the owner of an account out.
  const [account, attacker, owner] = ['perikles', 'perikles 10.0.0.1', 'perikles 10.0.0.2'];
  let tried = 0;
  for (let second = 0; second < 3600; second++) {
    now += 1000;
    if (limits.wait('guess', attacker) === 0 && limits.wait('account', account) === 0) tried++;
  }
  expect(tried).toBeLessThan(100);
  expect(limits.wait('guess', owner) || limits.wait('account', account)).toBe(0);
});

test('of those who wait for a thread the greediest is sent away when there are too many', async () => {
  const pool = new FairPool({ thread: new URL('./slow-thread.ts', import.meta.url), threads: 1, patience: 20_000, most: 10 });
  const ends = Array.from({ length: 30 }, () =>
    pool.run({ level: 'x', seed: '2' }, 'greedy').then(
      () => 'done',
      error => error.constructor.name,
    ),
  );
  const modest = pool.run({ level: 'x', seed: '2' }, 'modest').then(
    () => 'done',
    () => 'sent away',
  );
  expect(await modest).toBe('done');
  const all = await Promise.all(ends);
  expect(all.filter(end => end === 'TooManyWait').length).toBeGreaterThan(10);
  expect(all).toContain('done');
  await pool.close();
}, 60_000);

test('names of webhooks are asked of name servers, not in the threads that hash passwords', async () => {
  const kinds = new Set<string>();
  const hook = createHook({ init: (_, kind) => kinds.add(kind) }).enable();
  await safeAddress('http://nobody.invalid/', false);
  hook.disable();
  expect([...kinds].filter(kind => kind.includes('GETADDRINFO'))).toEqual([]);
  expect(kinds).toContain('QUERYWRAP');
});

onBothStores(fresh => {
  test('an address is its owner’s: nobody confirms it from within, and no spelling of it is another', async () => {
    const server = await house({ database: await fresh(), jobs: false, smtp: 'smtp://127.0.0.1:1' });
    const { db } = server.world.store;
    const letters = () => db.selectFrom('delivery').select('target').where('channel', '=', 'account').execute();
    const one = await account(server.url, 'Sinon');
    await one.ask('PATCH', '/api/me', { email: 'victim@example.test' });
    const exported = await one.get('/api/me/export');
    expect(exported.body.deliveries).toHaveLength(1);
    expect(exported.text + (await one.get('/api/me/deliveries')).text).not.toMatch(/verify\/|reset\//);
    await changePerson(db, one.id, { email: 'sinon@example.test', emailVerified: 1 });
    await one.post('/api/password/forgot', { email: 'sinon@example.test' });
    for (let n = 0; n < 100 && (await letters()).length < 2; n++) await new Promise(resolve => setTimeout(resolve, 20));
    expect((await one.get('/api/me/export')).text).not.toMatch(/reset\//);

    const spellings = [
      '(1)v@example.test',
      'v(2)@example.test',
      'g:v@example.test;',
      'v@example.test,x',
      'a,v@example.test',
      '"v"@example.test',
    ];
    for (const email of spellings)
      expect([email, (await one.ask('PATCH', '/api/me', { email })).body.error]).toEqual([email, 'bad-email']);
    expect((await one.ask('PATCH', '/api/me', { email: 'w@ＥXAMPLE.test' })).status).toBe(200);
    expect((await letters()).map(({ target }) => target)).toContain('w@example.test');
    // Who comes and goes does not begin anew.
    for (let n = 0; n < 8; n++) {
      const passer = new Guest(server.url);
      await passer.post('/api/register', {
        name: `Passer ${'abcdefgh'[n]}`,
        password: 'long enough',
        email: 'victim@example.test',
      });
      await passer.ask('DELETE', '/api/me', { password: 'long enough' });
    }
    const all = (await letters()).map(({ target }) => target);
    expect(all.filter(target => target.startsWith('sha256'))).toHaveLength(4);
    expect(all.filter(target => target === 'victim@example.test')).toHaveLength(1);
    await server.close();
  }, 60_000);

  test('a yes is to what was read: a proposal that took its place has nobody’s consent', async () => {
    let now = 1_790_000_000_000;
    const server = await house({ database: await fresh(), now: () => now++ });
    const [sparta, athens] = [await guest(server.url), await guest(server.url)];
    const { id } = await started(sparta, athens);
    await playOn({ sparta, athens }, id, 12);
    const length = async () => (await sparta.position(id)).length;
    await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 10 });
    const [read] = (await athens.get(`/api/tables/${id}`)).body.proposals;
    expect(read).toMatchObject({ kind: 'rewind', detail: { to: 10 } });
    await sparta.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: false });
    await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 0 });
    const said = await athens.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true, made: read.made });
    expect([said.status, said.body.error, await length()]).toEqual([409, 'another-proposal', 12]);
    // Whoever switches it a thousand times while the other says yes: it goes back to where they have read, or not at all.
    const [next] = (await athens.get(`/api/tables/${id}`)).body.proposals;
    const switching = (async () => {
      for (let n = 0; n < 6; n++) {
        await sparta.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: false });
        await sparta.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 5 });
      }
    })();
    await Promise.all([
      switching,
      ...[1, 2, 3].map(() => athens.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true, made: next.made })),
    ]);
    expect([0, 12]).toContain(await length());
    await server.close();
  }, 60_000);

  test('whoever was sent away, or has sat down meanwhile, takes no bot’s seat over', async () => {
    const server = await house({ database: await fresh() });
    const [host, other, looker] = [await guest(server.url), await guest(server.url), await guest(server.url)];
    const laid = await host.post('/api/tables', { game: 'timoleon', public: true });
    const { id, seats } = laid.body as { id: string; seats: { seat: string }[] };
    const [a, b, ...rest] = seats.map(({ seat }) => seat);
    await host.post(`/api/tables/${id}/join`, { seat: a });
    await other.post(`/api/tables/${id}/join`, { seat: b });
    for (const seat of rest) await host.post(`/api/tables/${id}/bot`, { seat, level: 'random' });
    expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
    const comeBeside = async () => {
      const { token } = (await host.post(`/api/tables/${id}/invitations`, {})).body;
      await looker.post('/api/invitation/accept', { token });
    };
    const agree = async () => {
      await host.post(`/api/tables/${id}/answer`, { kind: 'take-over', yes: true });
      return other.post(`/api/tables/${id}/answer`, { kind: 'take-over', yes: true });
    };
    const seatOf = async () => (await looker.get(`/api/tables/${id}`)).body.me.seat;
    await comeBeside();
    expect((await looker.post(`/api/tables/${id}/propose`, { kind: 'take-over', seat: rest[0] })).status).toBe(200);
    expect((await host.post(`/api/tables/${id}/send-away`, { person: looker.id })).status).toBe(200);
    expect((await agree()).body.error).toBe('not-at-the-table');
    expect(await seatOf()).toBeNull();
    await comeBeside();
    await looker.post(`/api/tables/${id}/propose`, { kind: 'take-over', seat: rest[0] });
    const { token } = (await other.post(`/api/tables/${id}/invitations`, { seat: b })).body;
    await looker.post('/api/invitation/accept', { token });
    expect(await seatOf()).toBe(b);
    expect((await agree()).body.error).toBe('already-seated');
    expect(await seatOf()).toBe(b);
    await server.close();
  }, 60_000);
});

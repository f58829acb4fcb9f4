import { expect, test } from 'vitest';
import { forgotPassword } from '../../src/people/email.ts';
import { lookOf } from '../../src/people/names.ts';
import { changePerson } from '../../src/storage/people.ts';
import { account, Guest, guest, house, started } from '../house.ts';
import { onBothStores } from './stores.ts';

onBothStores((fresh, kind) => {
  test('who is shut out stays out: bots of a banned or erased owner, cookies from before, sockets after logging out', async () => {
    const server = await house({ database: await fresh() });
    const [banned, gone] = [await account(server.url, 'Banned'), await account(server.url, 'Gone')];
    const admin = await account(server.url, 'Archon');
    await changePerson(server.world.store.db, admin.id, { admin: 1 });
    const machines = await Promise.all(
      [banned, gone].map(async (owner, i) => {
        const machine = new Guest(server.url);
        machine.token = (await owner.post('/api/bots', { name: `machine ${'ab'[i]}` })).body.token;
        expect((await machine.get('/api/me')).body.me).not.toBeNull();
        return machine;
      }),
    );
    const lines = await Promise.all(machines.map(machine => machine.socket()));
    await admin.post(`/api/admin/people/${banned.id}/ban`, { banned: true });
    await gone.ask('DELETE', '/api/me', { password: 'thalassa thalassa' });
    for (const machine of machines) expect((await machine.get('/api/me')).body.me).toBeNull();
    for (const line of lines) await shut(line);

    const one = await guest(server.url);
    const before = one.cookie;
    await one.post('/api/register', { name: 'Registered', password: 'long enough' });
    const thief = new Guest(server.url);
    thief.cookie = before;
    expect((await thief.get('/api/me')).body.me).toBeNull();
    const line = await one.socket();
    await one.post('/api/logout');
    await shut(line);
    await server.close();
  }, 60_000);

  test('whoever is erased leaves nobody waiting: matches are given up, tables passed on or cleared away', async () => {
    const server = await house({ database: await fresh() });
    const [leaver, other] = [await account(server.url, 'Leaver'), await guest(server.url)];
    const { id } = await started(leaver, other, { pace: { kind: 'none' } });
    const { id: waiting } = (await leaver.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
    const { id: shared } = (await leaver.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
    await other.post(`/api/tables/${shared}/join`, { seat: 'athens' });
    await leaver.ask('DELETE', '/api/me', { password: 'thalassa thalassa' });
    expect((await other.get(`/api/tables/${id}`)).body).toMatchObject({
      state: 'over',
      outcome: { reason: 'resigned', seat: 'sparta' },
    });
    expect((await other.get(`/api/tables/${waiting}`)).status).toBe(404);
    expect((await other.get(`/api/tables/${shared}`)).body).toMatchObject({ host: other.id, me: { host: true } });
    await server.close();
  }, 60_000);

  test('fifteen rematches of one match are one table, and nobody sits there who did not ask', async () => {
    const server = await house({ database: await fresh() });
    const [sparta, athens] = [await guest(server.url), await guest(server.url)];
    const { id } = await started(sparta, athens);
    await sparta.post(`/api/tables/${id}/resign`);
    const made = new Set<string>();
    for (let n = 0; n < 15; n++) made.add((await sparta.post(`/api/tables/${id}/rematch`)).body.id);
    expect(made.size).toBe(1);
    const [again] = made;
    expect((await sparta.post(`/api/tables/${again}/start`)).body.error).toBe('seats-empty');
    await athens.post(`/api/tables/${id}/rematch`);
    // Both have agreed: it starts by itself.
    expect((await sparta.get(`/api/tables/${again}`)).body.state).toBe('playing');
    await server.close();
  }, 60_000);

  test('a registered name is nobody else’s: not a guest’s, not look-alike, not unseen', async () => {
    const server = await house({ database: await fresh() });
    await account(server.url, 'Perikles');
    const tries = [
      'Perikles',
      'PERIKLES',
      'Реrіklеѕ',
      'Per1kles',
      'Périkles',
      'P e r i k l e s',
      'Perikles.',
      'ᴘᴇʀɪᴋʟᴇꜱ',
      'Perıkłes',
    ];
    for (const name of tries) {
      expect([name, (await new Guest(server.url).post('/api/guest', { name })).body.error]).toEqual([name, 'name-taken']);
      const reply = await new Guest(server.url).post('/api/register', { name, password: 'long enough' });
      expect([name, reply.body.error]).toEqual([name, 'name-taken']);
    }
    const one = await guest(server.url, 'Someone');
    expect((await one.ask('PATCH', '/api/me', { name: 'perikles' })).body.error).toBe('name-taken');
    // Two alphabets of which we do not know what looks alike in them, or one that nobody writes.
    for (const name of ['\u3164', '\u2800', '...', 'a\u0301\u0301\u0301\u0301', 'Ꮲerikles', 'Perikleտ', 'ꓑꓰꓣ'])
      expect((await new Guest(server.url).post('/api/guest', { name })).body.error).toBe('bad-name');
    expect(lookOf('Ἀλκιβιάδης')).not.toBe(lookOf('Perikles'));
    expect((await new Guest(server.url).post('/api/guest', { name: 'Ἀλκιβιάδης' })).status).toBe(200);
    await server.close();
  }, 60_000);

  test('a forgotten password is answered before anything is looked up; older links end with a reset', async () => {
    const server = await house({ database: await fresh(), jobs: false });
    const { world } = server;
    const one = await account(server.url, 'Known');
    await changePerson(world.store.db, one.id, { email: 'known@example.test', emailVerified: 1 });
    const letters = async () =>
      (await world.store.db.selectFrom('delivery').select('notice').execute()).map(({ notice }) => notice);
    expect(forgotPassword(world, 'known@example.test')).toBeUndefined();
    forgotPassword(world, 'known@example.test');
    forgotPassword(world, 'unknown@example.test');
    for (let n = 0; n < 100 && (await letters()).length < 2; n++) await new Promise(resolve => setTimeout(resolve, 20));
    const tokens = (await letters()).map(notice => /reset\/([\w-]+)/.exec(notice)?.[1]);
    expect(tokens).toHaveLength(2);
    const reset = (token: string | undefined) =>
      new Guest(server.url).post('/api/password/reset', { token, password: 'another one' });
    expect((await reset(tokens[1])).status).toBe(200);
    expect((await reset(tokens[0])).status).toBe(400);
    await server.close();
  }, 60_000);

  test.runIf(kind === 'sqlite')(
    'behind a proxy the address that it has seen counts, not the one that is claimed',
    async () => {
      const server = await house({ trustProxy: true, limits: true });
      await account(server.url, 'Target');
      const statuses: number[] = [];
      for (let n = 0; n < 70; n++) {
        const forged = { 'x-forwarded-for': `10.0.${n}.1, 203.0.113.7` };
        statuses.push((await new Guest(server.url).ask('POST', '/api/guest', { name: `g${n}x` }, forged)).status);
      }
      expect(statuses).toContain(429);
      const tries: number[] = [];
      for (let n = 0; n < 30; n++) {
        const elsewhere = { 'x-forwarded-for': `198.51.${n}.1` };
        tries.push(
          (await new Guest(server.url).ask('POST', '/api/login', { name: 'target', password: `wrong ${n}` }, elsewhere)).status,
        );
      }
      expect(tries).toContain(429);
      // A whole network of IPv6 is one address.
      const six: number[] = [];
      for (let n = 0; n < 70; n++) {
        const forged = { 'x-forwarded-for': `2001:db8:1:2::${n.toString(16)}` };
        six.push((await new Guest(server.url).ask('POST', '/api/guest', { name: `h${n}x` }, forged)).status);
      }
      expect(six).toContain(429);
      const spoofed = await new Guest(server.url).ask('GET', '/metrics', undefined, { 'x-forwarded-for': '127.0.0.1' });
      expect(spoofed.status).toBe(403);
      expect((await new Guest(server.url).get('/metrics')).status).toBe(200);
      await server.close();
    },
    60_000,
  );
});

async function shut(line: { readonly closed: boolean }): Promise<void> {
  for (let n = 0; n < 100 && !line.closed; n++) await new Promise(resolve => setTimeout(resolve, 20));
  expect(line.closed).toBe(true);
}

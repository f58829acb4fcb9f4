import { engineOf } from '@polemos/games/releases';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { verifyMatch } from '../../src/matches/verify.ts';
import { holdClocks } from '../../src/operation/downtime.ts';
import { Limits } from '../../src/operation/limits.ts';
import { botJob, upsertJobs } from '../../src/storage/jobs.ts';
import { leaseBotJobs } from '../../src/storage/notices.ts';
import { changePerson } from '../../src/storage/people.ts';
import { openStore } from '../../src/storage/store.ts';
import type { World } from '../../src/world.ts';
import { account, Guest, guest, house, playOn, started } from '../house.ts';
import { onBothStores } from './stores.ts';

const HOUR = 3_600_000;

onBothStores((fresh, kind) => {
  test('a clock that is set back shuts nobody out and puts no bot to sleep', async () => {
    let now = 1_790_000_000_000;
    const server = await house({ database: await fresh(), limits: true, jobs: false, now: () => now });
    const one = await guest(server.url);
    const { id } = (await one.post('/api/tables', { game: 'egemonia' })).body;
    const { store } = server.world;
    await upsertJobs(store.db, [botJob(id, 'sparta', 1, now)]);
    const take = () => leaseBotJobs(store, { now, until: now + 30_000, limit: 5, busy: new Map(), each: 5 });
    expect(await take()).toHaveLength(1);
    now -= HOUR;
    expect((await one.get('/api/me')).status).toBe(200);
    expect((await new Guest(server.url).post('/api/guest', { name: 'Late' })).status).toBe(200);
    expect(await take()).toHaveLength(1);
    await server.close();
    let at = 10 * HOUR;
    const limits = new Limits(() => at, true);
    limits.wait('enter', 'x');
    at -= HOUR;
    expect(limits.wait('enter', 'x')).toBe(0);
  }, 60_000);

  test('clocks stand still while the server does', async () => {
    let now = 1_790_000_000_000;
    const database = await fresh();
    const pace = { kind: 'live', minutes: 1, increment: 0 };
    const first = await house({ database, now: () => now });
    const [sparta, athens] = [await guest(first.url), await guest(first.url)];
    const { id } = await started(sparta, athens, { pace });
    now += 20_000;
    await first.close();
    now += 10 * HOUR;
    const second = await house({ database, now: () => now });
    const [s, a] = [new Guest(second.url), new Guest(second.url)];
    [s.cookie, a.cookie] = [sparta.cookie, athens.cookie];
    const { seat } = (await s.position(id)).pending[0];
    const waits = seat === 'sparta' ? a : s;
    expect((await waits.post(`/api/tables/${id}/claim`)).body.error).toBe('nobody-is-late');
    now += 61_000;
    expect((await waits.post(`/api/tables/${id}/claim`)).status).toBe(200);
    await second.close();
  }, 60_000);

  test.runIf(kind === 'sqlite')(
    'clocks stand still while the process is stopped, for whoever claims first when it goes on too',
    async () => {
      let now = 1_790_000_000_000;
      const server = await house({ database: await fresh(), now: () => now });
      const [sparta, athens] = [await guest(server.url), await guest(server.url)];
      const { id } = await started(sparta, athens, { pace: { kind: 'live', minutes: 1, increment: 0 } });
      const { seat } = (await sparta.position(id)).pending[0];
      const waits = seat === 'sparta' ? athens : sparta;
      now += 20_000;
      await waits.get('/api/me');
      // As SIGSTOP does it, or a machine that sleeps: not a line of ours runs meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 16_000);
      now += HOUR;
      expect((await waits.post(`/api/tables/${id}/claim`)).body.error).toBe('nobody-is-late');
      // What ran since it last said that it is here is held with it: five seconds at most.
      now += 61_000;
      expect((await waits.post(`/api/tables/${id}/claim`)).status).toBe(200);
      await server.close();
    },
    60_000,
  );

  test('clocks are held whole or not at all: a start that ends in between holds them the next time', async () => {
    let now = 1_790_000_000_000;
    const database = await fresh();
    const first = await house({ database, now: () => now });
    const [sparta, athens] = [await guest(first.url), await guest(first.url)];
    const { id } = await started(sparta, athens, { pace: { kind: 'live', minutes: 1, increment: 0 } });
    await first.close();
    now += 10 * HOUR;
    const store = await openStore(database);
    // Its jobs are somewhere else for a moment: what was begun cannot be done to its end.
    await sql`alter table job rename to elsewhere`.execute(store.db);
    await expect(holdClocks({ store, now: () => now } as World)).rejects.toThrow();
    await sql`alter table elsewhere rename to job`.execute(store.db);
    await store.close();
    const second = await house({ database, now: () => now });
    const [s, a] = [new Guest(second.url), new Guest(second.url)];
    [s.cookie, a.cookie] = [sparta.cookie, athens.cookie];
    const waits = (await s.position(id)).pending[0].seat === 'sparta' ? a : s;
    expect((await waits.post(`/api/tables/${id}/claim`)).body.error).toBe('nobody-is-late');
    await second.close();
  }, 60_000);

  test('a match that is taken up again rolls under a secret that nobody knows, and still checks', async () => {
    const server = await house({ database: await fresh() });
    const admin = await account(server.url, 'Archon');
    await changePerson(server.world.store.db, admin.id, { admin: 1 });
    const [sparta, athens] = [await guest(server.url), await guest(server.url)];
    const { id } = await started(sparta, athens);
    await playOn({ sparta, athens }, id, 12);
    await sparta.post(`/api/tables/${id}/resign`);
    const published = (await athens.get(`/api/tables/${id}`)).body.seal;
    expect(published.secret).toMatch(/^[0-9a-f]{64}$/);
    expect((await admin.post(`/api/admin/tables/${id}/reopen`)).status).toBe(200);
    const again = (await athens.get(`/api/tables/${id}`)).body.seal;
    expect(again.secret).toBeNull();
    expect(again.commitment).not.toBe(published.commitment);
    await playOn({ sparta, athens }, id, 400);
    expect((await athens.get(`/api/tables/${id}/verify`)).body.ok).toBe(true);
    const log = (await athens.get(`/api/tables/${id}/log`)).body;
    expect(log.seal.before).toMatchObject([{ commitment: published.commitment, secret: published.secret }]);
    // Under the published secret alone it does not check: nobody could have foretold it.
    const { before: _, ...rest } = log.seal;
    const forged = { ...log, seal: { ...rest, secret: published.secret, commitment: published.commitment } };
    expect(verifyMatch(engineOf(server.world.games.egemonia), forged)).toMatchObject({ ok: false, what: 'dice' });
    await server.close();
  }, 90_000);
});

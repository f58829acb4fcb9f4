import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../../src/index.ts';
import { Runner } from '../../src/jobs/runner.ts';
import type { Thinker } from '../../src/jobs/thinker.ts';
import { announce } from '../../src/notifications/announce.ts';
import { factsFor } from '../../src/notifications/facts.ts';
import { makeMetrics } from '../../src/operation/metrics.ts';
import { newResetLink } from '../../src/people/email.ts';
import { personById } from '../../src/storage/people.ts';
import type { JobRow, PersonRow } from '../../src/storage/schema.ts';
import { tableById } from '../../src/storage/tables.ts';
import { join } from '../../src/tables/seats.ts';
import { claim } from '../../src/tables/settle.ts';
import { account, Guest, guest, house, playOn, started } from '../house.ts';
import { onBothStores } from './stores.ts';

// What somebody can do who is let in: a member of the club, with a seat, a table, a league or a program of their own.

const DAY = 24 * 60 * 60_000;
const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

onBothStores((fresh, kind) => {
  let server: Server;
  let now = 1_790_000_000_000;
  beforeAll(async () => {
    server = await house({ database: await fresh(), now: () => now, jobs: false, privateHooks: true });
  });
  afterAll(() => server.close());

  let named = 0;
  const people = (n: number): Promise<Guest[]> =>
    Promise.all(Array.from({ length: n }, () => guest(server.url, `Member ${named++}`)));
  const row = async (of: Guest): Promise<PersonRow> => (await personById(server.world.store.db, of.id)) as PersonRow;
  const outcomeOf = async (by: Guest, id: string) => (await by.get(`/api/tables/${id}`)).body.outcome;

  test('neither the webhook of a host nor who is asked to stand in reads by the eyes of a seat', async () => {
    const [one, two] = await people(2);
    const { id } = await started(one, two, { pace: { kind: 'days', days: 3 } });
    expect((await one.post(`/api/tables/${id}/hook`, { hook: { kind: 'webhook', url: 'http://127.0.0.1:9/x' } })).status).toBe(
      200,
    );
    const { db } = server.world.store;
    const spy = await row((await people(1))[0]);
    let secret = 0;
    let hooked = 0;
    for (let n = 0; n < 16; n++) {
      await playOn({ sparta: one, athens: two }, id, 1);
      const table = (await tableById(db, id)) as NonNullable<Awaited<ReturnType<typeof tableById>>>;
      const open = await factsFor(server.world, table, spy, '');
      for (const [seat, who] of [['sparta', one] as const, ['athens', two] as const]) {
        const own = await factsFor(server.world, table, await row(who), seat);
        if (own.last !== open.last) secret++;
        expect((await factsFor(server.world, table, spy, seat)).last).toBe(open.last);
      }
      const jobs = await db.selectFrom('job').selectAll().where('board', '=', id).where('kind', '=', 'turn').execute();
      const { sequence } = await one.position(id);
      const job = jobs.find(({ body }) => JSON.parse(body).sequence === sequence);
      if (job === undefined) continue;
      hooked++;
      await announce(server.world, job as JobRow);
      const told = await db
        .selectFrom('delivery')
        .select('notice')
        .where('board', '=', id)
        .where('channel', '=', 'table')
        .execute();
      expect(JSON.parse(told.at(-1)?.notice ?? '{}').last).toBe(open.last);
    }
    expect(secret).toBeGreaterThan(0);
    expect(hooked).toBeGreaterThan(0);
    // Where nobody may look on, they are told whose turn it is and nothing else.
    await db.updateTable('board').set({ spectators: 0 }).where('id', '=', id).execute();
    const closed = (await tableById(db, id)) as NonNullable<Awaited<ReturnType<typeof tableById>>>;
    expect(Object.keys(await factsFor(server.world, closed, spy, 'athens'))).not.toEqual(expect.arrayContaining(['last']));
    // A webhook is its host's, and ends with them.
    await one.ask('PATCH', `/api/tables/${id}`, { host: two.id });
    expect((await tableById(db, id))?.hook).toBeNull();
  });

  test('a bot that still thinks does not move for whoever has taken the seat back meanwhile', async () => {
    const [one, two] = await people(2);
    const { id } = await started(one, two, { pace: { kind: 'days', days: 3 } });
    const { seat } = (await one.position(id)).pending[0];
    const [away, stays] = seat === 'sparta' ? [one, two] : [two, one];
    now += 8 * DAY;
    await stays.get('/api/me');
    await stays.post(`/api/tables/${id}/propose`, { kind: 'replace', seat, level: 'random' });
    let decide = (): void => {};
    let asked = (): void => {};
    const thinking = new Promise<void>(done => {
      asked = done;
    });
    const { world } = server;
    const slow = {
      async choose() {
        asked();
        await new Promise<void>(done => {
          decide = done;
        });
        return world.matches.with(id, ({ course: { match } }) => match.legal(seat)[0]);
      },
    } as unknown as Thinker;
    const runner = new Runner(world, slow, makeMetrics(world.matches, world.hub, world.store));
    runner.start();
    await thinking;
    const before = await stays.position(id);
    expect((await away.post(`/api/tables/${id}/take-back`)).body.me).toMatchObject({ seat });
    decide();
    await runner.close();
    await runner.settled();
    expect((await stays.position(id)).sequence).toBe(before.sequence);
    expect((await away.position(id)).legal.length).toBeGreaterThan(0);
  });

  test('moves ahead go with whoever gets up, and are never made from another seat', async () => {
    const [one, two, friend] = await people(3);
    const { id } = await started(one, two);
    const { token } = (await two.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).body;
    await friend.post('/api/invitation/accept', { token });
    await friend.post(`/api/tables/${id}/ahead`, { kind: 'pass' });
    expect((await two.get(`/api/tables/${id}/ahead`)).body).toHaveLength(1);
    await friend.post(`/api/tables/${id}/leave`);
    expect((await two.get(`/api/tables/${id}/ahead`)).body).toEqual([]);
    const again = (await two.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).body;
    await friend.post('/api/invitation/accept', { token: again.token });
    await friend.post(`/api/tables/${id}/ahead`, { kind: 'pass' });
    await two.post(`/api/tables/${id}/send-away`, { person: friend.id });
    expect((await two.get(`/api/tables/${id}/ahead`)).body).toEqual([]);
  });

  test('a match does not begin with an empty seat, whoever takes a bot out while it starts', async () => {
    const [host] = await people(1);
    for (let n = 0; n < 12; n++) {
      const { id } = (await host.post('/api/tables', { game: 'egemonia', seat: 'sparta', bots: { athens: 'random' } })).body;
      const out = pause(n % 4).then(() => host.post(`/api/tables/${id}/bot`, { seat: 'athens', level: null }));
      await Promise.all([host.post(`/api/tables/${id}/start`), out]);
      const { state, seats } = (await host.get(`/api/tables/${id}`)).body;
      const empty = seats.some((one: { bot: string | null; people: object[] }) => one.bot === null && one.people.length === 0);
      expect([state, empty]).not.toEqual(['playing', true]);
    }
  });

  test('whoever tells the server a cursor of their own moves nobody else’s', async () => {
    const [one, two] = await people(2);
    const { id } = await started(one, two);
    const spy = await new Guest(server.url).socket();
    spy.say({ type: 'watch', table: id, since: 9_000_000 });
    await spy.until(message => message.type === 'position');
    const line = await two.socket();
    line.say({ type: 'watch', table: id });
    const { position } = await line.until(message => message.type === 'position');
    line.say({ type: 'unwatch', table: id });
    line.say({ type: 'ping' });
    await line.until(message => message.type === 'pong');
    await playOn({ sparta: one, athens: two }, id, 3);
    const seen = async () =>
      (await server.world.store.db.selectFrom('sitter').select('seen').where('person', '=', two.id).executeTakeFirstOrThrow())
        .seen;
    expect(await seen()).toBeLessThanOrEqual(position.sequence + 3);
    spy.close();
    line.close();
  });

  test('nobody listens at the door of a table that was closed while they came', async () => {
    const [host] = await people(1);
    const passer = await new Guest(server.url).socket();
    for (let n = 0; n < 12; n++) {
      const { id } = (await host.post('/api/tables', { game: 'egemonia', public: true, seat: 'sparta' })).body;
      const closing = host.ask('PATCH', `/api/tables/${id}`, { public: false });
      await pause(n % 6);
      passer.say({ type: 'watch', table: id });
      await closing;
      await pause(30);
      expect(server.world.hub.sockets).toBe(0);
    }
    passer.close();
  });

  test('a match that somebody moved in is not lost on time, however close the claim', async () => {
    const [one, two] = await people(2);
    for (let n = 0; n < 14; n++) {
      const { id } = await started(one, two, { pace: { kind: 'days', days: 1 } });
      const { seat } = (await one.position(id)).pending[0];
      const [late, waits] = seat === 'sparta' ? [one, two] : [two, one];
      now += 2 * DAY;
      const { version, legal } = await late.position(id);
      const claiming = claim(server.world, await row(waits), id).then(
        () => true,
        () => false,
      );
      for (let tick = 0; tick < n; tick++) await (tick % 2 === 0 ? Promise.resolve() : pause(0));
      const moved = await server.world.matches.act(id, { person: late.id }, { key: `k${n}`, version, action: legal[0] });
      const claimed = await claiming;
      const after = (await late.position(id)).pending.some(asked => asked.seat === seat);
      // Who is still asked after the move is still late.
      if ('ok' in moved && !after) expect(claimed && (await outcomeOf(late, id))?.reason === 'timeout').toBe(false);
    }
  }, 60_000);

  test('time that is over is over, also for whoever goes on vacation then', async () => {
    const [one, two] = [await account(server.url, `Late ${kind} a`), await account(server.url, `Late ${kind} b`)];
    const { id } = await started(one, two, { pace: { kind: 'days', days: 1 } });
    const { seat } = (await one.position(id)).pending[0];
    const [late, waits] = seat === 'sparta' ? [one, two] : [two, one];
    now += 2 * DAY;
    expect((await late.post('/api/me/vacation', { days: 3 })).status).toBe(200);
    expect((await waits.post(`/api/tables/${id}/claim`)).body).toEqual({ ok: true });
    expect(await outcomeOf(one, id)).toMatchObject({ reason: 'timeout', seat });
  });

  test('a clock that goes back between two moves freezes nothing, for those who look on from behind', async () => {
    const [one, two] = await people(2);
    const { id } = await started(one, two, { delay: 600 });
    const stranger = new Guest(server.url);
    for (const step of [30_000, -20_000, 25_000, -40_000, 50_000, -1, 1]) {
      await playOn({ sparta: one, athens: two }, id, 2);
      now += step;
    }
    const { sequence } = await one.position(id);
    let last = 0;
    for (let n = 0; n < 15; n++) {
      now += 50_000;
      const seen = await stranger.position(id);
      expect(seen.sequence).toBeGreaterThanOrEqual(last);
      expect(seen.sequence).toBeLessThanOrEqual(sequence);
      last = seen.sequence;
      expect((await stranger.get(`/api/tables/${id}/past?at=0`)).status).toBe(200);
      expect((await stranger.get(`/api/tables/${id}/log`)).body.news.length).toBe(last + 1);
    }
    expect(last).toBe(sequence);
    expect((await one.get(`/api/tables/${id}/position`)).status).toBe(200);
  }, 60_000);

  test('who deletes a program leaves nobody waiting for it', async () => {
    const owner = await account(server.url, `Owner ${kind}`);
    const { bot, token } = (await owner.post('/api/bots', { name: `Talos ${kind}` })).body;
    const talos = new Guest(server.url);
    talos.token = token;
    talos.id = bot.id;
    const [other] = await people(1);
    const { id } = await started(other, talos);
    const line = await talos.socket();
    expect((await owner.ask('DELETE', `/api/bots/${bot.id}`)).status).toBe(200);
    expect(await outcomeOf(other, id)).toMatchObject({ reason: 'resigned', seat: 'athens' });
    for (let n = 0; n < 100 && !line.closed; n++) await pause(20);
    expect(line.closed).toBe(true);
  });

  test('no seat is an admin’s by their own word, and none is taken over from a bot beside who has blocked one', async () => {
    const admin = await account(server.url, `Archon ${kind}`);
    await server.world.store.db.updateTable('person').set({ admin: 1 }).where('id', '=', admin.id).execute();
    const [one, two, passer] = await people(3);
    const { id } = await started(one, two);
    const own = await admin.post(`/api/admin/tables/${id}/substitute`, { seat: 'athens', name: `Archon ${kind}` });
    expect(own.body).toEqual({ error: 'that-is-you' });
    await two.post(`/api/tables/${id}/propose`, { kind: 'hand-over', level: 'random' });
    await one.post(`/api/tables/${id}/answer`, { kind: 'hand-over', yes: true });
    const { token } = (await one.post(`/api/tables/${id}/invitations`, {})).body;
    await passer.post('/api/invitation/accept', { token });
    await one.post(`/api/people/${passer.id}/block`);
    const asked = await passer.post(`/api/tables/${id}/propose`, { kind: 'take-over', seat: 'athens' });
    expect(asked.body).toEqual({ error: 'not-with-you' });
  });

  test('an admin gives away a match that they play, and decides nothing else about it', async () => {
    const admin = await account(server.url, `Basileus ${kind}`);
    await server.world.store.db.updateTable('person').set({ admin: 1 }).where('id', '=', admin.id).execute();
    const [other] = await people(1);
    const { id } = await started(admin, other);
    const at = (what: string) => `/api/admin/tables/${id}/${what}`;
    const own = { error: 'own-match' };
    for (const how of [{ how: 'void' }, { how: 'draw' }, { how: 'win', seat: 'sparta' }])
      expect((await admin.post(at('end'), how)).body).toEqual(own);
    expect((await admin.post(at('substitute'), { seat: 'athens', level: 'random' })).body).toEqual(own);
    expect((await admin.get(`/api/tables/${id}`)).body.state).toBe('playing');
    expect((await admin.post(at('end'), { how: 'win', seat: 'athens' })).status).toBe(200);
    expect((await other.position(id)).outcome).toMatchObject({ reason: 'arbiter', score: [0, 1] });
    expect((await admin.post(at('reopen'))).body).toEqual(own);
    expect((await admin.post(at('rated'), { rated: false })).body).toEqual(own);
    expect((await other.get(`/api/tables/${id}`)).body.state).toBe('over');
    // Whoever gets up after a lost match has played it none the less.
    const { id: second } = await started(admin, other);
    const { version, legal } = await admin.position(second);
    const first = legal.length > 0 ? { who: admin, version, legal } : { who: other, ...(await other.position(second)) };
    await first.who.act(second, first.version, first.legal[0]);
    const mine = await admin.position(second);
    if (first.who !== admin) await admin.act(second, mine.version, mine.legal[0]);
    await admin.post(`/api/tables/${second}/resign`);
    await server.world.store.db.deleteFrom('sitter').where('board', '=', second).where('person', '=', admin.id).execute();
    expect((await admin.post(`/api/admin/tables/${second}/reopen`)).body).toEqual(own);
  });

  test('a vote is about the operation that was to come, not about another of the same number after all went back', async () => {
    const [one, two, friend] = await people(3);
    const { id } = await started(one, two, { council: 'vote' });
    const { token } = (await two.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).body;
    await friend.post('/api/invitation/accept', { token });
    for (const who of [one, two, friend]) {
      const { version, legal, length } = await who.position(id);
      if (length === 0 && legal.length > 0) await who.act(id, version, legal[0]);
    }
    expect((await one.position(id)).length).toBeGreaterThan(0);
    for (const voter of [two, friend]) await voter.post(`/api/tables/${id}/vote`, { person: friend.id });
    const votes = async () =>
      (await server.world.store.db.selectFrom('sitter').select('vote').where('board', '=', id).execute()).filter(
        ({ vote }) => vote !== null,
      ).length;
    expect(await votes()).toBe(2);
    await one.post(`/api/tables/${id}/propose`, { kind: 'rewind', to: 0 });
    expect((await two.post(`/api/tables/${id}/answer`, { kind: 'rewind', yes: true })).body).toEqual({ ok: true });
    expect([(await one.position(id)).length, await votes()]).toEqual([0, 0]);
  });

  test('a link that is revoked while somebody comes by it lets them in before, or not at all', async () => {
    const [host, spy] = await people(2);
    for (let n = 0; n < 10; n++) {
      const { id } = (await host.post('/api/tables', { game: 'egemonia', seat: 'sparta' })).body;
      const link = (await host.post(`/api/tables/${id}/invitations`, { seat: 'athens' })).body;
      const coming = spy.post('/api/invitation/accept', { token: link.token });
      await pause(n % 5);
      await host.ask('DELETE', `/api/tables/${id}/invitations/${link.id}`);
      const revoked = (await host.get(`/api/tables/${id}`)).body.seats[1].people.length;
      await coming;
      // Whoever is not there once it is revoked does not come any more.
      expect((await host.get(`/api/tables/${id}`)).body.seats[1].people.length).toBe(revoked);
    }
  });

  test('a link to a new password is worth nothing once there is one', async () => {
    const one = await account(server.url, `Reset ${kind}`, 'thalassa thalassa');
    const token = (await newResetLink(server.world, one.id)).split('/').at(-1);
    expect((await one.post('/api/me/password', { old: 'thalassa thalassa', next: 'mnemosyne mnemosyne' })).status).toBe(200);
    expect((await one.post('/api/password/reset', { token, password: 'another another' })).body.error).toBe('link-expired');
  });

  const rules = { game: 'egemonia', kind: 'round-robin', legs: 1, roundDays: 1, moveDays: 3 };
  test('nobody sits down at the table of a league before those for whom it is laid out', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, (_, n) => account(server.url, `${kind} hoplite ${n}`)));
    const { id } = (await players[0].post('/api/leagues', { name: 'Olympia', ...rules })).body;
    for (const one of players) await one.post(`/api/leagues/${id}/enter`, {});
    const spies = await people(3);
    let over = false;
    // Quicker than any client: within the server.
    const { world } = server;
    const lurking = spies.map(async spy => {
      const me = await row(spy);
      while (!over) {
        const open = await world.store.db
          .selectFrom('board')
          .select('id')
          .where('title', '=', 'Olympia')
          .where('state', '=', 'open')
          .execute();
        await Promise.all(
          open.flatMap(table => ['sparta', 'athens'].map(seat => join(world, me, table.id, seat).catch(() => null))),
        );
        await pause(0);
      }
    });
    await players[0].post(`/api/leagues/${id}/start`);
    over = true;
    await Promise.all(lurking);
    const { matches } = (await players[0].get(`/api/leagues/${id}`)).body;
    const laid = matches.filter(({ table }: { table: string | null }) => table !== null);
    expect(laid).toHaveLength(4);
    for (const { table, first, second } of laid) {
      const { seats, state } = (await players[0].get(`/api/tables/${table}`)).body;
      expect(state).toBe('playing');
      expect(seats.map((one: { people: { id: string }[] }) => one.people.map(person => person.id))).toEqual([[first], [second]]);
    }
  }, 60_000);

  test('an organiser gives themselves no point, and takes nobody out of a match as if they had resigned', async () => {
    const [organiser, other, third] = await Promise.all(
      ['x', 'y', 'z'].map(name => account(server.url, `${kind} league ${name}`)),
    );
    const { id } = (await organiser.post('/api/leagues', { name: 'Delos', ...rules })).body;
    for (const one of [organiser, other, third]) await one.post(`/api/leagues/${id}/enter`, {});
    let body = (await organiser.post(`/api/leagues/${id}/start`)).body;
    const isTheirs = (one: { first: string; second: string }) => [one.first, one.second].includes(organiser.id);
    for (
      let n = 0;
      n < 3 &&
      !body.matches.some(
        (one: { round: number; table: string }) => one.round === body.round && one.table !== null && isTheirs(one as never),
      );
      n++
    ) {
      for (const match of body.matches.filter(
        (one: { round: number; table: string }) => one.round === body.round && one.table !== null,
      ))
        await third.post(`/api/tables/${match.table}/resign`);
      body = (await organiser.get(`/api/leagues/${id}`)).body;
    }
    const own = body.matches.find((one: { round: number; table: string }) => one.round === body.round && one.table !== null);
    expect(isTheirs(own)).toBe(true);
    const award = { round: own.round, number: own.number, replay: 0, result: own.first === organiser.id ? 'first' : 'second' };
    for (const result of [award.result, 'draw', 'none', null])
      expect((await organiser.post(`/api/leagues/${id}/decide`, { ...award, result })).body).toEqual({ error: 'not-your-own' });
    const opponent = own.first === organiser.id ? own.second : own.first;
    expect((await organiser.post(`/api/leagues/${id}/leave`, { person: opponent })).status).toBe(200);
    expect(await outcomeOf(organiser, own.table)).toMatchObject({ reason: 'void' });
  });
});

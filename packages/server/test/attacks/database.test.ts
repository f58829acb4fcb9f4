import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '../../src/storage/records.ts';
import { openStore } from '../../src/storage/store.ts';
import { Guest, guest, house, started, temporary } from '../house.ts';
import { type Postgres, postgres } from '../postgres.ts';
import { killStarts } from './killed-start.ts';

let cluster: Postgres;
beforeAll(async () => {
  cluster = await postgres({ hasty: true });
}, 60_000);
afterAll(() => cluster.stop());

test('connections that PostgreSQL cuts under load end no process and lose nothing that was acknowledged', async () => {
  const database = await cluster.database();
  const server = await house({ database });
  const { default: pg } = await import('pg');
  const knife = new pg.Client({ connectionString: database });
  await knife.connect();
  const tables = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const people = { sparta: await guest(server.url), athens: await guest(server.url) };
      return { people, id: (await started(people.sparta, people.athens)).id };
    }),
  );
  const cut = () =>
    knife.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
  let over = false;
  const acknowledged = new Map<string, number[]>();
  const answers = new Set<unknown>();
  const playing = tables.map(async ({ people, id }) => {
    const mine: number[] = [];
    acknowledged.set(id, mine);
    for (let n = 0; n < 200 && !over; n++) {
      const one = n % 2 === 0 ? people.sparta : people.athens;
      const { version, legal } = await one.position(id);
      if (legal === undefined || legal.length === 0) continue;
      const { status, body } = await one.act(id, version, legal[0]);
      answers.add(status === 200 ? body.ok : body.error);
      if (status === 200 && body.ok === true) mine.push(body.sequence);
    }
  });
  for (let n = 0; n < 5; n++) {
    await new Promise(resolve => setTimeout(resolve, 250));
    await cut();
  }
  await new Promise(resolve => setTimeout(resolve, 300));
  over = true;
  await Promise.all(playing);
  // Whoever was cut off waits a moment longer, and hears nothing of it.
  expect([...answers]).toEqual([true]);
  for (const [id, sequences] of acknowledged) {
    const kept = new Set((await recordsOf(server.world.store.db, id)).map(({ sequence }) => sequence));
    expect(sequences.filter(sequence => !kept.has(sequence))).toEqual([]);
    expect(new Set(sequences).size).toBe(sequences.length);
  }
  expect((await (await guest(server.url)).get('/ready')).status).toBe(200);
  await knife.end();
  await server.close();
}, 60_000);

test('a move that the database cannot take fails alone; a NUL does not even come so far', async () => {
  const server = await house({ database: await cluster.database() });
  const people = await Promise.all(Array.from({ length: 8 }, () => guest(server.url)));
  const tables = await Promise.all([0, 2, 4, 6].map(i => started(people[i], people[i + 1])));
  const { store } = server.world;
  const move = (board: string, key: string) => ({
    record: { board, sequence: 1, kind: 'undo' as const, seat: null, person: null, key, body: '{"to":0}', at: 5 },
    progress: { board, sequence: 1, version: 1, toAct: '[]', deadline: null, clocks: '{}', outcome: null, updated: 5 },
    jobs: [],
    snapshot: null,
  });
  const results = await Promise.allSettled(
    tables.map(({ id }, i) => store.appender.append(move(id, i === 1 ? 'poison \u0000' : 'plain'))),
  );
  expect(results.map(one => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([true, 'failed', true, true]);

  const [one, other] = [people[2], people[3]];
  const { id } = tables[1];
  const asked = (await one.position(id)).pending[0].seat === 'sparta' ? one : other;
  const { version, legal } = await asked.position(id);
  expect((await asked.act(id, version, legal[0], 'key\u0000')).status).toBe(400);
  expect((await asked.act(id, version, { type: 'a\u0000' })).status).toBe(400);
  expect((await asked.post('/api/tables', { game: 'egemonia', title: 'a\u0000' })).status).toBe(400);
  expect((await asked.get('/api/people/a%00b')).status).toBe(400);
  expect((await asked.get('/api/tables?game=%00')).status).toBe(400);
  const line = await asked.socket();
  line.say({ type: 'act', table: id, key: 'k\u0000', version, action: legal[0] });
  expect((await line.until(message => message.type === 'error')).error).toBe('bad-message');
  line.close();
  expect((await asked.act(id, version, legal[0])).body.ok).toBe(true);
  await server.close();
}, 60_000);

test('a first start that is killed leaves a database in which the next one does', async () => {
  await killStarts(async () => join(temporary(), 'killed.sqlite'), [0.5]);
  await killStarts(() => cluster.database(), [0.6]);
}, 120_000);

test('one with two hundred tables of bots does not hide the one table of another', async () => {
  const { leaseBotJobs } = await import('../../src/storage/notices.ts');
  const { botJob, upsertJobs } = await import('../../src/storage/jobs.ts');
  const database = join(temporary(), 'crowd.sqlite');
  const server = await house({ database, jobs: false });
  const [greedy, modest] = [await guest(server.url), await guest(server.url)];
  const board = async (host: typeof greedy) => (await host.post('/api/tables', { game: 'egemonia' })).body.id as string;
  const [many, one] = [await board(greedy), await board(modest)];
  const jobs = Array.from({ length: 200 }, (_, i) => ({ ...botJob(many, 'sparta', 1, 5), key: `bot:${i}` }));
  await upsertJobs(server.world.store.db, [...jobs, { ...botJob(one, 'sparta', 1, 50), key: 'bot:modest' }]);
  const busy = new Map<string, number>();
  const taken: string[] = [];
  for (let n = 0; n < 3; n++)
    for (const { job, host } of await leaseBotJobs(server.world.store, { now: 100, until: 200, limit: 64, busy, each: 4 })) {
      busy.set(host, (busy.get(host) ?? 0) + 1);
      taken.push(job.key);
    }
  expect(taken).toContain('bot:modest');
  expect(taken).toHaveLength(5);
  await server.close();
});

test('a file written by an older release is carried on', async () => {
  const file = join(temporary(), 'older.sqlite');
  const { migrateTo } = await import('../../src/storage/store.ts');
  const store = await openStore(file);
  await migrateTo(store.db, '004-councils');
  await store.close();
  const again = await openStore(file);
  expect(
    (await again.db.introspection.getTables()).find(({ name }) => name === 'invitation')?.columns.map(c => c.name),
  ).toContain('expires');
  await again.close();
});

test('of two processes one that heard nothing for a moment lets nobody act who was sent away meanwhile', async () => {
  const database = await cluster.database();
  const [here, there] = [await house({ database }), await house({ database })];
  const [sparta, athens, friend] = [await guest(here.url), await guest(here.url), await guest(here.url)];
  const { id } = await started(sparta, athens);
  const { token } = (await sparta.post(`/api/tables/${id}/invitations`, { seat: 'sparta' })).body;
  expect((await friend.post('/api/invitation/accept', { token })).status).toBe(200);
  const elsewhere = new Guest(there.url);
  elsewhere.cookie = friend.cookie;
  expect((await elsewhere.position(id)).seat).toBe('sparta');
  const line = await elsewhere.socket();
  line.say({ type: 'watch', table: id });
  await line.until(message => message.type === 'position');
  // What is told meanwhile is lost: nobody listens.
  const ears = there.world.store as { listen: unknown };
  expect(ears.listen).toBeTypeOf('function');
  const { default: pg } = await import('pg');
  const knife = new pg.Client({ connectionString: database });
  await knife.connect();
  await knife.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
  );
  expect((await sparta.post(`/api/tables/${id}/send-away`, { person: friend.id })).status).toBe(200);
  for (let n = 0; n < 100; n++) {
    const { rows } = await knife.query(
      "select 1 from pg_stat_activity where query like 'listen%' and datname = current_database()",
    );
    if (rows.length === 2) break;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  await knife.end();
  await new Promise(resolve => setTimeout(resolve, 300));
  line.heard.length = 0;
  const { version, legal, pending } = await sparta.position(id);
  const mover = pending[0].seat === 'sparta' ? sparta : athens;
  const mine = await mover.position(id);
  line.say({ type: 'act', table: id, key: 'k', version, action: mine.legal[0] });
  await line.until(message => message.type === 'answer' || message.type === 'error');
  const said = line.heard.find(({ type }) => type === 'answer' || type === 'error');
  expect(said).toMatchObject({ answer: { refused: { code: 'not-seated' } } });
  expect((await mover.act(id, version, mine.legal[0])).body.ok).toBe(true);
  await line.until(message => message.type === 'position' && message.position.sequence === 1);
  expect(line.heard.filter(({ type }) => type === 'position').map(({ position }) => position.seat)).not.toContain('sparta');
  expect(legal).toBeDefined();
  line.close();
  await here.close();
  await there.close();
}, 60_000);

test('a thousand who come in at once keep all connections that read; whoever moves does not wait behind them', async () => {
  const server = await house({ database: await cluster.database() });
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  const { pending, version } = await sparta.position(id);
  const { seat } = pending[0];
  const mover = seat === 'sparta' ? sparta : athens;
  const { legal } = await mover.position(id);
  const { store, matches } = server.world;
  const { default: pg } = await import('pg');
  const holds = new pg.Client({ connectionString: server.world.config.database });
  await holds.connect();
  await holds.query('select pg_advisory_lock(7)');
  const crowd = Promise.all(Array.from({ length: 48 }, () => sql`select pg_advisory_xact_lock_shared(7)`.execute(store.db)));
  expect(await matches.act(id, { bot: seat }, { key: 'k', version, action: legal[0] })).toMatchObject({ ok: true });
  await holds.end();
  await crowd;
  await server.close();
}, 30_000);

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '../../src/storage/records.ts';
import { openStore } from '../../src/storage/store.ts';
import { guest, house, started, temporary } from '../house.ts';
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

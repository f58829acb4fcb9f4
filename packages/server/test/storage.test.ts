import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botJob, upsertJobs } from '../src/storage/jobs.ts';
import { MIGRATIONS } from '../src/storage/migrations.ts';
import { leaseBotJobs } from '../src/storage/notices.ts';
import { insertPerson, personById } from '../src/storage/people.ts';
import { recordsOf } from '../src/storage/records.ts';
import type { PersonRow, RecordRow, TableRow } from '../src/storage/schema.ts';
import { migrateTo, openStore, type Store } from '../src/storage/store.ts';
import { insertTable } from '../src/storage/tables.ts';
import { temporary } from './house.ts';
import { type Postgres, postgres } from './postgres.ts';

let cluster: Postgres;
beforeAll(async () => {
  cluster = await postgres();
}, 60_000);
afterAll(() => cluster.stop());

const person = (id: string): PersonRow => ({
  id,
  kind: 'account',
  name: id,
  look: null,
  nameKey: id,
  password: null,
  email: null,
  emailVerified: 0,
  admin: 0,
  banned: 0,
  owner: null,
  language: 'en',
  zone: '',
  quiet: null,
  digest: 0,
  seen: 0,
  created: 1_760_000_000_000,
  deleted: null,
});
const table = (id: string): TableRow => ({
  id,
  game: 'egemonia',
  rules: 1,
  setup: '{}',
  title: '',
  host: 'host',
  open: 1,
  state: 'playing',
  pace: '{"kind":"none"}',
  spectators: 1,
  delay: 0,
  secret: '',
  commitment: '',
  promised: '[]',
  entropy: '[]',
  start: '{}',
  rematchOf: null,
  council: 'free',
  autostart: 0,
  absence: 7,
  hook: null,
  verdict: null,
  created: 1,
  started: 1,
  ended: null,
});
const move = (board: string, sequence: number, key: string) => ({
  record: { board, sequence, kind: 'act', seat: 'sparta', person: null, key, body: '{}', at: 5 } as RecordRow,
  progress: { board, sequence, version: sequence, toAct: '[]', deadline: null, clocks: '{}', outcome: null, updated: 5 },
  jobs: [botJob(board, 'athens', sequence, 5)],
  snapshot: null,
});

describe.each(['sqlite', 'postgres'] as const)('%s', kind => {
  let url: string;
  let store: Store;
  beforeAll(async () => {
    url = kind === 'sqlite' ? join(temporary(), 'a.sqlite') : await cluster.database();
    store = await openStore(url);
    await insertPerson(store.db, person('host'));
    for (let i = 0; i < 40; i++)
      await insertTable(store.db, table(`t${i}`), [{ board: `t${i}`, seat: 'sparta', position: 0, bot: null, botSeed: '' }]);
  });
  afterAll(() => store.close());

  test('a row comes back as it went in: numbers are numbers, rows are plain objects', async () => {
    const row = await personById(store.db, 'host');
    expect(row).toEqual(person('host'));
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
  });

  test('of two appends with the same sequence one wins; of two with the same key too; the others of the batch stand', async () => {
    const { appender, db } = store;
    expect(await Promise.all([appender.append(move('t0', 1, 'a')), appender.append(move('t1', 1, 'a'))])).toEqual([true, true]);
    const second = await Promise.all([
      appender.append(move('t0', 1, 'b')),
      appender.append(move('t1', 2, 'a')),
      appender.append(move('t2', 1, 'c')),
    ]);
    expect(second).toEqual([false, false, true]);
    expect((await recordsOf(db, 't0')).map(({ key }) => key)).toEqual(['a']);
    expect((await recordsOf(db, 't1')).map(({ sequence }) => sequence)).toEqual([1]);
  });

  test('moves that arrive together share a commit', async () => {
    const before = store.appender.commits;
    const won = await Promise.all(Array.from({ length: 30 }, (_, i) => store.appender.append(move(`t${i + 5}`, 1, 'x'))));
    expect(won.every(Boolean)).toBe(true);
    expect(store.appender.commits - before).toBeLessThanOrEqual(kind === 'sqlite' ? 2 : 5);
  });

  test('what is asked while somebody else is within a transaction sees nothing of what that has not finished', async () => {
    let inside = (): void => {};
    const isInside = new Promise<void>(resolve => (inside = resolve));
    let leave = (): void => {};
    const mayLeave = new Promise<void>(resolve => (leave = resolve));
    const within = store.note(async tx => {
      await insertPerson(tx, person(`unfinished ${kind}`));
      inside();
      await mayLeave;
      throw new Error('taken back');
    });
    within.catch(() => {});
    await isInside;
    const asked = personById(store.db, `unfinished ${kind}`);
    await new Promise(resolve => setImmediate(resolve));
    leave();
    expect(await asked).toBeUndefined();
    await expect(within).rejects.toThrow('taken back');
  });

  test('a leased job is nobody else’s until the lease ends', async () => {
    await upsertJobs(store.db, [botJob('t3', 'athens', 7, 100), botJob('t4', 'athens', 7, 100)]);
    const take = (now: number, until: number) => leaseBotJobs(store, { now, until, limit: 100, busy: new Map(), each: 100 });
    const taken = await Promise.all([take(1000, 2000), take(1000, 2000)]);
    const keys = taken.flat().map(({ job }) => job.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('bot:t3:athens');
    expect(await take(1500, 2000)).toEqual([]);
    expect((await take(2001, 3000)).length).toBe(keys.length);
  });

  test('migrations go down to nothing and up again', async () => {
    const fresh = await openStore(kind === 'sqlite' ? join(temporary(), 'm.sqlite') : await cluster.database());
    const names = Object.keys(MIGRATIONS);
    const tables = async () =>
      (await fresh.db.introspection.getTables()).map(({ name }) => name).filter(name => !name.startsWith('kysely'));
    const all = await tables();
    expect(all).toContain('record');
    for (const name of [...names].reverse().slice(1)) await migrateTo(fresh.db, name);
    expect(await tables()).not.toContain('chat');
    await migrateTo(fresh.db, null);
    expect(await tables()).toEqual([]);
    for (const name of names) await migrateTo(fresh.db, name);
    expect(await tables()).toEqual(all);
    await insertPerson(fresh.db, person('host'));
    await fresh.close();
  });
});

test('sqlite is durable: write-ahead log, synchronous FULL', async () => {
  const store = await openStore(join(temporary(), 'p.sqlite'));
  const { sql } = await import('kysely');
  expect((await sql`pragma journal_mode`.execute(store.db)).rows).toEqual([{ journal_mode: 'wal' }]);
  const full = async () => expect((await sql`pragma synchronous`.execute(store.db)).rows).toEqual([{ synchronous: 2 }]);
  await full();
  // Notes alone need not wait for the disk, and nothing that comes after them is one by that.
  await store.note(async tx => {
    expect((await sql`pragma synchronous`.execute(tx)).rows).toEqual([{ synchronous: 1 }]);
  });
  await full();
  await expect(store.note(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await full();
  await store.close();
});

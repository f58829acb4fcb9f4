import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crash } from './crash.ts';
import { temporary } from './house.ts';
import { type Postgres, postgres } from './postgres.ts';

let cluster: Postgres;
beforeAll(async () => {
  cluster = await postgres();
}, 60_000);
afterAll(() => cluster.stop());

const NOTHING = { lost: [], twice: [], ahead: [], refusedButWritten: [], broken: [] };
const LONG = { matches: 100, kills: 200, after: [50, 500] as const };

test('200 kills under 100 busy matches, SQLite', async () => {
  const found = await crash({ ...LONG, database: join(temporary(), 'crash.sqlite'), processes: 1, seed: 11 });
  expect(found).toMatchObject(NOTHING);
  expect(found.slowest).toBeLessThan(5000);
});

test('200 kills under 100 busy matches, PostgreSQL', async () => {
  const found = await crash({ ...LONG, database: await cluster.database(), processes: 1, seed: 12 });
  expect(found).toMatchObject(NOTHING);
  expect(found.slowest).toBeLessThan(5000);
});

test('three processes, one restarted every few seconds for two minutes, 200 live matches', async () => {
  const found = await crash({
    database: await cluster.database(),
    processes: 3,
    matches: 200,
    kills: 40,
    after: [100, 800],
    seed: 13,
  });
  expect(found).toMatchObject(NOTHING);
});

import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crash } from './crash.ts';
import { temporary } from './house.ts';
import { type Postgres, postgres } from './postgres.ts';

let cluster: Postgres;
beforeAll(async () => {
  cluster = await postgres({ hasty: true });
}, 60_000);
afterAll(() => cluster.stop());

// Five seconds on a machine of its own (the nightly form holds it to that); here other tests run beside it.
const SLOWEST = 30_000;
/** A start of a process takes a second, or twenty where others have the machine. */
const PATIENCE = 300_000;
const NOTHING = { lost: [], twice: [], ahead: [], refusedButWritten: [], broken: [] };

test(
  'kill −9 on SQLite: no acknowledged move lost, none twice, nobody ahead of the log',
  async () => {
    const found = await crash({
      database: join(temporary(), 'crash.sqlite'),
      processes: 1,
      matches: 5,
      kills: 3,
      after: [10, 40],
      seed: 1,
    });
    expect(found).toMatchObject(NOTHING);
    expect(found.acknowledged).toBeGreaterThan(50);
    expect(found.slowest).toBeLessThan(SLOWEST);
  },
  PATIENCE,
);

test(
  'kill −9 of one of three processes on PostgreSQL: the same',
  async () => {
    const found = await crash({
      database: await cluster.database(),
      processes: 3,
      matches: 5,
      kills: 2,
      after: [10, 40],
      seed: 2,
    });
    expect(found).toMatchObject(NOTHING);
    expect(found.acknowledged).toBeGreaterThan(50);
    expect(found.slowest).toBeLessThan(SLOWEST);
  },
  PATIENCE,
);

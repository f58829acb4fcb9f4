import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../house.ts';
import { postgres } from '../postgres.ts';
import { killStarts } from './killed-start.ts';

test('a first start killed before every single statement, on both stores', async () => {
  const file = await killStarts(async () => join(temporary(), 'killed.sqlite'), null);
  const cluster = await postgres({ hasty: true });
  const database = await killStarts(() => cluster.database(), null);
  await cluster.stop();
  console.info(`started again after ${file} kills on SQLite and ${database} on PostgreSQL`);
  expect(Math.min(file, database)).toBeGreaterThan(28);
}, 900_000);

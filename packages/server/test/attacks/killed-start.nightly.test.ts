import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporary } from '../house.ts';
import { postgres } from '../postgres.ts';
import { killStarts } from './killed-start.ts';

test('a first start killed before every single statement, on both stores', async () => {
  expect(await killStarts(async () => join(temporary(), 'killed.sqlite'), null)).toBeGreaterThan(20);
  const cluster = await postgres({ hasty: true });
  expect(await killStarts(() => cluster.database(), null)).toBeGreaterThan(20);
  await cluster.stop();
}, 900_000);

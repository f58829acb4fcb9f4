import { readdirSync } from 'node:fs';
import { egemonia } from '@polemos/egemonia';
import { expect, test } from 'vitest';
import { simulate } from '../../src/worker/simulate.ts';
import { house } from '../house.ts';

const { open } = house();

test('the same seeds give the same final hashes in Node and in Chromium', async () => {
  const seeds = Array.from({ length: 300 }, (_, i) => i * 7 + 1);
  const page = await open();
  const worker = readdirSync(new URL('../../dist/assets/', import.meta.url)).find(name => /^worker-.*\.js$/.test(name));
  const there = await page.evaluate(
    ([path, wanted]) =>
      new Promise<string[]>((resolve, reject) => {
        const table = new Worker(new URL(`assets/${path}`, location.href), { type: 'module' });
        table.onmessage = ({ data }) =>
          'answer' in data ? resolve(data.answer.hashes) : reject(new Error(JSON.stringify(data)));
        table.onerror = event => reject(new Error(event.message));
        table.postMessage({ number: 1, ask: 'simulate', game: 'egemonia', seeds: wanted });
      }),
    [worker ?? '', seeds] as const,
  );
  expect(there).toEqual(simulate(egemonia, seeds));
  expect(new Set(there).size).toBe(seeds.length);
  await page.context().close();
});

import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { parquet } from '../src/simulation/parquet.ts';

test('a table is read again as it was: numbers as numbers, texts and what is mixed as texts, gaps as gaps', async () => {
  const rows = [
    { seat: 'athens', wins: 3, value: 'won' },
    { seat: 'a "b", c', share: 0.5, value: 12 },
  ];
  const { buffer } = parquet(rows);
  expect(await parquetReadObjects({ file: buffer as ArrayBuffer })).toEqual([
    { seat: 'athens', wins: 3, value: 'won', share: null },
    { seat: 'a "b", c', wins: null, value: '12', share: 0.5 },
  ]);
});

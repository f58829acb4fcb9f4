import { expect, test } from 'vitest';
import { duel } from './duel.ts';

test('the strongest beats greedy in at least 70 % of 200 matches', async () => {
  expect(await duel(200, 'strong', 'greedy')).toBeGreaterThanOrEqual(0.7);
});

test('the strongest beats random in at least 95 % of 200 matches', async () => {
  expect(await duel(200, 'strong', 'random')).toBeGreaterThanOrEqual(0.95);
});

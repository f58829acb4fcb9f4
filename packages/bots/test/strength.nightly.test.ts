import { expect, test } from 'vitest';
import { duel, POLIS } from './duel.ts';

test('the strongest beats greedy in at least 70 % of 200 matches', async () => {
  expect(await duel(200, 'strong', 'greedy')).toBeGreaterThanOrEqual(0.7);
});

test('the strongest beats random in at least 95 % of 200 matches', async () => {
  expect(await duel(200, 'strong', 'random')).toBeGreaterThanOrEqual(0.95);
});

test('Polis: a club player beats greedy in at least 65 % of 200 matches', async () => {
  expect(await duel(200, 'medium', 'greedy', POLIS)).toBeGreaterThanOrEqual(0.65);
});

test('Polis: a club player beats random in at least 97 % of 200 matches', async () => {
  expect(await duel(200, 'medium', 'random', POLIS)).toBeGreaterThanOrEqual(0.97);
});

import { expect, test } from 'vitest';
import { elo } from '../src/simulation/elo.ts';
import { summary, wilson } from '../src/simulation/statistics.ts';

test('Wilson intervals, against published values', () => {
  const half = wilson(50, 100);
  expect([half.low, half.high].map(x => x.toFixed(3))).toEqual(['0.404', '0.596']);
  const none = wilson(0, 10);
  expect([none.low, none.high].map(x => x.toFixed(3))).toEqual(['0.000', '0.278']);
  expect(wilson(10, 10).high).toBeCloseTo(1, 12);
});

test('Elo: three quarters of the points are 191 more', () => {
  const [a, b] = elo(2, [{ a: 0, b: 1, games: 100_000, score: 75_000 }]);
  expect(a - b).toBeCloseTo(190.8, 0);
  expect((a + b) / 2).toBeCloseTo(1500, 6);
  expect(elo(2, [{ a: 0, b: 1, games: 10, score: 10 }]).every(Number.isFinite)).toBe(true);
});

test('a distribution in short', () => {
  expect(summary({ '1': 1, '2': 2, '10': 1 })).toMatchObject({ mean: 3.75, least: 1, median: 2, most: 10 });
});

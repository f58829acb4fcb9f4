import { newSecret, sealedSource } from '@polemos/kernel';
import { expect, test } from 'vitest';

test('sealed dice are fair: chi-square over ten million rolls', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  const streams = sealedSource({ match: 'chi', secret: newSecret(), entropy: ['a', 'b'] });
  for (let action = 0; action < 156_250; action++) {
    const source = streams(action);
    for (let i = 0; i < 64; i++) counts[source(6)]++;
  }
  const fair = 10_000_000 / 6;
  expect(counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0)).toBeLessThan(27.86);
});

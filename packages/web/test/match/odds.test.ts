import type { Foreseen } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { alike, onceEach } from '../../src/match/preview/odds.ts';

test('what two rules tell in the same words is said once, however heavily', () => {
  expect(onceEach(['**Lindus rebels**', 'Lindus rebels', 'a storm'])).toEqual(['**Lindus rebels**', 'a storm']);
});

test('ways that read alike are one way with the chance of both', () => {
  const way = (after: string, of: number): Foreseen =>
    ({ odds: { of, in: 6 }, results: [{ kind: after }], after: null }) as never;
  const ways = [way('home', 1), way('on', 2), way('home', 2)];
  expect(alike(ways, ({ results }) => results[0].kind)).toEqual([
    { said: 'home', odds: { of: 1, in: 2 } },
    { said: 'on', odds: { of: 1, in: 3 } },
  ]);
});

import type { GameEvent } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { weigh } from '../../src/games/egemonia/story/news.ts';
import { type Deed, isWorth } from '../../src/match/recap/recap.ts';

const deed = (weight: number): Deed => ({
  at: 0,
  event: { kind: 'placed', rule: 'EG-3.4-a' } as GameEvent,
  side: 'sparta',
  weight,
  said: '.',
});
const recap = (touching: number, far: number) => ({
  from: 0,
  to: touching + far,
  touching: Array.from({ length: touching }, () => deed(1)),
  far: far === 0 ? [] : [{ side: 'sparta', deeds: Array.from({ length: far }, () => deed(0)) }],
});

test('what others did stops nobody for a single line that does not touch him', () => {
  expect([recap(0, 1), recap(0, 2), recap(0, 3), recap(1, 0)].map(isWorth)).toEqual([false, false, true, true]);
});

test('EG-3.4-a: an event laid face down is seen on the map, it is no news of its own', () => {
  expect(weigh({ kind: 'placed' })).toBe(0);
  expect(weigh({ kind: 'revealed' })).toBe(undefined);
});

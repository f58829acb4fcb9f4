import { isDiverged, Match } from '@polemos/kernel';
import { properties } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { nim } from '../index.ts';

const begin = (dice: readonly number[], options = {}): Match => {
  const match = Match.begin(nim, {
    match: 'nim',
    setup: { scenario: 'three-heaps', options: { 'last-loses': false, ...options } },
    dice: null,
    chance: dice,
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return match;
};
const take = (match: Match, seat: string, heap: string, count: number) => match.act(seat, { type: 'take', heap, count });

test('NI-1-a NI-1-b three, four and five shields; the higher die begins, ties are rolled again', () => {
  const match = begin([2, 2, 3, 6]);
  expect(match.position()).toMatchObject({ heaps: { first: 3, second: 4, third: 5, fourth: 0, fifth: 0 }, next: 'sparta' });
  expect(match.pending()).toMatchObject([{ seat: 'sparta', step: 'taking' }]);
});

test('NI-2-a NI-2-b from one heap, never more than it has', () => {
  const match = begin([6, 1]);
  expect(take(match, 'athens', 'first', 4)).toEqual({ refused: { code: 'forbidden', rule: 'NI-2-b' } });
  expect(take(match, 'athens', 'fourth', 1)).toEqual({ refused: { code: 'forbidden', rule: 'NI-2-b' } });
  expect(take(match, 'athens', 'first', 3)).toMatchObject({
    ok: true,
    events: [{ kind: 'took', heap: 'first', count: 3, left: 0 }],
  });
  expect(match.legal('sparta')).toHaveLength(9);
});

test.each([
  ['NI-3-a whoever takes the last shield wins', false, 'athens'],
  ['NI-3-b or loses, where that is so played', true, 'sparta'],
])('%s', (_, lastLoses, winner) => {
  const match = begin([6, 1], { 'last-loses': lastLoses });
  take(match, 'athens', 'first', 3);
  take(match, 'sparta', 'second', 4);
  take(match, 'athens', 'third', 5);
  expect(match.outcome).toMatchObject({ detail: { seat: winner }, score: winner === 'athens' ? [1, 0] : [0, 1] });
  expect(isDiverged(Match.load(nim, match.log()))).toBe(false);
});

properties(nim, { fuzz: 300, legality: 300, replay: 50, positions: 30, secrecy: 50, mutation: 50, undo: 50 });

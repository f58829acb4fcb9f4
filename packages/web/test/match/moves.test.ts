import { expect, test } from 'vitest';
import { isNext, movesBetween, wayAlong } from '../../src/board/moves.ts';
import type { Pieces, Scene } from '../../src/board/scene.ts';

const at = { a: [0, 0], b: [10, 0], c: [20, 0], d: [0, 90] } as const;
const line = (a: string, b: string) => ({ a, b, kind: 'land', path: '' }) as const;

/** Stacks by place and side. */
function picture(stacks: Readonly<Record<string, Readonly<Record<string, Pieces>>>>): Scene {
  const places = Object.keys(at).map(id => ({
    id,
    name: id,
    radius: 5,
    symbol: null,
    spoken: '',
    chips: Object.entries(stacks[id] ?? {}).map(([side, holds]) => ({
      id: side,
      side,
      holds,
      width: 20,
      height: 20,
      drawing: null,
    })),
  }));
  return { places, lit: new Map(), pending: null, marked: new Set() };
}

test('what is gone here and new there has moved; what only vanished or only came has not', () => {
  const before = picture({ a: { athens: { hoplite: 5, pericles: 1 }, sparta: { hoplite: 2 } } });
  const after = picture({ b: { athens: { hoplite: 3, pericles: 1 } }, c: { persia: { hoplite: 2 } } });
  expect(movesBetween(before, after, at)).toEqual([
    { side: 'athens', from: 'a', to: 'b', pieces: { hoplite: 3, pericles: 1 }, count: 4 },
  ]);
  expect(movesBetween(after, after, at)).toEqual([]);
});

test('two stacks that change at once go their own ways: those who belong together, then the nearer', () => {
  const before = picture({ a: { athens: { hoplite: 3, cleon: 1 } }, d: { athens: { hoplite: 3 } } });
  const after = picture({ b: { athens: { hoplite: 3 } }, c: { athens: { hoplite: 3, cleon: 1 } } });
  expect(movesBetween(before, after, at).map(({ from, to, count }) => [from, to, count])).toEqual([
    ['a', 'c', 4],
    ['d', 'b', 3],
  ]);
});

test('pieces of a symbol move as chips do', () => {
  const holding = (id: string): Scene => {
    const { places, ...rest } = picture({});
    return { ...rest, places: places.map(place => (place.id === id ? { ...place, holds: { sparta: { galley: 2 } } } : place)) };
  };
  expect(movesBetween(holding('a'), holding('c'), at)).toMatchObject([{ side: 'sparta', from: 'a', to: 'c', count: 2 }]);
});

test('a march follows the lines of the map; where none leads it goes straight', () => {
  expect(wayAlong([line('a', 'b'), line('c', 'b')], 'a', 'c')).toEqual(['a', 'b', 'c']);
  expect(wayAlong([line('a', 'b')], 'a', 'd')).toEqual(['a', 'd']);
});

test('only what happens next is seen to happen: not what is taken back, jumped over, or told from its beginning', () => {
  const match = (n: number) => ({ thread: 'match', at: n });
  const story = (n: number) => ({ thread: 'story 7', at: n });
  expect(isNext(match(6), match(7))).toBe(true);
  expect(isNext(match(6), match(6.25))).toBe(true);
  expect(isNext(story(0), story(1))).toBe(true);
  for (const [from, to] of [
    [match(7), match(6)],
    [match(6), match(9)],
    [match(7), story(0)],
    [story(3), match(7)],
    [story(3), story(0)],
  ])
    expect(isNext(from, to)).toBe(false);
});

import { Generator, Match, readSetup, seededDice } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { actionsOf, goneOf, offeredOf, type Patch, patched, without } from '../client/delta.ts';
import { games } from '../src/games.ts';
import { Patches } from '../src/sockets/patches.ts';

/** As it arrives; undefined when there is nothing to tell. */
const patchOf = (before: unknown, after: unknown, patches = new Patches()): Patch | undefined => {
  const text = patches.between(before, after);
  return text === '' ? undefined : (JSON.parse(text) as Patch);
};
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a patch replaces, goes into fields and places, takes away, and leaves alone what is the same', () => {
  const before = { a: 1, gone: 2, list: [1, 2, 3, 4, 5, 6, 7, 8], deep: { x: { y: 1 } }, same: [1], longer: [1] };
  const after = { a: null, list: [1, 2, 3, 9, 5, 6, 7, 8], deep: { x: { y: 2, z: [] } }, same: [1], longer: [1, 2], more: {} };
  const patch = patchOf(before, after);
  expect(patch).toEqual({
    a: [null],
    gone: null,
    list: { 3: [9] },
    deep: { x: { y: [2], z: [[]] } },
    longer: [[1, 2]],
    more: [{}],
  });
  const now = patched(before, patch ?? {}) as typeof before;
  expect(now).toEqual(after);
  expect(now.same).toBe(before.same);
  expect(before.list[3]).toBe(4);
  expect(patchOf(after, overTheWire(after))).toBeUndefined();
  expect(patchOf([1, 2, 3, 4], [5, 6, 7, 8])).toEqual([[5, 6, 7, 8]]);
  expect(patchOf({ a: [] }, { a: {} })).toEqual({ a: [{}] });
});

test('what two see alike is told alike; whoever comes from elsewhere is told his own way', () => {
  const patches = new Patches();
  const [here, there, now] = [
    { a: 1, deep: { b: 1 } },
    { a: 2, deep: { b: 3 } },
    { a: 2, deep: { b: 2 } },
  ];
  expect(patchOf(here, now, patches)).toEqual({ a: [2], deep: { b: [2] } });
  expect(patches.between(here, now)).toBe(patches.between(here, now));
  expect(patchOf(there, now, patches)).toEqual({ deep: { b: [2] } });
});

test('a list that lost some is told by what is gone, where that is shorter', () => {
  expect(goneOf([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 5, 6, 8])).toEqual([2, 2, 6, 1]);
  expect(without(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], [2, 2, 6, 1])).toEqual(['a', 'b', 'e', 'f', 'h']);
  expect(goneOf([1, 2, 3], [1, 2, 3])).toEqual([]);
  expect(without([1, 2, 3], [])).toEqual([1, 2, 3]);
  expect(goneOf([1, 2, 3], [1, 2, 9])).toBeNull();
  expect(goneOf([1, 2, 3], [2, 1, 3])).toBeNull();
  expect(goneOf([1, 2, 3], [])).toBeNull();
  expect(goneOf([], [1])).toBeNull();
  expect(goneOf([1, 2, 3, 4], [2, 4])).toBeNull();
});

describe.each(Object.keys(games))('%s', id => {
  test('what is told briefly is what is told whole, to every seat and to spectators', () => {
    const game = games[id];
    const setup = readSetup(game, {});
    if ('faults' in setup) throw new Error(JSON.stringify(setup));
    const match = Match.begin(game, { match: 'delta', setup, dice: seededDice(7) });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    const chance = new Generator(7);
    const eyes = [...match.seats, null];
    const boards = new Map(eyes.map(seat => [seat, overTheWire(match.see(seat))]));
    const before = new Map(eyes.map(seat => [seat, match.see(seat)]));
    const offered = new Map(match.seats.map(seat => [seat, match.legalCodes(seat)]));
    for (let n = 0; n < 120 && match.outcome === null; n++) {
      const { seat: asked } = match.pending()[0];
      const legal = match.legal(asked);
      match.act(asked, legal[chance.below(legal.length)]);
      const patches = new Patches();
      for (const seat of eyes) {
        const after = match.see(seat);
        const patch = patchOf(before.get(seat), after, patches);
        if (patch !== undefined) boards.set(seat, patched(boards.get(seat), patch) as typeof after);
        before.set(seat, after);
        expect(boards.get(seat)).toEqual(overTheWire(after));
        if (seat === null) continue;
        const [last, codes] = [offered.get(seat) ?? [], match.legalCodes(seat)];
        expect(actionsOf(overTheWire(offeredOf(game.actions, codes)))).toEqual(match.legal(seat));
        const gone = goneOf(last, codes);
        if (gone !== null) expect(without(last, gone)).toEqual(codes);
        if (codes.length > 0) offered.set(seat, codes);
      }
    }
  });
});

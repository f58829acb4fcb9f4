import { describe, expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

describe('TI-VII empty places', () => {
  const market = (given: object = {}) =>
    operations('hicetas', {
      leaders: { hicetas: { place: 'syr_market', owner: 'hicetas' }, dionysius: { place: 'syr_ortygia', owner: 'dionysius' } },
      forces: [force('syr_market', 'hicetas', { 'mercenary-hoplites': 6 })],
      zones: { syr_market: { control: 'hicetas' } },
      ...given,
    });

  test('TI-VII-e TI-VII-k TI-VI-j TI-VII-l Ortygia without troops is entered from the Market and taken; a leader alone gives way', () => {
    const table = market();
    march(table, 'hicetas');
    expect(table.why({ type: 'choose', choice: 'besiege' })).toBe('TI-R114');
    table.act({ type: 'step', place: 'syr_ortygia' });
    choose(table, 'halt');
    expect(written(table).zones.syr_ortygia.control).toBe('hicetas');
    expect(written(table).leaders.dionysius.place).not.toBe('syr_ortygia');
  });
});

test('TI-VI-j from the harbours nobody lands in an Ortygia that is not his, empty or not', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'syr_small_harbour', owner: 'hicetas' } },
    forces: [force('syr_small_harbour', 'hicetas', { 'mercenary-hoplites': 2, triremes: 2 })],
  });
  march(table, 'hicetas');
  expect(table.why({ type: 'land', place: 'syr_ortygia' })).toBe('TI-VI-j');
});

describe('TI-R111 TI-VII-b TI-VII-l who holds what', () => {
  const leaving = (given: object = {}) => {
    const table = operations('dionysius', {
      leaders: { dionysius: { place: 'syr_neapolis', owner: 'dionysius' } },
      forces: [
        force('syr_neapolis', 'dionysius', { 'mercenary-hoplites': 3 }),
        force('syr_neapolis', 'timoleon', { 'mercenary-hoplites': 2 }),
      ],
      ...given,
    });
    march(table, 'dionysius');
    table.act({ type: 'step', place: 'syr_market' });
    choose(table, 'halt');
    return written(table).zones.syr_neapolis.control;
  };

  test('TI-R111 TI-VII-a a quarter that its holder leaves to the enemy in it is the enemy’s', () => {
    expect(leaving()).toBe('timoleon');
    expect(leaving({ treaties: [{ a: 'timoleon', b: 'dionysius', truce: 9, passage: 0, joint: false }] })).toBe('dionysius');
  });
});

test('TI-VII-j TI-R84 the field held by others: the city pays and counts, nobody passes', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'thapsos.city', owner: 'hicetas' } },
    forces: [
      force('thapsos.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('leontini', 'carthage', { 'mercenary-light': 2 }),
      force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
    ],
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'leontini' });
  expect(table.why({ type: 'step', place: 'catana' })).toBe('TI-VII-c');
  choose(table, 'halt');
  table.act({ type: 'tax' });
  choose(table, 'collect');
  expect(table.of('taxes')[0].from).toContainEqual({ zone: 'leontini', talents: 20 });
});

test('TI-VII-e TI-R105 troops left behind in an undefended place of an enemy take it', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'catana', owner: 'carthage' } },
    forces: [force('catana', 'carthage', { 'mercenary-hoplites': 4 })],
    zones: { leontini: { control: 'hicetas', raised: true }, thapsos: { control: 'hicetas', raised: true } },
  });
  march(table, 'bostar');
  table.act({ type: 'step', place: 'leontini' });
  table.act({ type: 'leave', unit: 'mercenary-hoplites', count: 1 });
  expect(written(table).zones.leontini.control).toBe('carthage');
  table.act({ type: 'step', place: 'thapsos' });
  choose(table, 'halt');
  expect(pointsAt(table, 'leontini.city', 'carthage')).toEqual({ 'mercenary-hoplites': 1 });
  expect(written(table).zones.thapsos.control).toBe('carthage');
});

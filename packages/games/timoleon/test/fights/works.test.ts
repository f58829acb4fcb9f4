import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-L-k TI-R104 works dug in the streets of a quarter count; those of the field do not for a garrison behind its walls', () => {
  const quarter = operations('iceta', {
    leaders: { iceta: { place: 'syr_epipolae', owner: 'iceta' } },
    forces: [
      force('syr_epipolae', 'iceta', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysio', { 'mercenary-hoplites': 3 }),
    ],
    zones: { syr_neapolis: { control: 'dionysio', entrenched: ['dionysio'] } },
  });
  march(quarter, 'iceta');
  quarter.act({ type: 'step', place: 'syr_neapolis' });
  quarter.act({ type: 'attack', owner: 'dionysio' });
  expect(quarter.match.pending()[0].about).toMatchObject({ attack: 16, defence: 12 + 6, streets: -3 });
});

test('TI-VI-k TI-R84 TI-R104 TI-L-k an army digs in before its own city and stays there till it moves', () => {
  const table = operations('iceta', {
    leaders: { iceta: { place: 'leontini.city', owner: 'iceta' }, bostar: { place: 'catana', owner: 'carthage' } },
    forces: [
      force('leontini.city', 'iceta', { 'mercenary-hoplites': 4 }),
      force('catana', 'carthage', { 'mercenary-hoplites': 4 }),
    ],
    order: ['iceta', 'carthage', 'timoleone', 'dionysio'],
    po: { iceta: 1, carthage: 1 },
  });
  march(table, 'iceta');
  choose(table, 'entrench');
  expect(pointsAt(table, 'leontini', 'iceta')).toEqual({ 'mercenary-hoplites': 4 });
  expect(written(table).leaders.iceta.place).toBe('leontini');
  choose(table, 'done');
  march(table, 'bostar');
  table.act({ type: 'step', place: 'leontini' });
  choose(table, 'stand');
  table.act({ type: 'attack', owner: 'iceta' });
  // 16, a quarter for the Symaethus, a half for the works.
  expect(table.match.pending()[0].about).toMatchObject({ defence: 16 + 4 + 8 });
});

import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-L-k TI-R104 works dug in the streets of a quarter count; those of the field do not for a garrison behind its walls', () => {
  const quarter = operations('hicetas', {
    leaders: { hicetas: { place: 'syr_epipolae', owner: 'hicetas' } },
    forces: [
      force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysius', { 'mercenary-hoplites': 3 }),
    ],
    zones: { syr_neapolis: { control: 'dionysius', entrenched: ['dionysius'] } },
  });
  march(quarter, 'hicetas');
  quarter.act({ type: 'step', place: 'syr_neapolis' });
  quarter.act({ type: 'attack', owner: 'dionysius' });
  expect(quarter.match.pending()[0].about).toMatchObject({ attack: 16, defence: 12 + 6, streets: -3 });
});

test('TI-VI-k TI-R84 TI-R104 TI-L-k an army digs in before its own city and stays there till it moves', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' }, bostar: { place: 'catana', owner: 'carthage' } },
    forces: [
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 4 }),
      force('catana', 'carthage', { 'mercenary-hoplites': 4 }),
    ],
    order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
    po: { hicetas: 1, carthage: 1 },
  });
  march(table, 'hicetas');
  choose(table, 'entrench');
  expect(pointsAt(table, 'leontini', 'hicetas')).toEqual({ 'mercenary-hoplites': 4 });
  expect(written(table).leaders.hicetas.place).toBe('leontini');
  choose(table, 'done');
  march(table, 'bostar');
  table.act({ type: 'step', place: 'leontini' });
  choose(table, 'stand');
  table.act({ type: 'attack', owner: 'hicetas' });
  // 16, a quarter for the Symaethus, a half for the works.
  expect(table.match.pending()[0].about).toMatchObject({ defence: 16 + 4 + 8 });
});

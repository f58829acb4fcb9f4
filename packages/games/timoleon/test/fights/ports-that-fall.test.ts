import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-R71 TI-R90 a fleet in a port that falls puts to sea; neutral ships and ships on the stocks are lost', () => {
  const table = operations('dionysio', {
    leaders: { timonide: { place: 'catana', owner: 'dionysio' } },
    forces: [
      force('catana', 'dionysio', { 'mercenary-hoplites': 6 }),
      force('thapsos.port', 'iceta', { triremes: 2 }),
      force('thapsos.port', 'neutral', { triremes: 1 }),
      force('leontini', 'dionysio', { 'mercenary-light': 1 }),
    ],
    zones: {
      catana: { control: 'neutral', raised: true },
      thapsos: { control: 'iceta', raised: true },
      leontini: { control: 'neutral' },
    },
    building: [{ zone: 'thapsos', turn: 6, triremes: 1 }],
  });
  table.act({ type: 'element', place: 'leontini', unit: 'mercenary-light', count: 1 });
  table.act({ type: 'step', place: 'thapsos' });
  choose(table, 'halt');
  expect(written(table).zones.thapsos.control).toBe('dionysio');
  expect(pointsAt(table, 'sea_catana', 'iceta')).toEqual({ triremes: 2 });
  expect(written(table).forces.filter(({ owner }) => owner === 'neutral')).toEqual([]);
  expect((written(table) as unknown as { building: unknown[] }).building).toEqual([]);
});

test('TI-R71 TI-N-a the fleet in it puts to sea and may have to fight there', () => {
  const table = operations('timoleone', {
    leaders: { timoleone: { place: 'motya', owner: 'timoleone' }, hanno: { place: 'motya.port', owner: 'carthage' } },
    forces: [
      force('motya', 'timoleone', { 'mercenary-hoplites': 9 }),
      force('motya.city', 'carthage', { 'mercenary-light': 1 }),
      force('motya.port', 'carthage', { triremes: 3 }),
      force('sea_lilybaeum', 'timoleone', { triremes: 5 }),
    ],
    zones: { motya: { control: 'carthage', raised: true, siege: { by: 'timoleone', turns: 1 } } },
    expeditions: { carthage_2: { status: 'cancelled', turn: 0, place: null } },
  });
  march(table, 'timoleone');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'carthage' });
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleone', chance: [6, 1] });
  table.act({ type: 'lose', owner: 'timoleone', unit: 'mercenary-hoplites' }, { chance: [3] });
  expect(written(table).zones.motya.control).toBe('timoleone');
  expect(table.of('puts-to-sea')).toMatchObject([{ rule: 'TI-R71', seat: 'carthage', place: 'sea_lilybaeum' }]);
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
    ['carthage', 'wishes'],
    ['timoleone', 'wishes'],
  ]);
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'timoleone' });
  expect(pointsAt(table, 'sea_lilybaeum', 'carthage')).toEqual({ triremes: 3 });
  expect(written(table).leaders.hanno.place).toBe('sea_lilybaeum');
  expect(table.match.pending()[0]).toMatchObject({ seat: 'timoleone', step: 'operations' });
});

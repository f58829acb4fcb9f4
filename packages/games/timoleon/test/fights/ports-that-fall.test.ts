import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-R71 TI-R90 a fleet in a port that falls puts to sea; neutral ships and ships on the stocks are lost', () => {
  const table = operations('dionysius', {
    leaders: { timonides: { place: 'catana', owner: 'dionysius' } },
    forces: [
      force('catana', 'dionysius', { 'mercenary-hoplites': 6 }),
      force('thapsos.port', 'hicetas', { triremes: 2 }),
      force('thapsos.port', 'neutral', { triremes: 1 }),
      force('leontini', 'dionysius', { 'mercenary-light': 1 }),
    ],
    zones: {
      catana: { control: 'neutral', raised: true },
      thapsos: { control: 'hicetas', raised: true },
      leontini: { control: 'neutral' },
    },
    building: [{ zone: 'thapsos', turn: 6, triremes: 1 }],
  });
  table.act({ type: 'element', place: 'leontini', unit: 'mercenary-light', count: 1 });
  table.act({ type: 'step', place: 'thapsos' });
  choose(table, 'halt');
  expect(written(table).zones.thapsos.control).toBe('dionysius');
  expect(pointsAt(table, 'sea_catana', 'hicetas')).toEqual({ triremes: 2 });
  expect(written(table).forces.filter(({ owner }) => owner === 'neutral')).toEqual([]);
  expect((written(table) as unknown as { building: unknown[] }).building).toEqual([]);
});

test('TI-R71 TI-N-a the fleet in it puts to sea and may have to fight there', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'motya', owner: 'timoleon' }, hanno: { place: 'motya.port', owner: 'carthage' } },
    forces: [
      force('motya', 'timoleon', { 'mercenary-hoplites': 9 }),
      force('motya.city', 'carthage', { 'mercenary-light': 1 }),
      force('motya.port', 'carthage', { triremes: 3 }),
      force('sea_lilybaeum', 'timoleon', { triremes: 5 }),
    ],
    zones: { motya: { control: 'carthage', raised: true, siege: { by: 'timoleon', turns: 1 } } },
    expeditions: { carthage_2: { status: 'cancelled', turn: 0, place: null } },
  });
  march(table, 'timoleon');
  choose(table, 'assault');
  table.act({ type: 'stratagem', stratagem: 'defend_gate' }, { seat: 'carthage' });
  table.act({ type: 'stratagem', stratagem: 'walls' }, { seat: 'timoleon', chance: [6, 1] });
  table.act({ type: 'lose', owner: 'timoleon', unit: 'mercenary-hoplites' }, { chance: [3] });
  expect(written(table).zones.motya.control).toBe('timoleon');
  expect(table.of('puts-to-sea')).toMatchObject([{ rule: 'TI-R71', seat: 'carthage', place: 'sea_lilybaeum' }]);
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
    ['carthage', 'wishes'],
    ['timoleon', 'wishes'],
  ]);
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'carthage' });
  table.act({ type: 'choose', choice: 'avoid' }, { seat: 'timoleon' });
  expect(pointsAt(table, 'sea_lilybaeum', 'carthage')).toEqual({ triremes: 3 });
  expect(written(table).leaders.hanno.place).toBe('sea_lilybaeum');
  expect(table.match.pending()[0]).toMatchObject({ seat: 'timoleon', step: 'operations' });
});

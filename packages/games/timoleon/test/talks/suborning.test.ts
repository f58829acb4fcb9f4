import { expect, test } from 'vitest';
import { force, operations, written } from '../table.ts';

test('TI-R9 a leader whose army was suborned away from him leaves ground that is not his', () => {
  const table = operations('dionysius', {
    leaders: {
      euthymus: { place: 'inessa', owner: 'hicetas' },
      eupolemus: { place: 'inessa', owner: 'hicetas' },
      agathocles: { place: 'catana', owner: 'dionysius' },
    },
    forces: [force('inessa', 'hicetas', { 'mercenary-hoplites': 1 }), force('catana', 'dionysius', { 'mercenary-light': 1 })],
    treasury: { dionysius: 200 },
  });
  table.act({ type: 'suborn', leader: 'euthymus' });
  table.act({ type: 'bid', talents: 0 }, { chance: [6] });
  expect(written(table).leaders).toMatchObject({ euthymus: { owner: 'dionysius', place: 'catana' } });
  expect(written(table).leaders.eupolemus.place).toBe('leontini.city');
});
test('TI-R9 TI-III-i a general beside his head is suborned without the army, for twenty talents a point of T', () => {
  const table = operations('dionysius', {
    leaders: {
      hicetas: { place: 'inessa', owner: 'hicetas' },
      euthymus: { place: 'inessa', owner: 'hicetas' },
      agathocles: { place: 'catana', owner: 'dionysius' },
    },
    forces: [
      force('inessa', 'hicetas', { 'mercenary-hoplites': 5, engines: 1 }),
      force('catana', 'dionysius', { 'mercenary-light': 1 }),
    ],
    treasury: { dionysius: 200 },
  });
  table.act({ type: 'suborn', leader: 'euthymus' });
  table.act({ type: 'bid', talents: 0 }, { chance: [6] });
  const { leaders, forces, treasury } = written(table);
  expect(leaders).toMatchObject({ euthymus: { owner: 'dionysius', place: 'catana' }, hicetas: { place: 'inessa' } });
  expect(treasury.dionysius).toBe(200 - 60);
  expect(forces).toContainEqual(force('inessa', 'hicetas', { 'mercenary-hoplites': 5, engines: 1 }));
});

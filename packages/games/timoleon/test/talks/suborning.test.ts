import { expect, test } from 'vitest';
import { force, operations, written } from '../table.ts';

test('TI-R9 a leader whose army was suborned away from him leaves ground that is not his', () => {
  const table = operations('dionysio', {
    leaders: {
      euthymus: { place: 'inessa', owner: 'iceta' },
      eupolemo: { place: 'inessa', owner: 'iceta' },
      agatocle: { place: 'catana', owner: 'dionysio' },
    },
    forces: [force('inessa', 'iceta', { 'mercenary-hoplites': 1 }), force('catana', 'dionysio', { 'mercenary-light': 1 })],
    treasury: { dionysio: 200 },
  });
  table.act({ type: 'suborn', leader: 'euthymus' });
  table.act({ type: 'bid', talents: 0 }, { chance: [6] });
  expect(written(table).leaders).toMatchObject({ euthymus: { owner: 'dionysio', place: 'catana' } });
  expect(written(table).leaders.eupolemo.place).toBe('leontini.city');
});

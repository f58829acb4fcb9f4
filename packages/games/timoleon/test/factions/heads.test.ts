import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, march, ORDER, operations, written } from '../table.ts';

test('TI-R57 TI-IX-f a faction whose head fell is led by its leader with the highest T', () => {
  const table = operations('timoleon', {
    leaders: {
      timoleon: { place: 'inessa', owner: 'timoleon' },
      hicetas: { place: 'inessa', owner: 'hicetas' },
      eupolemus: { place: 'leontini.city', owner: 'hicetas' },
      euthymus: { place: 'leontini.city', owner: 'hicetas' },
    },
    forces: [force('inessa', 'timoleon', { 'mercenary-hoplites': 8 }), force('inessa', 'hicetas', { 'mercenary-light': 1 })],
  });
  march(table, 'timoleon');
  table.act({ type: 'attack', owner: 'hicetas' });
  table.act({ type: 'tactic', tactic: 'frontal' }, { seat: 'timoleon' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'hicetas', chance: [6, 1, 2, 1, 1, 1, 1] });
  expect(written(table).leaders.hicetas).toMatchObject({ place: 'dead', killer: 'timoleon' });
  expect(table.of('head')).toMatchObject([{ seat: 'hicetas', leader: 'euthymus' }]);
});

test('TI-R57 TI-IX-f a faction that had lost all its leaders follows the best of those who come to it', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'turn',
      turn: 3,
      order: ORDER,
      forces: [],
      leaders: {
        synalo: { place: 'dead', owner: 'carthage' },
        hanno: { place: 'dead', owner: 'carthage' },
        bostar: { place: 'dead', owner: 'carthage' },
      },
      heads: { carthage: null },
      alliances: [],
    },
    { chance: [1, 1], seed: 1 },
  );
  table.act({ type: 'treat', zone: 'panormus' });
  expect(table.of('head')).toMatchObject([{ rule: 'TI-IX-f', seat: 'carthage', leader: 'gisco' }]);
});

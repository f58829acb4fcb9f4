import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, written } from '../table.ts';

test('TI-R16 TI-IV-h a head whom natives kill leaves his treasury to his faction', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'natives',
      turn: 5,
      order: ['hicetas', 'carthage', 'timoleon', 'dionysius'],
      alliances: [],
      treasury: { hicetas: 250 },
      forces: [
        force('caltagirone', 'hicetas', { 'mercenary-light': 1 }),
        force('leontini.city', 'hicetas', { 'mercenary-hoplites': 5 }),
        force('armerina', 'sicels', { 'native-light': 10, 'native-hoplites': 4 }),
      ],
      leaders: {
        hicetas: { place: 'caltagirone', owner: 'hicetas' },
        agyris: { place: 'armerina', owner: 'sicels' },
        euthymus: { place: 'leontini.city', owner: 'hicetas' },
      },
      natives: { sicels: { army: 'reaction', turns: 1, enemy: null, size: [4, 10, 0], extinct: false } },
      zones: { caltagirone: { raised: true } },
    },
    { seed: 4 },
  );
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'hicetas' });
  expect(written(table).leaders.hicetas.place).toBe('dead');
  expect(table.of('treasury-captured')).toEqual([]);
  expect(written(table).treasury.hicetas).toBe(250);
});

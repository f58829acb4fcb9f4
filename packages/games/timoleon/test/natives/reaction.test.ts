import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, ORDER, operations, written } from '../table.ts';

test('TI-FN-af the army of reaction appears in the nearest free territory, else on the spot', () => {
  const others = ['agyrium', 'enna', 'armerina', 'nebrodi'];
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'leontini.city', owner: 'hicetas' } },
    forces: [force('leontini.city', 'hicetas', { 'mercenary-hoplites': 5 })],
    zones: Object.fromEntries(others.map(zone => [zone, { control: 'neutral' }])),
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'caltagirone' }, { chance: [1, 1] });
  expect(table.of('native-army')).toMatchObject([{ zone: 'caltagirone' }]);
  expect(table.why({ type: 'step', place: 'camarina' })).toBe('TI-VII-c');
});

test('TI-FN-ag invaders inside a native city are besieged or assaulted; retaken it is native and not plundered', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'natives',
      turn: 5,
      order: ORDER,
      alliances: [],
      leaders: {},
      forces: [
        force('armerina', 'sicels', { 'native-light': 8 }),
        force('caltagirone.city', 'hicetas', { 'mercenary-light': 1 }),
      ],
      zones: { caltagirone: { control: 'hicetas', raised: true } },
      natives: { sicels: { army: 'reaction', turns: 0, enemy: null, size: [0, 8, 0], extinct: false } },
    },
    { chance: [], seed: 5 },
  );
  choose(table, 'withdraw');
  expect(table.of('native-siege')).toMatchObject([{ zone: 'caltagirone', assault: true }]);
  expect(table.match.pending()[0].step).toBe('stratagems');
  // The wall by lot, 6 against 1: the city falls, is native again, and nobody plunders it.
  table.act({ type: 'stratagem', stratagem: 'countermine' }, { chance: [1, 6, 1] });
  expect(table.of('assault')).toMatchObject([{ zone: 'caltagirone', attacker: 'sicels' }]);
  expect(written(table).zones.caltagirone.control ?? 'sicels').toBe('sicels');
  expect(table.of('city-plundered')).toHaveLength(0);
});

import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-VII-d TI-V-h TI-V-e the citizens of an empty quarter turn out against whoever comes, with their captain, and do not stop him', () => {
  const table = operations('hicetas', {
    forces: [
      force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('syr_ortygia', 'dionysius', { 'mercenary-hoplites': 5 }),
    ],
    leaders: {
      hicetas: { place: 'syr_epipolae', owner: 'hicetas' },
      dionysius: { place: 'syr_ortygia', owner: 'dionysius' },
    },
    zones: { syr_epipolae: { control: 'hicetas' } },
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'syr_tyche' });
  expect(table.of('citizens-rise')).toMatchObject([{ zone: 'syr_tyche', owner: 'dionysius', points: 4, leader: 'telesides' }]);
  expect(pointsAt(table, 'syr_tyche', 'dionysius')).toEqual({
    'forced-hoplites-discontented': 3,
    'forced-cavalry-discontented': 1,
  });
  expect(table.why({ type: 'step', place: 'syr_achradina' })).toBeNull();
  choose(table, 'halt');
  expect(written(table).zones.syr_tyche.control).toBe('dionysius');
});
test('TI-VII-d TI-V-c those of Neapolis rise for Timoleon with a will', () => {
  const table = operations('dionysius', {
    forces: [force('syr_market', 'dionysius', { 'mercenary-light': 1 })],
    leaders: { dionysius: { place: 'syr_market', owner: 'dionysius' } },
    zones: { syr_neapolis: { control: 'timoleon' }, syr_market: { control: 'dionysius' } },
  });
  table.act({ type: 'element', place: 'syr_market', unit: 'mercenary-light', count: 1 });
  table.act({ type: 'step', place: 'syr_neapolis' });
  expect(pointsAt(table, 'syr_neapolis', 'timoleon')).toEqual({ 'citizen-hoplites': 3, 'citizen-cavalry': 1 });
});
test('TI-R83 TI-VII-k a right of passage holds in the streets of Syracuse too', () => {
  const table = operations('timoleon', {
    treaties: [{ a: 'timoleon', b: 'dionysius', passage: 9, truce: 9, joint: false }],
    forces: [
      force('syr_achradina', 'timoleon', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysius', { 'mercenary-light': 1 }),
    ],
    leaders: { timoleon: { place: 'syr_achradina', owner: 'timoleon' } },
    zones: { syr_achradina: { control: 'timoleon' }, syr_neapolis: { control: 'dionysius', raised: true } },
  });
  march(table, 'timoleon');
  table.act({ type: 'step', place: 'syr_neapolis' });
  expect(table.why({ type: 'step', place: 'syr_olympium' })).toBeNull();
});
test('TI-R113 a garrison that is not besieged leaves its city, though an enemy stands before the walls; a besieged one does not', () => {
  const inside = (siege: object) =>
    operations('hicetas', {
      forces: [
        force('leontini.city', 'hicetas', { 'mercenary-hoplites': 8 }),
        force('leontini', 'timoleon', { 'mercenary-light': 1 }),
      ],
      zones: { leontini: { control: 'hicetas', raised: true, ...siege } },
    });
  const free = inside({});
  free.act({ type: 'element', place: 'leontini.city', unit: 'mercenary-hoplites', count: 8 });
  expect(free.why({ type: 'step', place: 'catana' })).toBeNull();
  const shut = inside({ siege: { by: 'timoleon', turns: 4 } });
  shut.act({ type: 'element', place: 'leontini.city', unit: 'mercenary-hoplites', count: 8 });
  expect(shut.why({ type: 'step', place: 'catana' })).toBe('TI-S-d');
});
test('TI-FN-t the ally of Agyris comes to the Sicels as a guest: nobody rises, and he takes nothing by halting', () => {
  const table = operations('hicetas', {
    forces: [force('centuripae', 'hicetas', { 'mercenary-hoplites': 3 })],
    leaders: { hicetas: { place: 'centuripae', owner: 'hicetas' }, agyris: { place: 'enna', owner: 'hicetas' } },
    zones: { centuripae: { control: 'hicetas', raised: true } },
  });
  march(table, 'hicetas');
  table.act({ type: 'step', place: 'agyrium' });
  expect(table.of('citizens-rise')).toEqual([]);
  choose(table, 'halt');
  expect(written(table).zones.agyrium.control).toBe('sicels');
});

import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, pointsAt, written } from '../table.ts';

test('TI-R77 when an alliance ends guests leave Ortygia for the Market and the harbours for the sea', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'negotiation',
      turn: 5,
      order: ['dionysio', 'iceta', 'carthage', 'timoleone'],
      alliances: [['dionysio', 'iceta']],
      leaders: { euthymus: { place: 'syr_ortygia', owner: 'iceta' }, iceta: { place: 'syr_great_harbour', owner: 'iceta' } },
      forces: [
        force('syr_ortygia', 'dionysio', { 'mercenary-hoplites': 2 }),
        force('syr_ortygia', 'iceta', { 'mercenary-hoplites': 1 }),
        force('syr_great_harbour', 'iceta', { triremes: 2 }),
      ],
    },
    { seed: 1 },
  );
  table.act({ type: 'break', faction: 'iceta' });
  expect(pointsAt(table, 'syr_market', 'iceta')).toEqual({ 'mercenary-hoplites': 1 });
  expect(pointsAt(table, 'sea_syracuse', 'iceta')).toEqual({ triremes: 2 });
  expect(written(table).leaders).toMatchObject({ euthymus: { place: 'syr_market' }, iceta: { place: 'sea_syracuse' } });
});

test('TI-S-c TI-R2 TI-R106 a siege ends when besieger and holder become allies', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'negotiation',
      turn: 5,
      order: ['iceta', 'dionysio', 'carthage', 'timoleone'],
      alliances: [],
      leaders: {},
      forces: [
        force('leontini', 'dionysio', { 'mercenary-hoplites': 3 }),
        force('leontini.city', 'iceta', { 'mercenary-light': 1 }),
      ],
      zones: { leontini: { control: 'iceta', siege: { by: 'dionysio', turns: 2 } } },
    },
    { seed: 1 },
  );
  table.act({ type: 'draft', faction: 'dionysio' });
  table.act({ type: 'term', term: 'alliance', value: 0 });
  choose(table, 'send');
  choose(table, 'sign');
  expect(table.of('siege-lifted')).toMatchObject([{ rule: 'TI-S-c', zone: 'leontini' }]);
  expect(written(table).zones.leontini.siege).toBeUndefined();
});

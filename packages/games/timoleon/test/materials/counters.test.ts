import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import board from '../../data/board.json' with { type: 'json' };
import components from '../../data/components.json' with { type: 'json' };
import { timoleon } from '../../index.ts';
import { isMercenary, UNIT } from '../../rules/materials/units.ts';
import { TEXT } from '../../text/index.ts';
import { force, operations, pointsAt } from '../table.ts';

test('TI-I-b TI-I-c TI-C-b TI-R54 zones, borders, the city map, 38 city territories', () => {
  const cities = board.territories.filter(({ kind }) => kind === 'territory');
  expect([cities.length, cities.filter(({ inSicily }) => inSicily).length, board.seas.length, board.metro.length]).toEqual([
    38, 37, 15, 10,
  ]);
  const groups = ['epikrateia', 'sicans', 'sicels', 'democratic', 'autonomous', 'tyrant'];
  expect(groups.map(group => cities.filter(city => city.group === group).length)).toEqual([8, 4, 5, 4, 10, 7]);
});

test('TI-I-d TI-R65 bodyguards are mercenaries, the Sacred Band and the veterans are not', () => {
  const units = ['bodyguard', 'sacred-band', 'veterans', 'citizen-hoplites', 'mercenary-light', 'native-light'];
  expect(units.map(unit => isMercenary(UNIT.at(unit)))).toEqual([true, false, false, false, true, false]);
});

test('TI-I-g 36 leaders; absent E counts 0, absent L cannot be suborned', () => {
  expect(components.leaders).toHaveLength(36);
  const heads = components.leaders.filter(({ role }) => role === 'faction head');
  expect(heads.map(({ id, T, E, L }) => [id, T, E ?? 0, L])).toEqual([
    ['synalo', 1, 0, null],
    ['timoleon', 4, 4, null],
    ['hicetas', 3, 2, null],
    ['dionysius', 3, 0, null],
  ]);
});

test('TI-I-f troops are counted in whole points, never in men', () => {
  const table = operations('carthage', { forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 })] });
  expect(pointsAt(table, 'motya.city', 'carthage')).toEqual({ 'mercenary-light': 2 });
  const half = { phase: 'operations', forces: [force('motya.city', 'carthage', { 'mercenary-light': 1.5 })] };
  expect(() => tableOf(timoleon, half)).toThrow(/cannot be set/);
});

test('TI-R61 Netum and Cephaloedium; Dinarchus and Dienarchus are two men', () => {
  const { zone, leader } = TEXT.en.names;
  expect([zone.netum, zone.cephaloedium]).toEqual(['Netum', 'Cephaloedium']);
  expect([leader.dinarchus, leader.dienarchus]).toEqual(['Dinarchus', 'Dienarchus']);
});

test('TI-R73 every value of the map says where it comes from', () => {
  for (const territory of board.territories) {
    expect(territory.source, territory.id).toMatch(/seed|reconstructed|public/);
    expect(Object.keys(territory.fieldSources ?? {}), territory.id).toContain('silhouettes');
  }
});

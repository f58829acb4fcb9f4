import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-L-f TI-S-e a garrison that leaves by a Retreat without combat leaves the city to the besieger', () => {
  const table = operations('iceta', {
    leaders: { iceta: { place: 'inessa', owner: 'iceta' } },
    forces: [
      force('inessa', 'iceta', { 'mercenary-hoplites': 5 }),
      force('inessa.city', 'dionysio', { 'mercenary-hoplites': 2 }),
    ],
    zones: {
      inessa: { control: 'dionysio', raised: true, defence: 0, siege: { by: 'iceta', turns: 3 } },
      catana: { control: 'dionysio' },
    },
  });
  march(table, 'iceta');
  table.act({ type: 'attack', owner: 'dionysio' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'iceta' });
  table.act({ type: 'tactic', tactic: 'retreat' }, { seat: 'dionysio' });
  table.act({ type: 'retreat', place: 'catana' }, { chance: [3] });
  expect(table.of('siege-plunder')).toMatchObject([{ zone: 'inessa', turns: 3, plundered: false }]);
  expect(written(table).zones.inessa.control).toBe('iceta');
});

test('TI-L-f without combat nobody surrenders: an ally who cannot follow the Retreat stays', () => {
  const table = operations('timoleone', {
    alliances: [['carthage', 'iceta']],
    leaders: { timoleone: { place: 'catana', owner: 'timoleone' } },
    forces: [
      force('catana', 'timoleone', { 'mercenary-hoplites': 6 }),
      force('catana', 'iceta', { 'mercenary-hoplites': 3 }),
      force('sea_catana', 'iceta', { triremes: 3 }),
      force('catana', 'carthage', { 'mercenary-light': 1 }),
    ],
    zones: { leontini: { control: 'neutral' }, thapsos: { control: 'neutral' } },
  });
  march(table, 'timoleone');
  table.act({ type: 'attack', owner: 'iceta' });
  choose(table, 'join');
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'timoleone' });
  table.act({ type: 'tactic', tactic: 'retreat' }, { seat: 'iceta' });
  table.act({ type: 'retreat', place: 'sea_catana' });
  expect(table.of('surrender')).toEqual([]);
  expect(pointsAt(table, 'catana', 'carthage')).toEqual({ 'mercenary-light': 1 });
});

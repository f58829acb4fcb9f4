import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

test('TI-L-f TI-S-e a garrison that leaves by a Retreat without combat leaves the city to the besieger', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'inessa', owner: 'hicetas' } },
    forces: [
      force('inessa', 'hicetas', { 'mercenary-hoplites': 5 }),
      force('inessa.city', 'dionysius', { 'mercenary-hoplites': 2 }),
    ],
    zones: {
      inessa: { control: 'dionysius', raised: true, defence: 0, siege: { by: 'hicetas', turns: 3 } },
      catana: { control: 'dionysius' },
    },
  });
  march(table, 'hicetas');
  table.act({ type: 'attack', owner: 'dionysius' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'hicetas' });
  table.act({ type: 'tactic', tactic: 'retreat' }, { seat: 'dionysius' });
  table.act({ type: 'retreat', place: 'catana' }, { chance: [3] });
  expect(table.of('siege-plunder')).toMatchObject([{ zone: 'inessa', turns: 3, plundered: false }]);
  expect(written(table).zones.inessa.control).toBe('hicetas');
});

test('TI-L-f without combat nobody surrenders: an ally who cannot follow the Retreat stays', () => {
  const table = operations('timoleon', {
    alliances: [['carthage', 'hicetas']],
    leaders: { timoleon: { place: 'catana', owner: 'timoleon' } },
    forces: [
      force('catana', 'timoleon', { 'mercenary-hoplites': 6 }),
      force('catana', 'hicetas', { 'mercenary-hoplites': 3 }),
      force('sea_catana', 'hicetas', { triremes: 3 }),
      force('catana', 'carthage', { 'mercenary-light': 1 }),
    ],
    zones: { leontini: { control: 'neutral' }, thapsos: { control: 'neutral' } },
  });
  march(table, 'timoleon');
  table.act({ type: 'attack', owner: 'hicetas' });
  choose(table, 'join');
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'timoleon' });
  table.act({ type: 'tactic', tactic: 'retreat' }, { seat: 'hicetas' });
  table.act({ type: 'retreat', place: 'sea_catana' });
  expect(table.of('surrender')).toEqual([]);
  expect(pointsAt(table, 'catana', 'carthage')).toEqual({ 'mercenary-light': 1 });
});

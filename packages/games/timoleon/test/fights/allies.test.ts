import { expect, test } from 'vitest';
import { choose, force, march, operations } from '../table.ts';

test('TI-VIII-a TI-R88 of allies who defend together the one with most points chooses the option', () => {
  const table = operations('timoleon', {
    alliances: [['carthage', 'hicetas']],
    forces: [
      force('leontini', 'timoleon', { 'mercenary-hoplites': 5 }),
      force('leontini', 'hicetas', { 'mercenary-light': 1 }),
      force('leontini', 'carthage', { 'mercenary-hoplites': 3 }),
    ],
    zones: { leontini: { control: 'hicetas', raised: true } },
    leaders: { timoleon: { place: 'leontini', owner: 'timoleon' } },
  });
  march(table, 'timoleon');
  table.act({ type: 'attack', owner: 'hicetas' });
  choose(table, 'join');
  expect(table.match.pending().map(({ seat }) => seat)).toEqual(['carthage', 'timoleon']);
  expect(table.match.pending()[0].about).toMatchObject({ defender: 'carthage', defence: 14 });
});

test('TI-VIII-a of allies who defend a quarter together the one with most points decides', () => {
  const table = operations('carthage', {
    alliances: [['hicetas', 'dionysius']],
    leaders: { bostar: { place: 'syr_epipolae', owner: 'carthage' } },
    forces: [
      force('syr_epipolae', 'carthage', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysius', { 'mercenary-light': 1 }),
      force('syr_neapolis', 'hicetas', { 'mercenary-light': 3 }),
    ],
    zones: { syr_epipolae: { control: 'carthage' } },
  });
  march(table, 'bostar');
  table.act({ type: 'step', place: 'syr_neapolis' });
  table.act({ type: 'attack', owner: 'dionysius' });
  choose(table, 'join');
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
    ['carthage', 'tactics'],
    ['hicetas', 'tactics'],
  ]);
});

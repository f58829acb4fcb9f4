import { expect, test } from 'vitest';
import { choose, force, march, operations } from '../table.ts';

test('TI-VIII-a TI-R88 of allies who defend together the one with most points chooses the option', () => {
  const table = operations('timoleone', {
    alliances: [['carthage', 'iceta']],
    forces: [
      force('leontini', 'timoleone', { 'mercenary-hoplites': 5 }),
      force('leontini', 'iceta', { 'mercenary-light': 1 }),
      force('leontini', 'carthage', { 'mercenary-hoplites': 3 }),
    ],
    zones: { leontini: { control: 'iceta', raised: true } },
    leaders: { timoleone: { place: 'leontini', owner: 'timoleone' } },
  });
  march(table, 'timoleone');
  table.act({ type: 'attack', owner: 'iceta' });
  choose(table, 'join');
  expect(table.match.pending().map(({ seat }) => seat)).toEqual(['carthage', 'timoleone']);
  expect(table.match.pending()[0].about).toMatchObject({ defender: 'carthage', defence: 14 });
});

test('TI-VIII-a of allies who defend a quarter together the one with most points decides', () => {
  const table = operations('carthage', {
    alliances: [['iceta', 'dionysio']],
    leaders: { bostar: { place: 'syr_epipolae', owner: 'carthage' } },
    forces: [
      force('syr_epipolae', 'carthage', { 'mercenary-hoplites': 4 }),
      force('syr_neapolis', 'dionysio', { 'mercenary-light': 1 }),
      force('syr_neapolis', 'iceta', { 'mercenary-light': 3 }),
    ],
    zones: { syr_epipolae: { control: 'carthage' } },
  });
  march(table, 'bostar');
  table.act({ type: 'step', place: 'syr_neapolis' });
  table.act({ type: 'attack', owner: 'dionysio' });
  choose(table, 'join');
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([
    ['carthage', 'tactics'],
    ['iceta', 'tactics'],
  ]);
});

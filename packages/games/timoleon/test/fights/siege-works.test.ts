import { expect, test } from 'vitest';
import { choose, force, march, operations, written } from '../table.ts';

test('TI-S-a TI-S-b a city without walls may be starved as well as attacked', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'inessa', owner: 'carthage' } },
    forces: [force('inessa', 'carthage', { 'mercenary-hoplites': 4 }), force('inessa.city', 'hicetas', { 'mercenary-light': 2 })],
    zones: { inessa: { control: 'hicetas', defence: 0, raised: true } },
  });
  march(table, 'bostar');
  expect(table.why({ type: 'attack', owner: 'hicetas' })).toBeNull();
  choose(table, 'besiege');
  expect(table.why({ type: 'choose', choice: 'assault' })).toBe('TI-S-f');
  choose(table, 'starve');
  expect(written(table).zones.inessa.siege).toMatchObject({ by: 'carthage', turns: 1 });
});

test('TI-R103 TI-A-b TI-L-k an army that has just landed assaults with half its strength', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'sea_catana', owner: 'carthage' } },
    forces: [
      force('sea_catana', 'carthage', { triremes: 7, 'mercenary-hoplites': 7 }),
      force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    ],
  });
  march(table, 'bostar');
  table.act({ type: 'land', place: 'catana' });
  choose(table, 'besiege');
  choose(table, 'assault');
  expect(table.match.pending()[0].about).toMatchObject({ attack: 14, defence: 16 });
});

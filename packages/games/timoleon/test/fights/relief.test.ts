import { expect, test } from 'vitest';
import { choose, force, march, operations } from '../table.ts';

test('TI-L-k TI-S-d only the army that landed is halved, not the garrison that joins it', () => {
  const table = operations('hicetas', {
    leaders: { euthymus: { place: 'sea_catana', owner: 'hicetas' }, bostar: { place: 'leontini', owner: 'carthage' } },
    forces: [
      force('sea_catana', 'hicetas', { triremes: 3, 'mercenary-hoplites': 3 }),
      force('leontini.city', 'hicetas', { 'mercenary-hoplites': 2 }),
      force('leontini', 'carthage', { 'mercenary-hoplites': 4 }),
    ],
    zones: { leontini: { control: 'hicetas', siege: { by: 'carthage', turns: 1 } } },
  });
  march(table, 'euthymus');
  table.act({ type: 'land', place: 'leontini' });
  table.act({ type: 'attack', owner: 'carthage' });
  choose(table, 'join');
  expect(table.match.pending()[0].about).toMatchObject({ attack: 6 + 8, defence: 16 });
});

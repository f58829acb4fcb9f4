import { expect, test } from 'vitest';
import { force, operations } from '../table.ts';

test('TI-R26 TI-V-j allies who lie in a harbour of Syracuse together both hold it', () => {
  const table = operations('dionysius', {
    alliances: [['dionysius', 'hicetas']],
    leaders: { dionysius: { place: 'syr_ortygia', owner: 'dionysius' } },
    forces: [
      force('syr_ortygia', 'dionysius', { bodyguard: 1 }),
      force('syr_great_harbour', 'dionysius', { triremes: 3 }),
      force('syr_great_harbour', 'hicetas', { triremes: 3 }),
    ],
  });
  expect(table.why({ type: 'dispatch', leader: 'dionysius', area: 'bruttium' })).toBeNull();
});

test('TI-R26 TI-V-m the fleet of an ally in the Great Harbour does not stop the arsenal of whoever holds Ortygia', () => {
  const table = (alliances: object) =>
    operations('dionysius', {
      alliances,
      treasury: { dionysius: 20 },
      leaders: { dionysius: { place: 'syr_ortygia', owner: 'dionysius' } },
      forces: [force('syr_ortygia', 'dionysius', { bodyguard: 1 }), force('syr_great_harbour', 'hicetas', { triremes: 3 })],
    });
  expect(table([['dionysius', 'hicetas']]).why({ type: 'arsenal' })).toBeNull();
  expect(table([]).why({ type: 'arsenal' })).toBe('TI-R26');
});

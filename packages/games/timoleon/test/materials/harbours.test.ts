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

import { expect, test } from 'vitest';
import { force, operations } from '../table.ts';

test('TI-R26 TI-V-j allies who lie in a harbour of Syracuse together both hold it', () => {
  const table = operations('dionysio', {
    alliances: [['dionysio', 'iceta']],
    leaders: { dionysio: { place: 'syr_ortygia', owner: 'dionysio' } },
    forces: [
      force('syr_ortygia', 'dionysio', { bodyguard: 1 }),
      force('syr_great_harbour', 'dionysio', { triremes: 3 }),
      force('syr_great_harbour', 'iceta', { triremes: 3 }),
    ],
  });
  expect(table.why({ type: 'dispatch', leader: 'dionysio', area: 'bruttium' })).toBeNull();
});

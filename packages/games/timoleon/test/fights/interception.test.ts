import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-R109 TI-VII-h a fleet in a harbour of Syracuse may come out against whoever enters the sea before it', () => {
  const table = operations('timoleone', {
    leaders: { timoleone: { place: 'sea_catana', owner: 'timoleone' } },
    forces: [force('sea_catana', 'timoleone', { triremes: 5 }), force('syr_great_harbour', 'dionysio', { triremes: 7 })],
  });
  march(table, 'timoleone');
  table.act({ type: 'step', place: 'sea_syracuse' });
  expect(table.match.pending()[0]).toMatchObject({
    seat: 'dionysio',
    step: 'interception',
    about: { port: 'syr_great_harbour' },
  });
  choose(table, 'intercept');
  expect(pointsAt(table, 'sea_syracuse', 'dionysio')).toEqual({ triremes: 7 });
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([['timoleone', 'wishes']]);
});

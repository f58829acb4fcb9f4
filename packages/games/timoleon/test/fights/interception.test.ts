import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-R109 TI-VII-h a fleet in a harbour of Syracuse may come out against whoever enters the sea before it', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'sea_catana', owner: 'timoleon' } },
    forces: [force('sea_catana', 'timoleon', { triremes: 5 }), force('syr_great_harbour', 'dionysius', { triremes: 7 })],
  });
  march(table, 'timoleon');
  table.act({ type: 'step', place: 'sea_syracuse' });
  expect(table.match.pending()[0]).toMatchObject({
    seat: 'dionysius',
    step: 'interception',
    about: { port: 'syr_great_harbour' },
  });
  choose(table, 'intercept');
  expect(pointsAt(table, 'sea_syracuse', 'dionysius')).toEqual({ triremes: 7 });
  expect(table.match.pending().map(({ seat, step }) => [seat, step])).toEqual([['timoleon', 'wishes']]);
});

import { expect, test } from 'vitest';
import { force, march, operations } from '../table.ts';

test('TI-R108 TI-R67 out of a water in which a hostile fleet has lain since before nobody lands', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'sea_lilybaeum', owner: 'timoleon' } },
    forces: [
      force('sea_lilybaeum', 'timoleon', { 'mercenary-hoplites': 4, triremes: 5 }),
      force('sea_lilybaeum', 'carthage', { triremes: 2 }),
    ],
  });
  march(table, 'timoleon');
  expect(table.why({ type: 'land', place: 'motya' })).toBe('TI-R108');
});

test('TI-R100 TI-R67 a fleet that has come into a port sails no further in this operation, but may land', () => {
  const table = operations('carthage', {
    forces: [force('sea_drepanum', 'carthage', { 'mercenary-hoplites': 1, triremes: 2 })],
    leaders: { bostar: { place: 'sea_drepanum', owner: 'carthage' } },
  });
  march(table, 'bostar');
  table.act({ type: 'step', place: 'drepanum.port' });
  expect(table.match.pending()[0].about.pm).toBe(10);
  expect(table.why({ type: 'step', place: 'sea_drepanum' })).toBe('TI-R100');
  expect(table.why({ type: 'land', place: 'drepanum.city' })).toBeNull();
});

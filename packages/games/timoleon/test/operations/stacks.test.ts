import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-VI-a one movement is finished before another begins', () => {
  const table = operations('carthage', {
    forces: [force('motya.city', 'carthage', { 'mercenary-light': 2 })],
    leaders: { bostar: { place: 'motya.city', owner: 'carthage' }, hanno: { place: 'motya.city', owner: 'carthage' } },
  });
  const other = { type: 'activate', leader: 'hanno' };
  expect(table.why(other)).toBeNull();
  table.act({ type: 'activate', leader: 'bostar' });
  choose(table, 'march');
  table.act({ type: 'step', place: 'drepanum' });
  expect(table.why(other)).not.toBeNull();
  choose(table, 'halt');
  expect(table.why(other)).toBeNull();
});

test('TI-VI-b TI-VI-g ships that nobody needs are left in port; the others must carry all', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'motya.city', owner: 'carthage' } },
    forces: [force('motya.city', 'carthage', { 'mercenary-hoplites': 2 }), force('motya.port', 'carthage', { triremes: 8 })],
  });
  march(table, 'bostar');
  table.act({ type: 'embark', place: 'motya.port' });
  expect(table.why({ type: 'leave', unit: 'triremes', count: 7 })).toBe('TI-VI-g');
  table.act({ type: 'leave', unit: 'triremes', count: 6 });
  expect(pointsAt(table, 'motya.port', 'carthage')).toEqual({ triremes: 6 });
  expect(pointsAt(table, 'march', 'carthage')).toEqual({ 'mercenary-hoplites': 2, triremes: 2 });
  table.act({ type: 'step', place: 'sea_lilybaeum' });
  choose(table, 'halt');
  expect(table.why({ type: 'element', place: 'motya.port', unit: 'triremes', count: 6 })).toBeNull();
});

import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt, written } from '../table.ts';

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

test('TI-II-o TI-II-p a fleet that was divided wrongly is put together again: who was to come along may still act, the admiral has begun', () => {
  const table = operations('carthage', {
    forces: [force('sea_panormus', 'carthage', { triremes: 3, 'mercenary-hoplites': 3 })],
    leaders: { bostar: { place: 'sea_panormus', owner: 'carthage' }, hanno: { place: 'sea_panormus', owner: 'carthage' } },
  });
  table.act({ type: 'activate', leader: 'bostar' });
  table.act({ type: 'bring', leader: 'hanno' });
  table.act({ type: 'take', unit: 'triremes', count: 2 });
  expect(table.why({ type: 'choose', choice: 'march' })).toBe('TI-VI-g'); // one ship for three points
  choose(table, 'drop');
  expect(pointsAt(table, 'sea_panormus', 'carthage')).toEqual({ triremes: 3, 'mercenary-hoplites': 3 });
  expect(written(table).leaders).toMatchObject({ bostar: { place: 'march', done: true }, hanno: { place: 'sea_panormus' } });
  choose(table, 'all');
  choose(table, 'march');
  choose(table, 'halt');
  expect(table.why({ type: 'activate', leader: 'hanno' })).toBeNull();
  expect(table.why({ type: 'activate', leader: 'bostar' })).toBe('TI-II-p');
});

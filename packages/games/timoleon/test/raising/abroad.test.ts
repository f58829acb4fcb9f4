import { expect, test } from 'vitest';
import { choose, force, operations, pointsAt } from '../table.ts';

test('TI-R94 one recruiter for each area; only what the fleet carries is hired', () => {
  const given = {
    treasury: { hicetas: 300 },
    forces: [force('thapsos.port', 'hicetas', { triremes: 2 }), force('leontini.city', 'hicetas', { 'mercenary-light': 1 })],
    leaders: { eupolemus: { place: 'thapsos.city', owner: 'hicetas' }, euthymus: { place: 'thapsos.city', owner: 'hicetas' } },
  };
  const table = operations('hicetas', given);
  table.act({ type: 'dispatch', leader: 'eupolemus', area: 'italy' });
  choose(table, 'done');
  expect(table.why({ type: 'dispatch', leader: 'euthymus', area: 'italy' })).toBe('TI-V-j');
  const abroad = operations('hicetas', {
    ...given,
    sent: { hicetas: { italy: 4 } },
    forces: [force('italy', 'hicetas', { triremes: 2 })],
    leaders: { eupolemus: { place: 'italy', owner: 'hicetas' } },
  });
  expect(abroad.why({ type: 'hire', area: 'italy', arm: 'hoplites', count: 3 })).toBe('TI-VI-g');
  abroad.act({ type: 'hire', area: 'italy', arm: 'hoplites', count: 2 });
  expect(abroad.why({ type: 'hire', area: 'italy', arm: 'light', count: 1 })).toBe('TI-VI-g');
});

test('TI-V-j TI-VI-b the recruiter takes the ships he needs; the others stay and may act', () => {
  const table = operations('carthage', {
    leaders: { hanno: { place: 'lilybaeum.city', owner: 'carthage' } },
    forces: [force('lilybaeum.port', 'carthage', { triremes: 8, transport: 1 })],
  });
  table.act({ type: 'dispatch', leader: 'hanno', area: 'gaul' });
  expect(table.match.pending()[0]).toMatchObject({ seat: 'carthage', step: 'convoy', about: { ships: 8 } });
  table.act({ type: 'leave', unit: 'triremes', count: 8 });
  expect(table.why({ type: 'leave', unit: 'transport', count: 1 })).toBe('TI-V-j');
  choose(table, 'done');
  expect(pointsAt(table, 'gaul', 'carthage')).toEqual({ transport: 1 });
  expect(table.why({ type: 'element', place: 'lilybaeum.port', unit: 'triremes', count: 8 })).toBeNull();
});

import { expect, test } from 'vitest';
import { force, operations, written } from '../table.ts';

test('TI-R6 TI-II-n engines and ships cost talents and no PO, in the own place alone', () => {
  const table = operations('carthage', {
    treasury: { carthage: 100 },
    forces: [force('motya.city', 'carthage', { 'mercenary-hoplites': 1 })],
    po: { carthage: 1 },
  });
  table.act({ type: 'engine', place: 'motya.city' });
  table.act({ type: 'trireme', zone: 'motya' });
  expect([written(table).po.carthage, written(table).treasury.carthage]).toEqual([1, 100 - 9 - 20]);
  expect(table.match.why('hicetas', { type: 'engine', place: 'leontini.city' })).toMatchObject({ code: 'not-asked' });
});

test('TI-R15 nothing is built in besieged Ortygia', () => {
  const table = operations('dionysius', {
    leaders: { dionysius: { place: 'syr_ortygia', owner: 'dionysius' } },
    forces: [force('syr_ortygia', 'dionysius', { bodyguard: 3 }), force('syr_market', 'hicetas', { 'mercenary-hoplites': 4 })],
    zones: { syr_ortygia: { siege: { by: 'hicetas', turns: 1 } }, syr_market: { control: 'hicetas' } },
  });
  expect(table.why({ type: 'engine', place: 'syr_ortygia' })).toBe('TI-V-n');
  expect(table.why({ type: 'arsenal' })).toBe('TI-V-m');
});

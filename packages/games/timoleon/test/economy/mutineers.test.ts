import { expect, test } from 'vitest';
import { choose, force, operations, pointsAt, written } from '../table.ts';

test('TI-R93 TI-IV-s mutineers who plunder the land roll for losses like others', () => {
  const table = operations('carthage', {
    forces: [force('halaesa', 'carthage', { 'mercenary-light-discontented': 3 })],
    zones: { halaesa: { control: 'hicetas' } },
  });
  table.act({ type: 'element', place: 'halaesa', unit: 'mercenary-light-discontented', count: 3 }, { chance: [1, 1] });
  // Two black silhouettes: 1 + 0 is not above them, two points fall, and the money is nobody's.
  expect(table.of('plundered')).toMatchObject([{ zone: 'halaesa', die: 1, lost: 2, talents: 0 }]);
  for (let n = 0; n < 2; n++)
    table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light-discontented' }, { seat: 'carthage' });
  expect(pointsAt(table, 'halaesa', 'carthage')).toEqual({ 'mercenary-light-discontented': 1 });
  expect(written(table).treasury.carthage).toBe(300);
});

test('TI-R93 TI-IV-w mutineers plunder with their own points, and the loss is theirs', () => {
  const table = operations('carthage', {
    leaders: { hanno: { place: 'catana', owner: 'carthage' } },
    forces: [
      force('catana', 'carthage', {
        'mercenary-hoplites': 9,
        'mercenary-light-discontented': 4,
        'mercenary-cavalry-discontented': 2,
      }),
    ],
  });
  table.act({ type: 'activate', leader: 'hanno' });
  table.act({ type: 'take', unit: 'mercenary-light-discontented', count: 4 });
  table.act({ type: 'take', unit: 'mercenary-cavalry-discontented', count: 2 });
  // Four black silhouettes against six points: no +1, though nine hoplites look on.
  choose(table, 'march', [1, 4]);
  expect(table.of('plundered')).toMatchObject([{ zone: 'catana', die: 4, lost: 4, modifiers: [{ rule: 'TI-IV-w', by: 0 }] }]);
  expect(table.why({ type: 'lose', owner: 'carthage', unit: 'mercenary-hoplites' })).toBe('TI-A-h');
  for (let n = 0; n < 4; n++) table.act({ type: 'lose', owner: 'carthage', unit: 'mercenary-light-discontented' });
  expect(pointsAt(table, 'catana', 'carthage')).toMatchObject({ 'mercenary-cavalry-discontented': 2 });
});

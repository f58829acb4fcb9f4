import { expect, test } from 'vitest';
import { choose, force, march, operations, pointsAt } from '../table.ts';

test('TI-R112 TI-FY-d bodyguards of another who are hired serve as hoplites', () => {
  const table = operations('dionysius', {
    leaders: { dionysius: { place: 'catana', owner: 'dionysius' } },
    forces: [
      force('catana', 'dionysius', { bodyguard: 3, 'mercenary-hoplites': 8 }),
      force('catana', 'hicetas', { bodyguard: 3 }),
    ],
    treasury: { dionysius: 30 },
    zones: { leontini: { control: 'neutral' }, thapsos: { control: 'neutral' } },
  });
  march(table, 'dionysius');
  table.act({ type: 'attack', owner: 'hicetas' });
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'dionysius' });
  // T 3 and 3 : 1 make 6; 1 − 6 + 6 = 1: one point falls, the rest have nowhere to go. The winner loses 1 − 3, none.
  table.act({ type: 'tactic', tactic: 'stand' }, { seat: 'hicetas', chance: [1, 6, 2] });
  table.act({ type: 'lose', owner: 'hicetas', unit: 'bodyguard' }, { chance: [1, 1] });
  table.act({ type: 'enlist', unit: 'bodyguard' });
  table.act({ type: 'enlist', unit: 'bodyguard' });
  choose(table, 'done');
  expect(pointsAt(table, 'catana', 'dionysius')).toEqual({ bodyguard: 3, 'mercenary-hoplites': 10 });
});

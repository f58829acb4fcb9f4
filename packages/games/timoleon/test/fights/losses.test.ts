import { expect, test } from 'vitest';
import { force, march, operations, pointsAt, written } from '../table.ts';

type Board = ReturnType<typeof operations>;
const tactics = (
  table: Board,
  attacker: string,
  attack: string,
  defender: string,
  defence: string,
  chance: readonly unknown[],
) => {
  table.act({ type: 'tactic', tactic: attack }, { seat: attacker });
  table.act({ type: 'tactic', tactic: defence }, { seat: defender, chance });
};
/** Bostar before a force of Hicetas in the plain of Catana. */
const facing = (attack: Record<string, number>, defence: Record<string, number>, more: object = {}) =>
  operations('carthage', {
    leaders: { bostar: { place: 'catana', owner: 'carthage' }, euthymus: { place: 'catana', owner: 'hicetas' } },
    forces: [force('catana', 'carthage', attack), force('catana', 'hicetas', defence)],
    ...more,
  });

test('TI-L-s the leaders of a winner whose whole force fell are lost with it, and by nobody’s deed', () => {
  const table = facing({ 'mercenary-hoplites': 1 }, { 'mercenary-hoplites': 2 });
  march(table, 'bostar');
  table.act({ type: 'attack', owner: 'hicetas' });
  // 5 − 3 + 0 (leaders) − 2 (ratio) + 1: one point each; the winner's die 6 costs him his only one.
  tactics(table, 'carthage', 'flank_right', 'hicetas', 'stand', [5, 3, 6]);
  expect(table.of('battle')).toMatchObject([{ difference: 1, winner: 'carthage' }]);
  table.act({ type: 'lose', owner: 'hicetas', unit: 'mercenary-hoplites' }, { chance: [1, 1, 1, 1, 4] });
  expect(table.of('leader-killed')).toMatchObject([{ leader: 'bostar', rule: 'TI-L-s', by: 'carthage' }]);
  expect(written(table).leaders.bostar.place).toBe('dead');
});

test('TI-R30 strength 0 against more than 0 is eliminated without dice', () => {
  const table = operations('carthage', {
    leaders: { hanno: { place: 'sea_catana', owner: 'carthage' } },
    forces: [
      force('sea_catana', 'carthage', { triremes: 1, 'mercenary-hoplites-discontented': 1 }),
      force('catana', 'hicetas', { 'mercenary-hoplites': 2 }),
    ],
  });
  march(table, 'hanno', { chance: [6] });
  table.act({ type: 'land', place: 'catana' });
  table.act({ type: 'attack', owner: 'hicetas' });
  tactics(table, 'carthage', 'frontal', 'hicetas', 'stand', []);
  expect(table.of('overwhelmed')).toMatchObject([{ rule: 'TI-R30', owner: 'carthage', points: 1 }]);
  expect(written(table).leaders.hanno.place).toBe('dead');
  expect(pointsAt(table, 'catana', 'hicetas')).toEqual({ 'mercenary-hoplites': 2 });
});

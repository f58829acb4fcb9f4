import { expect, test } from 'vitest';
import { force, march, operations } from '../table.ts';

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

test('TI-L-v TI-L-w an attacker who falls back to the territory he came from is pursued, though a city stands there', () => {
  const table = operations('carthage', {
    leaders: { bostar: { place: 'leontini.city', owner: 'carthage' } },
    forces: [
      force('leontini.city', 'carthage', { 'mercenary-hoplites': 6 }),
      force('catana', 'hicetas', { 'mercenary-hoplites': 6, 'mercenary-cavalry': 4 }),
    ],
    zones: { leontini: { control: 'carthage' }, catana: { control: 'neutral' } },
  });
  march(table, 'bostar');
  table.act({ type: 'step', place: 'catana' });
  table.act({ type: 'attack', owner: 'hicetas' });
  tactics(table, 'carthage', 'stand', 'hicetas', 'stand', [1, 6, 6]);
  while (table.match.pending()[0].step === 'naming') {
    const { of } = table.match.pending()[0].about as { of: string };
    const last = (table.match.pending()[0].about as { left: number }).left === 1 && of === 'hicetas';
    table.act(
      { type: 'lose', owner: of, unit: of === 'hicetas' ? 'mercenary-cavalry' : 'mercenary-hoplites' },
      { chance: last ? [1, 1, 4] : [] },
    );
  }
  table.act({ type: 'retreat', place: 'leontini.city' });
  expect(table.match.pending()[0]).toMatchObject({ seat: 'hicetas', step: 'pursuing' });
});

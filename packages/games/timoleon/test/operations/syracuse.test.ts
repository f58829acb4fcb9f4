import { expect, test } from 'vitest';
import { force, march, operations } from '../table.ts';

test('TI-VI-h TI-R85 any zone of the city map costs 1 PM, over the Anapus too, and so does leaving it', () => {
  const table = operations('hicetas', {
    leaders: { hicetas: { place: 'syr_epipolae', owner: 'hicetas' } },
    forces: [force('syr_epipolae', 'hicetas', { 'mercenary-hoplites': 2 })],
    zones: { syr_olympium: { control: 'hicetas' } },
  });
  march(table, 'hicetas');
  expect(table.act({ type: 'step', place: 'syr_olympium' })).toMatchObject([{ kind: 'moves', cost: 1 }]);
  expect(table.act({ type: 'step', place: 'abolla' })[0]).toMatchObject({ kind: 'moves', cost: 1 });
});

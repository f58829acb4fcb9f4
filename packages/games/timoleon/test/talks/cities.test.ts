import { expect, test } from 'vitest';
import { choose, force, operations, written } from '../table.ts';

test('TI-III-b a besieged city may be talked to; TI-S-c TI-R106 the siege of another goes on', () => {
  const table = operations('timoleone', {
    leaders: { timoleone: { place: 'inessa', owner: 'timoleone' } },
    forces: [
      force('inessa', 'timoleone', { 'mercenary-hoplites': 2 }),
      force('inessa', 'carthage', { 'mercenary-hoplites': 3 }),
      force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
    ],
    zones: { inessa: { siege: { by: 'carthage', turns: 1 } } },
    treasury: { timoleone: 100 },
  });
  table.act({ type: 'treat', zone: 'inessa' });
  table.act({ type: 'bid', talents: 0 }, { chance: [6] });
  table.act({ type: 'enlist', unit: 'mercenary-hoplites' });
  choose(table, 'done');
  expect(written(table).zones.inessa).toMatchObject({ control: 'timoleone', siege: { by: 'carthage', turns: 1 } });
});

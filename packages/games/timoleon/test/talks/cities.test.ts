import { expect, test } from 'vitest';
import { choose, force, operations, written } from '../table.ts';

test('TI-III-b a besieged city may be talked to; TI-S-c TI-R106 the siege of another goes on', () => {
  const table = operations('timoleon', {
    leaders: { timoleon: { place: 'inessa', owner: 'timoleon' } },
    forces: [
      force('inessa', 'timoleon', { 'mercenary-hoplites': 2 }),
      force('inessa', 'carthage', { 'mercenary-hoplites': 3 }),
      force('inessa.city', 'neutral', { 'mercenary-hoplites': 1 }),
    ],
    zones: { inessa: { siege: { by: 'carthage', turns: 1 } } },
    treasury: { timoleon: 100 },
  });
  table.act({ type: 'treat', zone: 'inessa' });
  table.act({ type: 'bid', talents: 0 }, { chance: [6] });
  table.act({ type: 'enlist', unit: 'mercenary-hoplites' });
  choose(table, 'done');
  expect(written(table).zones.inessa).toMatchObject({ control: 'timoleon', siege: { by: 'carthage', turns: 1 } });
});

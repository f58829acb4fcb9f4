import { expect, test } from 'vitest';
import { force, operations } from '../table.ts';

test('TI-IV-ab a garrison may plunder its city while it is besieged', () => {
  const table = operations('hicetas', {
    leaders: {},
    forces: [
      force('leontini', 'dionysius', { 'mercenary-hoplites': 3 }),
      force('leontini.city', 'hicetas', { 'mercenary-light': 1 }),
    ],
    zones: { leontini: { control: 'hicetas', siege: { by: 'dionysius', turns: 2 } } },
  });
  table.act({ type: 'sack', zone: 'leontini' }, { chance: [5] });
  expect(table.of('city-plundered')).toMatchObject([{ zone: 'leontini', talents: 60 }]);
});

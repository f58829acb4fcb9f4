import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, ORDER, operations, pointsAt } from '../table.ts';

const ZONES = ['epipolae', 'tyche', 'achradina', 'neapolis', 'market', 'ortygia', 'olympium', 'plemmyrium'];
const SYRACUSE = Object.fromEntries(ZONES.map(zone => [`syr_${zone}`, { control: 'timoleon' }]));

test('TI-V-l TI-V-o TI-R26 whoever holds a harbour of Syracuse builds ships in it', () => {
  const table = operations('timoleon', {
    treasury: { timoleon: 300 },
    zones: SYRACUSE,
    forces: [
      force('syr_ortygia', 'timoleon', { 'mercenary-hoplites': 5 }),
      force('syr_small_harbour', 'timoleon', { triremes: 1 }),
    ],
    leaders: { timoleon: { place: 'syr_ortygia', owner: 'timoleon' } },
  });
  expect(table.why({ type: 'trireme', zone: 'syr_ortygia' })).toBeNull();
  expect(table.why({ type: 'transport', zone: 'syr_market' })).toBeNull();
  expect(table.why({ type: 'trireme', zone: 'syr_tyche' })).toBe('TI-V-l');
  table.act({ type: 'trireme', zone: 'syr_ortygia' });
  expect(table.position<{ building: object[] }>().building).toEqual([{ zone: 'syr_ortygia', turn: 7, triremes: 1 }]);
});
const launching = (forces: readonly object[]) =>
  tableOf(
    timoleon,
    {
      phase: 'turn',
      turn: 7,
      order: ORDER,
      zones: SYRACUSE,
      leaders: {},
      forces: [force('syr_ortygia', 'timoleon', { 'mercenary-hoplites': 5 }), ...forces],
      building: [{ zone: 'syr_ortygia', turn: 7, triremes: 2 }],
    },
    { seed: 1 },
  );
test('TI-II-c TI-R26 they are launched in the Great Harbour, unless hostile ships lie in it', () => {
  expect(pointsAt(launching([]), 'syr_great_harbour', 'timoleon')).toEqual({ triremes: 2 });
  const shut = launching([force('syr_great_harbour', 'carthage', { triremes: 8 })]);
  expect(pointsAt(shut, 'syr_great_harbour', 'timoleon')).toEqual({});
  expect(shut.position<{ building: object[] }>().building).toEqual([{ zone: 'syr_ortygia', turn: 8, triremes: 2 }]);
});
test('TI-V-m TI-R26 the arsenal launches nothing in the midst of a hostile fleet', () => {
  const table = operations('dionysius', {
    treasury: { dionysius: 100 },
    forces: [
      force('syr_ortygia', 'dionysius', { 'mercenary-light': 1 }),
      force('syr_great_harbour', 'carthage', { triremes: 8 }),
    ],
    leaders: { dionysius: { place: 'syr_ortygia', owner: 'dionysius' } },
  });
  expect(table.why({ type: 'arsenal' })).toBe('TI-R26');
});

import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { force, ORDER, written } from '../table.ts';

test('TI-IX-g TI-II-f who is out of the game rolls nothing, picks nothing and comes last', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'turn',
      turn: 5,
      order: ORDER,
      alliances: [],
      leaders: {},
      forces: ['carthage', 'timoleon', 'dionysius'].map(owner => force('gaul', owner, { 'mercenary-light': 1 })),
      expeditions: {
        carthage_1: { status: 'arrived', turn: 2, place: null },
        carthage_2: { status: 'cancelled', turn: 0, place: null },
      },
    },
    { chance: [1, 2, 2, 2, 9, 5, 1] },
  );
  expect(table.of('out')).toMatchObject([{ seat: 'hicetas' }]);
  expect(table.of('order-dice')).toMatchObject([{ dice: [[9], [5], [], [1]], ranking: ['carthage', 'timoleon', 'dionysius'] }]);
  table.act({ type: 'pick', place: 1 });
  expect(table.why({ type: 'pick', place: 4 })).toBe('TI-II-f');
  table.act({ type: 'pick', place: 2 });
  table.act({ type: 'pick', place: 3 });
  expect(written(table).order).toEqual(['carthage', 'timoleon', 'dionysius', 'hicetas']);
});

import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force } from '../table.ts';

test('TI-IV-r TI-R20 of two who tie and say no more the earlier in order of play buys at what both have bid', () => {
  const table = tableOf(
    timoleon,
    {
      phase: 'maintenance',
      turn: 11,
      order: ['timoleon', 'hicetas', 'carthage', 'dionysius'],
      alliances: [],
      leaders: {},
      forces: [force('inessa', 'timoleon', { 'mercenary-hoplites': 2 })],
      treasury: { timoleon: 0, carthage: 100, hicetas: 50, dionysius: 0 },
    },
    { seed: 1 },
  );
  choose(table, 'done');
  choose(table, 'auction');
  table.act({ type: 'bid', talents: 30 }, { seat: 'carthage' });
  table.act({ type: 'bid', talents: 30 }, { seat: 'hicetas' });
  table.act({ type: 'bid', talents: 0 }, { seat: 'dionysius' });
  expect(table.why({ type: 'bid', talents: 29 }, 'carthage')).toBe('TI-IV-r');
  table.act({ type: 'bid', talents: 0 }, { seat: 'carthage' });
  table.act({ type: 'bid', talents: 0 }, { seat: 'hicetas' });
  expect(table.of('auction-result')).toMatchObject([{ buyer: 'hicetas', talents: 30 }]);
});

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
      order: ['timoleone', 'iceta', 'carthage', 'dionysio'],
      alliances: [],
      leaders: {},
      forces: [force('inessa', 'timoleone', { 'mercenary-hoplites': 2 })],
      treasury: { timoleone: 0, carthage: 100, iceta: 50, dionysio: 0 },
    },
    { seed: 1 },
  );
  choose(table, 'done');
  choose(table, 'auction');
  table.act({ type: 'bid', talents: 30 }, { seat: 'carthage' });
  table.act({ type: 'bid', talents: 30 }, { seat: 'iceta' });
  table.act({ type: 'bid', talents: 0 }, { seat: 'dionysio' });
  expect(table.why({ type: 'bid', talents: 29 }, 'carthage')).toBe('TI-IV-r');
  table.act({ type: 'bid', talents: 0 }, { seat: 'carthage' });
  table.act({ type: 'bid', talents: 0 }, { seat: 'iceta' });
  expect(table.of('auction-result')).toMatchObject([{ buyer: 'iceta', talents: 30 }]);
});

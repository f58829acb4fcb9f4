import { bots } from '@polemos/bots';
import { timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { botSeed, playMatch } from '../src/simulation/play-match.ts';

/** A match of one seed in which luck decides nothing; balance.md has the long series. */
const MATCH = 1;

test.each(timoleon.seats)('a greedy %s beats three random players', seat => {
  const players = timoleon.seats.map((name, at) => (name === seat ? bots.greedy : bots.random)(botSeed('greedy', MATCH, at)));
  const { outcome } = playMatch(timoleon as never, { scenario: 'campaign', options: {} }, players, 'greedy', MATCH);
  expect(outcome.score[timoleon.seats.indexOf(seat)]).toBe(1);
});

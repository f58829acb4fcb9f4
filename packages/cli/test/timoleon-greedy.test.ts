import { bots } from '@polemos/bots';
import { timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { botSeed, playMatch } from '../src/simulation/play-match.ts';

/** Of this seed Carthage loses the match if it judges each small step by itself; balance.md has the series. */
const MATCH = 8;

test.each(timoleon.seats)('%s who thinks of whole operations beats three random players', seat => {
  const players = timoleon.seats.map((name, at) => (name === seat ? bots.greedy : bots.random)(botSeed('greedy', MATCH, at)));
  const { outcome } = playMatch(timoleon as never, { scenario: 'campaign', options: {} }, players, {
    seed: 'greedy',
    index: MATCH,
    observe: false,
  });
  expect(outcome.score[timoleon.seats.indexOf(seat)]).toBe(1);
});

import { bots } from '@polemos/bots';
import { timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { botSeed, playMatch } from '../src/simulation/play-match.ts';

/** Matches of one seed in which luck decides nothing; balance.md has the long series. */
const MATCHES = [5, 6];

test.each(timoleon.seats)('a greedy %s beats three random players in two matches', seat => {
  const won = MATCHES.map(match => {
    const players = timoleon.seats.map((name, at) => (name === seat ? bots.greedy : bots.random)(botSeed('greedy', match, at)));
    const { outcome } = playMatch(timoleon as never, { scenario: 'campaign', options: {} }, players, 'greedy', match);
    return outcome.score[timoleon.seats.indexOf(seat)];
  });
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(2);
});

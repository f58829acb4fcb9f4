import { bots } from '@polemos/bots';
import { timoleon } from '@polemos/timoleon';
import { expect, test } from 'vitest';
import { botSeed, playMatch } from '../src/simulation/play-match.ts';

/** Matches of one seed; chance would win one of four. balance.md has the long series. */
const MATCHES = [4, 5, 6];

test.each(timoleon.seats)('a greedy %s beats three random players in two matches of three', seat => {
  const won = MATCHES.map(match => {
    const players = timoleon.seats.map((name, at) => (name === seat ? bots.greedy : bots.random)(botSeed('greedy', match, at)));
    const { outcome } = playMatch(timoleon as never, { scenario: 'campaign', options: {} }, players, 'greedy', match);
    return outcome.score[timoleon.seats.indexOf(seat)];
  });
  expect(won.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(2);
});

import { GAMES, SIDES } from '@polemos/games';
import { expect, test } from 'vitest';
import { plot } from '../src/simulation/plot.ts';
import { emptyTally } from '../src/simulation/tally.ts';

test.each(GAMES)('$id: seats are drawn in their own colours', ({ seats, together }) => {
  const names = together?.seats ?? seats;
  const tally = emptyTally(names);
  tally.games = 1;
  tally.lengths[10] = 1;
  for (const seat of names) tally.wins[seat] = 0;
  const drawn = plot(tally, 'a title: of something');
  for (const seat of names) {
    const colour = SIDES.get(seat)?.colour;
    expect(drawn).toContain(`fill="var(--${colour})"`);
    expect(drawn).toContain(`--${colour}:#`);
  }
});

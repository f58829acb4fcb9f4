import { expect, test } from 'vitest';
import { games } from '../src/games.ts';
import { house } from './house.ts';
import { vandalise } from './vandals.ts';

test('100,000 mutated messages over all games, and other people’s moves meanwhile', async () => {
  const server = await house();
  const names = Object.keys(games);
  let sent = 0;
  for (let round = 0; sent < 100_000; round++) {
    const found = await vandalise(server, names[round % names.length], 5_000, 100 + round * 1000);
    expect(found.accepted).toEqual([]);
    expect(found.failed).toEqual([]);
    // A storm of messages takes its share of one processor; it must not take the others’ turn.
    expect(found.storm).toBeLessThan(Math.max(250, found.calm * 20));
    sent += found.sent;
  }
  await server.close();
});

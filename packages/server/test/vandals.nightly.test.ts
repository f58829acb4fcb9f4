import { expect, test } from 'vitest';
import { house } from './house.ts';
import { vandalise } from './vandals.ts';

test('100,000 mutated messages', async () => {
  const server = await house();
  let sent = 0;
  for (let seed = 100; sent < 100_000; seed += 1000) {
    const found = await vandalise(server, 10_000, seed);
    expect(found.accepted).toEqual([]);
    expect(found.failed).toEqual([]);
    sent += found.sent;
  }
  await server.close();
});

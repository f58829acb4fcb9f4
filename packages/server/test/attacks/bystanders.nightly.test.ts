import { expect, test } from 'vitest';
import { outlast } from './bystanders.ts';

test('while each attack runs for a minute nobody else waits for long', async () => {
  const outlasted = await outlast(60);
  for (const { attack, moves, p99 } of outlasted) console.info(`${attack}: ${moves} moves of others, p99 ${p99.toFixed(0)} ms`);
  for (const { attack, p99 } of outlasted) expect([attack, p99 < 250]).toEqual([attack, true]);
});

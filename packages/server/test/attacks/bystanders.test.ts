import { expect, test } from 'vitest';
import { outlast } from './bystanders.ts';

test('while each attack runs others play on: no move of theirs fails, no seat is entered, the process lives', async () => {
  for (const { attack, moves } of await outlast(1)) expect([attack, moves > 0]).toEqual([attack, true]);
}, 240_000);

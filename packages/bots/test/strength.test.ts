import { expect, test } from 'vitest';
import { duel } from './duel.ts';

const TIME = 600_000; // minutes only where the machine has much else to do

// Bots have no clock and their luck is seeded: these matches are the same on every machine. The nightly run plays 200 at full strength.

test(
  'greedy beats random',
  async () => {
    expect(await duel(20, 'greedy', 'random')).toBeGreaterThanOrEqual(0.95);
  },
  TIME,
);

test(
  'MCTS beats random at its easiest',
  async () => {
    expect(await duel(20, 'easy', 'random')).toBeGreaterThanOrEqual(0.95);
  },
  TIME,
);

test(
  'MCTS beats greedy with an eighth of its full thinking',
  async () => {
    expect(await duel(8, 3_000, 'greedy')).toBeGreaterThanOrEqual(0.6);
  },
  TIME,
);

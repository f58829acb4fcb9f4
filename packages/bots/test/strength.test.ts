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
    expect(await duel(20, 'easy', 'random')).toBeGreaterThanOrEqual(0.9);
  },
  TIME,
);

// Eight matches cannot measure a share: a search that wins seven of ten falls below this once in some hundred choices of seeds, a broken
// one always. The nightly run measures.
test(
  'MCTS holds its own against greedy with an eighth of its full thinking',
  async () => {
    expect(await duel(8, 3_000, 'greedy')).toBeGreaterThanOrEqual(0.25);
  },
  TIME,
);

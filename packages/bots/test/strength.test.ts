import { expect, test } from 'vitest';
import { duel, POLIS } from './duel.ts';

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

// A few matches do not measure a share (two of three in the long run; the nightly run measures), but a search that has lost its tree, its
// worlds or its judgement falls below.
test(
  'MCTS holds its own against greedy with a third of its medium thinking',
  async () => {
    expect(await duel(24, 1_000, 'greedy')).toBeGreaterThanOrEqual(0.5);
  },
  TIME,
);

test(
  'Polis: MCTS holds its own against greedy with a third of its medium thinking',
  async () => {
    expect(await duel(6, 1_000, 'greedy', POLIS)).toBeGreaterThanOrEqual(0.5);
  },
  TIME,
);

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
  'whoever thinks beats random at the easiest',
  async () => {
    expect(await duel(10, 'easy', 'random')).toBeGreaterThanOrEqual(0.9);
  },
  TIME,
);

// A few matches do not measure a share (the nightly run and bench/rivals measure), but a bot that has lost its undertakings, its worlds or
// its judgement falls below.
test(
  'Egemonia: undertakings hold their own against greedy',
  async () => {
    expect(await duel(10, 'easy', 'greedy')).toBeGreaterThanOrEqual(0.5);
  },
  TIME,
);

test(
  'Polis: undertakings hold their own against greedy',
  async () => {
    expect(await duel(4, 'easy', 'greedy', POLIS)).toBeGreaterThanOrEqual(0.5);
  },
  TIME,
);

test(
  'a game without undertakings is searched: MCTS holds its own against greedy',
  async () => {
    expect(await duel(6, 1_000, 'greedy')).toBeGreaterThanOrEqual(0.5);
  },
  TIME,
);

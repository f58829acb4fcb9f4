import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { mcts } from './mcts.ts';
import { random } from './random.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Iterations by level. They, not seconds, are the budget: a level plays the same on every machine. */
export const THINKING = { easy: 300, medium: 3_000, strong: 25_000 } as const;

export const bots: Readonly<Record<Level, (seed: number) => Bot>> = {
  random,
  greedy,
  easy: seed => mcts({ iterations: THINKING.easy, seed }),
  medium: seed => mcts({ iterations: THINKING.medium, seed }),
  strong: seed => mcts({ iterations: THINKING.strong, seed }),
};

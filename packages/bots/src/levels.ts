import type { Game, ThinkingLevel } from '@polemos/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { mcts } from './mcts.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Iterations by level, where a game has no undertakings. They, not seconds, are the budget: a level plays the same on every machine. */
export const THINKING: Readonly<Record<ThinkingLevel, number>> = { easy: 300, medium: 3_000, strong: 25_000 };

/** What the game's undertakings cost at this level, or so many iterations of a search. `within`: milliseconds a decision at most. */
export function thinker(level: ThinkingLevel, seed: number, within?: number): Bot {
  let bot: Bot | null = null;
  const of = ({ undertakings }: Game): Bot => {
    const thinking = undertakings?.thinking[level];
    if (thinking === undefined) return mcts({ iterations: THINKING[level], seed });
    return planner(seed, within === undefined ? thinking : { ...thinking, within });
  };
  return {
    choose: (game, seen) => (bot ??= of(game)).choose(game, seen),
    think(game, seen) {
      bot ??= of(game);
      return bot.think?.(game, seen) ?? { action: bot.choose(game, seen), plan: [], before: 0.5, alternatives: [] };
    },
  };
}

export const bots: Readonly<Record<Level, (seed: number, within?: number) => Bot>> = {
  random,
  greedy: seed => greedy(seed),
  easy: (seed, within) => thinker('easy', seed, within),
  medium: (seed, within) => thinker('medium', seed, within),
  strong: (seed, within) => thinker('strong', seed, within),
};

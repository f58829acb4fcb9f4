import { type Game, TEMPERS, type Temper, type ThinkingLevel } from '@polemos/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { mcts } from './mcts.ts';
import { planner } from './planner.ts';
import { random } from './random.ts';

export const LEVELS = ['random', 'greedy', 'easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Iterations by level, where a game has no undertakings. They, not seconds, are the budget: a level plays the same on every machine. */
export const THINKING: Readonly<Record<ThinkingLevel, number>> = { easy: 300, medium: 3_000, strong: 25_000 };

/** What is asked of a bot besides its level. */
export interface Manner {
  /** Milliseconds a decision at most. */
  readonly within?: number;
  /** Where its game knows it. */
  readonly temper?: Temper;
}

/** What the game's undertakings cost at this level, or so many iterations of a search; for greedy, or the next small action. */
export function thinker(level: ThinkingLevel | 'greedy', seed: number, manner: Manner = {}): Bot {
  let bot: Bot | null = null;
  const of = ({ undertakings }: Game): Bot => {
    const thinking = undertakings?.thinking[level];
    if (thinking !== undefined) return planner(seed, { ...thinking, ...manner });
    return level === 'greedy' ? greedy(seed) : mcts({ iterations: THINKING[level], seed });
  };
  return {
    choose: (game, seen) => (bot ??= of(game)).choose(game, seen),
    think(game, seen) {
      bot ??= of(game);
      return bot.think?.(game, seen) ?? { action: bot.choose(game, seen), plan: [], before: 0.5, alternatives: [] };
    },
    *deliberate(game, seen, share) {
      bot ??= of(game);
      if (bot.deliberate !== undefined) return yield* bot.deliberate(game, seen, share);
      return bot.think?.(game, seen) ?? { action: bot.choose(game, seen), plan: [], before: 0.5, alternatives: [] };
    },
  };
}

export const bots: Readonly<Record<Level, (seed: number, manner?: Manner) => Bot>> = {
  random,
  greedy: seed => thinker('greedy', seed),
  easy: (seed, manner) => thinker('easy', seed, manner),
  medium: (seed, manner) => thinker('medium', seed, manner),
  strong: (seed, manner) => thinker('strong', seed, manner),
};

/** The tempers that a bot of this level can have in a game. Whoever does not think has none. */
export function tempersOf({ undertakings }: Game, level: Level): readonly Temper[] {
  if (undertakings?.isFaithless === undefined || level === 'random' || level === 'greedy') return [];
  return TEMPERS;
}

/** A level, or a level and a temper: `medium`, `strong/bold`. Null: there is no such bot. */
export function readBot(name: string): { readonly level: Level; readonly temper?: Temper } | null {
  const [first, second, ...rest] = name.split('/');
  const level = LEVELS.find(one => one === first);
  if (level === undefined || rest.length > 0) return null;
  if (second === undefined) return { level };
  const temper = TEMPERS.find(one => one === second);
  return temper === undefined || level === 'random' || level === 'greedy' ? null : { level, temper };
}

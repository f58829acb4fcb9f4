export type { Bot } from './bot.ts';
export { greedy } from './greedy.ts';
export { bots, LEVELS, type Level, THINKING } from './levels.ts';
export { type Budget, mcts, Search } from './mcts.ts';
export { random } from './random.ts';

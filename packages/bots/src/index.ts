export type { Alternative, Bot, Thought } from './bot.ts';
export { greedy } from './greedy.ts';
export { fit, linear, logistic, type Sample, samplesOf, surprise } from './learn.ts';
export { bots, LEVELS, type Level, THINKING, thinker } from './levels.ts';
export { type Budget, mcts, Search } from './mcts.ts';
export { planner } from './planner.ts';
export { random } from './random.ts';
export { type Analysis, type Luck, type Misstep, type Report, reportOf } from './report.ts';

export { type Advice, type Asking, advise, appraise, type Counsel, type Place, type Prospect, placesOf } from './advice.ts';
export type { Alternative, Bot, Thought } from './bot.ts';
export { calibrated, chanceFeatures, chancesOf, featuresAt, sureOf, together, worthOf } from './chance.ts';
export type { Deed } from './courses.ts';
export { type Begun, type Explanation, explain, reconsider, undertakingAt, type Weighed } from './explanation.ts';
export { greedy } from './greedy.ts';
export {
  type Analysis,
  analysisOf,
  type Judged,
  judgedPart,
  type Luck,
  type Misstep,
  type Part,
  type Roll,
} from './judged.ts';
export { fit, fitShares, miscalibration, moments, type Sample, samplesOf, sharesOf, spread, surprise } from './learn.ts';
export { bots, LEVELS, type Level, type Manner, readBot, THINKING, tempersOf, thinker } from './levels.ts';
export { linear, logistic } from './logistic.ts';
export { type Budget, mcts, Search } from './mcts.ts';
export { planner } from './planner.ts';
export { random } from './random.ts';
export { assembled, type Report, reportOf, type Sums } from './report.ts';
export { added, type Round, type Share } from './share.ts';

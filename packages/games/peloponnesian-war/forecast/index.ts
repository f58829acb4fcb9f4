/** What people are told before they act, and what the odds were: the client only shows it. */
export { aftermath, type Consequence, fateOf } from './aftermath.ts';
export { type Aim, aims } from './aims.ts';
export { type Augury, augury } from './auguries.ts';
export {
  activationCost,
  activationCostOf,
  garrisonsLeft,
  lastTurnOf,
  mostJoining,
  NEEDED,
  payerOf,
  persianMovers,
  REBELLION_FEE,
  togetherOf,
} from './figures.ts';
export type { BattleOdds, SiegeOdds } from './odds.ts';
export { type Danger, type Forecast, forecast, type Prospect, prospect, type Road, zones } from './roads.ts';
export { type BattleType, linesOf, type Throw, type Throws, throwsOf } from './throws.ts';

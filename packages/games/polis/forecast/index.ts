/** What people are told before they act: all that the screens ask the rules. */
export { type Attacker, answered, type Facts, facts, type PairOutcome, pairOutcome } from './facts.ts';
export { type AttackOdds, attackOdds, type DefenceOutcome, defenceOutcomes } from './odds.ts';
export { type Preview, preview } from './preview.ts';
export { type Awaited, type Projection, projection } from './projection.ts';

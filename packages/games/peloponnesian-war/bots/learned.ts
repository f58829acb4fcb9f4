/**
 * Weights of `features` for one who plays alone: fitted with `fit` (packages/bots/src/learn.ts, ridge 1) to the turns of 110 campaigns of
 * planners of 24 to 60 plans, seeds 5000 to 5109, of which they won a third. Cross-validated in fifths their surprise is 0.508 (0.625 for who
 * knows only that). Features that told nothing have no weight: without them the surprise is less.
 */
export const ALONE: readonly number[] = [0.66, 1.07, 1.64, 0, 0, -0.25, 0, 0, 0, 0.38, 0.22, 0.09];

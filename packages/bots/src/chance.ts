import type { BaseState, Game, Seat } from '@polemos/kernel';
import { linear, logistic } from './logistic.ts';

/** As near to certain as a judgement comes before the end. */
const SURE = 0.999;
/** The last part of a match in which a lead is as good as it will be. */
const LEAST_LEFT = 0.04;

/** What a chance is made of: a constant and the logit of the value, each by itself and by how little of the match is left. */
export const chanceFeatures = (game: Game, state: BaseState, value: number): readonly number[] =>
  featuresAt(sureOf(game, state), value);
export function featuresAt(sure: number, value: number): readonly number[] {
  const near = Math.min(SURE, Math.max(1 - SURE, value));
  const lead = Math.log(near / (1 - near));
  return [1, sure, lead, lead * sure];
}
/** How little of the match is left: 1 at its beginning, then more. */
export function sureOf({ reckoning }: Game, state: BaseState): number {
  if (reckoning === undefined) return 1;
  const { first, now, last } = reckoning.clock(state);
  return 1 / Math.sqrt(Math.max(LEAST_LEFT, (last - now + 1) / (last - first + 1)));
}

/** What a moment is worth to a seat: by what its undertakings are judged. */
export const worthOf = (game: Game, state: BaseState, seat: Seat): number =>
  game.undertakings?.worth?.(state, seat) ?? game.evaluate(state, seat);

/** The chance to win that goes with a worth at this moment: as often as matches were won from such moments. */
export function calibrated(game: Game, state: BaseState, seat: Seat, value: number): number {
  const weights = game.reckoning?.chances?.(state)?.[seat];
  return weights === undefined ? value : logistic(linear(weights, chanceFeatures(game, state, value)));
}

/** The chances to win by seat, or how it ended. Those of several seats add up to one. */
export function chancesOf(game: Game, state: BaseState): readonly number[] {
  if (state.outcome !== null) return state.outcome.score;
  return together(game.seatsOf(state).map((_, seat) => calibrated(game, state, seat, worthOf(game, state, seat))));
}
/** The chances of all seats, each reckoned by itself, as parts of one. Whoever plays alone plays for no part. */
export function together(each: readonly number[]): readonly number[] {
  if (each.length === 1) return each;
  const sum = each.reduce((all, one) => all + one, 0);
  return each.map(one => one / sum);
}

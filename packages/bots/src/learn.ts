import { type BaseState, Fate, type Game, NOBODY, Offer, Play, type Seat, type Setup, see } from '@polemos/kernel';
import type { Bot } from './bot.ts';
import { chanceFeatures, worthOf } from './chance.ts';
import { linear, logistic } from './logistic.ts';

/** A moment at which a match could be judged, as one seat saw it, and what came of it. */
export interface Sample {
  readonly features: readonly number[];
  score: number;
}

/** The moments of one match between bots, one sample for each seat. */
export function samplesOf(game: Game, setup: Setup, players: readonly Bot[], seed: number): Sample[] {
  const { undertakings } = game;
  const features = undertakings?.features;
  if (undertakings === undefined || features === undefined)
    throw new Error(`${game.id} says nothing that a value could be made of`);
  const play = new Play<BaseState>(game, game.begin(setup), new Fate(seed));
  play.run();
  const seats = game.seatsOf(play.state).length;
  const samples: { readonly seat: Seat; readonly sample: Sample }[] = [];
  const offer = new Offer();
  let last: BaseState | null = null;
  while (play.state.toAct !== NOBODY) {
    const { state } = play;
    if (last === null || undertakings.isRest(state, last)) {
      last = game.clone(state);
      for (let seat = 0; seat < seats; seat++) samples.push({ seat, sample: { features: features(state, seat), score: 0 } });
    }
    const seat = state.toAct;
    const { blind } = players[seat];
    if (blind === undefined) play.take(game.actions.read(players[seat].choose(game, see(game, state, seat))) as number, seat);
    else {
      play.legal(offer, seat);
      play.take(blind(offer), seat);
    }
  }
  return samples.map(({ seat, sample }) => ({ ...sample, score: play.state.outcome?.score[seat] ?? 0 }));
}

/** How many decisions lie between two moments of a match that are asked for a chance: neighbours say the same. */
const APART = 7;

/** So many moments of one match are asked: they all ended alike, so more of them would tell little and seem to tell much. */
const FEW = 6;
/** Some of a list, evenly spread over it; another match begins elsewhere. */
export function spread<T>(all: readonly T[], nth: number, most = FEW): T[] {
  if (all.length <= most) return [...all];
  const from = ((nth % 5) + 0.5) / 5;
  return Array.from({ length: most }, (_, i) => all[Math.floor(((i + from) * all.length) / most)]);
}

/** By seat, moments of one match between bots: what a chance is made of there, and how it ended. */
export function moments(game: Game, setup: Setup, players: readonly Bot[], seed: number): Sample[][] {
  const play = new Play<BaseState>(game, game.begin(setup), new Fate(seed));
  play.run();
  const found: Sample[][] = game.seatsOf(play.state).map(() => []);
  for (let n = seed % APART; play.state.toAct !== NOBODY; n++) {
    const { state } = play;
    if (n % APART === 0)
      found.forEach((own, seat) => {
        own.push({ features: chanceFeatures(game, state, worthOf(game, state, seat)), score: 0 });
      });
    const seat = state.toAct;
    play.take(game.actions.read(players[seat].choose(game, see(game, state, seat))) as number, seat);
  }
  return found.map((own, seat) => spread(own, seed).map(one => ({ ...one, score: play.state.outcome?.score[seat] ?? 0 })));
}

/** By how much chances miss, on average over tenths of the scale: of moments that are given 30 %, 30 % should be won. */
export function miscalibration(chances: readonly number[], scores: readonly number[]): number {
  const tenths = Array.from({ length: 10 }, () => ({ n: 0, chance: 0, score: 0 }));
  chances.forEach((chance, i) => {
    const tenth = tenths[Math.min(9, Math.floor(chance * 10))];
    tenth.n++;
    tenth.chance += chance;
    tenth.score += scores[i];
  });
  return tenths.reduce((sum, { chance, score }) => sum + Math.abs(chance - score), 0) / chances.length;
}

/** The weights whose logistic sum foretells the scores best: Newton's method, with a ridge that keeps what the data do not tell near 0. */
export function fit(samples: readonly Sample[], ridge = 1, rounds = 25): number[] {
  const size = samples[0].features.length;
  const weights: number[] = new Array(size).fill(0);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map(weight => -ridge * weight);
    const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)));
    for (const { features, score } of samples) {
      const chance = logistic(linear(weights, features));
      for (let i = 0; i < size; i++) {
        slope[i] += (score - chance) * features[i];
        for (let j = 0; j < size; j++) bend[i][j] += chance * (1 - chance) * features[i] * features[j];
      }
    }
    const step = solved(bend, slope);
    for (let i = 0; i < size; i++) weights[i] += step[i];
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/**
 * The same where one of several seats wins: by seat, the weights of what each has by itself, whose shares foretell best who won. By moment, then by seat.
 * One seat after the other is fitted with the others as they are, round by round.
 */
export function fitShares(moments: readonly (readonly Sample[])[], ridge = 1, rounds = 20): number[][] {
  const seats = moments[0].length;
  const weights = moments[0].map(({ features }) => features.map(() => 0));
  const size = weights[0].length;
  for (let round = 0; round < rounds; round++)
    for (let seat = 0; seat < seats; seat++) {
      const slope = weights[seat].map(weight => -ridge * weight);
      const bend = weights[seat].map((_, i) => weights[seat].map((__, j) => (i === j ? ridge : 0)));
      for (const moment of moments) {
        const { features, score } = moment[seat];
        const chance = sharesOf(weights, moment)[seat];
        for (let i = 0; i < size; i++) {
          slope[i] += (score - chance) * features[i];
          const weight = chance * (1 - chance) * features[i];
          for (let j = 0; j < size; j++) bend[i][j] += weight * features[j];
        }
      }
      solved(bend, slope).forEach((step, i) => {
        weights[seat][i] += step;
      });
    }
  return weights;
}
/** By seat, the share of what its features promise among all. */
export function sharesOf(weights: readonly (readonly number[])[], moment: readonly Sample[]): number[] {
  const promises = moment.map(({ features }, seat) => linear(weights[seat], features));
  const most = Math.max(...promises);
  const parts = promises.map(promise => Math.exp(promise - most));
  const all = parts.reduce((sum, one) => sum + one, 0);
  return parts.map(one => one / all);
}

/** Gaussian elimination; the matrix is symmetric and, thanks to the ridge, never singular. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const n = rows.length;
  for (let i = 0; i < n; i++)
    for (let below = i + 1; below < n; below++) {
      const factor = rows[below][i] / rows[i][i];
      for (let j = i; j <= n; j++) rows[below][j] -= factor * rows[i][j];
    }
  const x: number[] = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i][n];
    for (let j = i + 1; j < n; j++) rest -= rows[i][j] * x[j];
    x[i] = rest / rows[i][i];
  }
  return x;
}

/** How well weights foretell samples: the mean of −log of the chance given to what happened. Less is better; 0.693 knows nothing. */
export const surprise = (weights: readonly number[], samples: readonly Sample[]): number =>
  samples.reduce((sum, { features, score }) => {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, logistic(linear(weights, features))));
    return sum - score * Math.log(chance) - (1 - score) * Math.log(1 - chance);
  }, 0) / samples.length;

import {
  fit,
  fitShares,
  linear,
  logistic,
  miscalibration,
  moments,
  type Sample,
  samplesOf,
  sharesOf,
  surprise,
} from '@polemos/bots';
import { onBoard } from '@polemos/kernel';
import { botNamed } from '../bots.ts';
import { type Command, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { SETUP_FLAGS, seatsIn, setupOf } from '../setup.ts';
import { progressBar } from '../simulation/progress-bar.ts';

/** Fitted on four fifths, tried on the fifth, five times over. */
const FOLDS = 5;

export const command: Command = {
  name: 'learn',
  summary: 'fits the weights of a game’s value to matches that bots play against themselves',
  usage: '<game> [--chances | --shares] [--level easy] [--matches N] [--seed n]',
  about: `Prints the weights, how they were made and how well they foretell matches that were left out. A value is taken only when it wins:
bench/rivals. With --shares one value for each seat, of what it has by itself: the chances are their shares. With --chances the weights that make a chance to win
of a value, by seat, as bots/chances.json of a game has them.`,
  flags: {
    ...SETUP_FLAGS,
    chances: { about: 'the chance to win that goes with a value, by seat' },
    shares: { about: 'a value for each seat, whose share is its chance' },
    level: { value: 'name', about: 'who plays (easy)' },
    matches: { value: 'N', about: 'how many (100)' },
    seed: { value: 'n', about: 'of the first match; the others follow (1)' },
    ridge: { value: 'n', about: 'how much what the matches do not tell is kept near nothing (1)' },
    ...JSON_FLAG,
  },
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const house = await listed.load();
    const setup = setupOf(house, given);
    const game = onBoard(house, setup.board);
    const chances = given.has('chances');
    if (!chances && game.undertakings?.features === undefined)
      throw new Usage(`${listed.id} says nothing that a value could be made of`);
    const level = given.text('level') ?? 'easy';
    const make = await botNamed(listed, level);
    const [matches, seed, ridge] = [given.number('matches', 100, FOLDS), given.number('seed', 1), given.number('ridge', 1, 0)];
    const seats = seatsIn(game, setup);
    const bar = progressBar(matches);
    if (chances) {
      const found = Array.from({ length: matches }, (_, n) => {
        const players = seats.map((_seat, seat) => make((seed + n) * seats.length + seat));
        bar.add(1);
        return moments(game, setup, players, seed + n);
      });
      bar.end();
      printJson({ game: listed.id, setup, made: { level, matches, seed, ridge }, ...fitted(found, ridge) });
      return 0;
    }
    const played = Array.from({ length: matches }, (_, n) => {
      const samples = samplesOf(
        game,
        setup,
        seats.map((_seat, seat) => make((seed + n) * seats.length + seat)),
        seed + n,
      );
      bar.add(1);
      return samples;
    });
    bar.end();
    if (given.has('shares')) {
      const made = { level, matches, seed, ridge, moments: played.flat().length / seats.length };
      printJson({ game: listed.id, setup, made, ...fittedTogether(played, seats.length, ridge) });
      return 0;
    }
    const tried = Array.from({ length: FOLDS }, (_, fold) => {
      const weights = fit(played.filter((_match, n) => n % FOLDS !== fold).flat(), ridge);
      return surprise(weights, played.filter((_match, n) => n % FOLDS === fold).flat());
    });
    const learned = {
      game: listed.id,
      setup,
      made: { level, matches, seed, ridge, moments: played.flat().length },
      surprise: tried.reduce((sum, one) => sum + one, 0) / FOLDS,
      weights: fit(played.flat(), ridge),
    };
    if (given.has('json')) printJson(learned);
    else {
      print(
        `${learned.made.moments} moments of ${matches} matches; surprise ${learned.surprise.toFixed(3)} (0.693 knows nothing)`,
      );
      print(learned.weights.map(weight => weight.toFixed(3)).join(', '));
    }
    return 0;
  },
};

/** The weights by seat, and the mean of −log of the chance that they give to whoever won, in matches that were left out. */
function fittedTogether(played: readonly (readonly Sample[])[], seats: number, ridge: number) {
  const matches = played.map(samples =>
    Array.from({ length: samples.length / seats }, (_, n) => samples.slice(n * seats, (n + 1) * seats)),
  );
  const lost: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitShares(matches.filter((_, n) => n % FOLDS !== fold).flat(), ridge);
    for (const moment of matches.filter((_, n) => n % FOLDS === fold).flat()) {
      const chances = sharesOf(weights, moment);
      lost.push(-moment.reduce((sum, { score }, seat) => sum + score * Math.log(Math.max(1e-9, chances[seat])), 0));
    }
  }
  return {
    surprise: Number((lost.reduce((sum, one) => sum + one, 0) / lost.length).toFixed(4)),
    weights: fitShares(matches.flat(), ridge).map(of => of.map(weight => Number(weight.toFixed(3)))),
  };
}

/** The weights by seat, and by how much they miss in matches that were left out. By match, seat and moment. */
function fitted(found: readonly (readonly (readonly Sample[])[])[], ridge: number) {
  const seats = found[0].map((_, seat) => seat);
  const of = (seat: number, keep: (n: number) => boolean): Sample[] =>
    found.filter((_, n) => keep(n)).flatMap(match => match[seat]);
  const [chances, scores]: [number[], number[]] = [[], []];
  for (const seat of seats)
    for (let fold = 0; fold < FOLDS; fold++) {
      const weights = fit(
        of(seat, n => n % FOLDS !== fold),
        ridge,
      );
      for (const { features, score } of of(seat, n => n % FOLDS === fold)) {
        chances.push(logistic(linear(weights, features)));
        scores.push(score);
      }
    }
  return {
    moments: chances.length,
    error: Number(miscalibration(chances, scores).toFixed(4)),
    weights: seats.map(seat =>
      fit(
        of(seat, () => true),
        ridge,
      ).map(weight => Number(weight.toFixed(3))),
    ),
  };
}

import { fit, samplesOf, surprise } from '@polemos/bots';
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
  usage: '<game> [--level easy] [--matches N] [--seed n]',
  about:
    'Prints the weights, how they were made and how well they foretell matches that were left out. A value is taken only when it wins: bench/rivals.',
  flags: {
    ...SETUP_FLAGS,
    level: { value: 'name', about: 'who plays (easy)' },
    matches: { value: 'N', about: 'how many (100)' },
    seed: { value: 'n', about: 'of the first match; the others follow (1)' },
    ridge: { value: 'n', about: 'how much what the matches do not tell is kept near nothing (1)' },
    ...JSON_FLAG,
  },
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const game = await listed.load();
    if (game.undertakings?.features === undefined) throw new Usage(`${listed.id} says nothing that a value could be made of`);
    const setup = setupOf(game, given);
    const level = given.text('level') ?? 'easy';
    const make = await botNamed(listed, level);
    const [matches, seed, ridge] = [given.number('matches', 100, FOLDS), given.number('seed', 1), given.number('ridge', 1, 0)];
    const seats = seatsIn(game, setup);
    const bar = progressBar(matches);
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

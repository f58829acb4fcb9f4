import { parseArgs } from 'node:util';
import {
  bots,
  chancesOf,
  featuresAt,
  fit as fitted,
  linear,
  logistic,
  miscalibration,
  readBot,
  type Sample,
  spread,
  together,
} from '@polemos/bots';
import { type BaseState, Fate, type Game, Generator, isFaulty, NOBODY, Play, readSetup, type Setup, see } from '@polemos/kernel';
import { CONTESTS, type Contest } from './contests.ts';
import { APART, GAMES } from './encounter.ts';
import { type Line, seriesOf } from './series.ts';
import { standingOf } from './standing.ts';

// node bench/rivals/calibration.ts [<game> …] [--scenario id] [--moments 1000] [--level easy] [--seed s]
// node bench/rivals/calibration.ts --kept [<contest> …]: the same of the series of bench/rivals/main.ts --keep, and the weights that the chances of each should be made by
// Whether chances are what they say: of moments that are given 30 %, 30 % should be won. Told is by how many points they miss, on average over tenths of the
// scale, in matches that nobody has learned from: a few moments of each.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    moments: { type: 'string', default: '1000' },
    level: { type: 'string', default: 'easy' },
    seed: { type: 'string', default: `fresh ${Date.now()}` },
    kept: { type: 'boolean', default: false },
  },
});
/** How many points chances may miss by. */
const MOST = 0.05;

/** The chances at moments of one match, and how it ended, for all seats. */
function asked(game: Game, setup: Setup, n: number): { readonly chances: number[]; readonly scores: number[] } {
  const named = readBot(values.level);
  if (named === null) throw new Error(`there is no bot '${values.level}'`);
  const fate = new Fate(0);
  fate.generator.reset(values.seed, n + 1);
  const play = new Play<BaseState>(game, game.begin(setup), fate);
  const seats = game.seatsOf(play.state);
  const players = seats.map((_, seat) =>
    bots[named.level](new Generator(`${values.seed} ${n} ${seat}`).below(0x7fff_ffff), named),
  );
  const found: (readonly number[])[] = [];
  play.run();
  for (let i = n % APART; play.state.toAct !== NOBODY; i++) {
    const { state } = play;
    if (i % APART === 0) found.push(chancesOf(game, state));
    play.take(game.actions.read(players[state.toAct].choose(game, see(game, state, state.toAct))) as number, state.toAct);
  }
  const ended = play.state.outcome?.score ?? [];
  const some = spread(found, n);
  return { chances: some.flat(), scores: some.flatMap(() => ended) };
}

/** Fitted on nine tenths of the matches, tried on the tenth, ten times over; and all that with the matches dealt out anew five times, because one deal says little. */
const FOLDS = 10;
const DEALS = 5;
function dealt(lines: readonly Line[], deal: number): readonly Line[] {
  const chance = new Generator(`deal ${deal}`);
  return lines
    .map(line => ({ line, at: chance.below(0x7fff_ffff) }))
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}
/**
 * Of weights there are as many as data can bear: for whoever plays alone a constant, how little is left and a share of the logit; where there are two, what the one has less
 * the other has more; of four each has its own constant, and the share is the same for all.
 */
function tellKept(contest: Contest, lines: readonly Line[]): void {
  const seats = lines[0].scores.length;
  const samplesIn = (matches: readonly Line[]): Sample[] =>
    matches.flatMap(({ moments, scores }) =>
      moments.flatMap(([sure, ...worth]) =>
        worth.map((value, seat) => ({ features: sharedFeatures(featuresAt(sure, value), seat, seats), score: scores[seat] })),
      ),
    );
  const chancesBy = (weights: readonly number[], { moments, scores }: Line): { chance: number; score: number }[] =>
    moments.flatMap(([sure, ...worth]) =>
      together(worth.map((value, seat) => logistic(linear(weights, sharedFeatures(featuresAt(sure, value), seat, seats))))).map(
        (chance, seat) => ({ chance, score: scores[seat] }),
      ),
    );
  const left = Array.from({ length: DEALS }, (_, deal) => {
    const all = dealt(lines, deal);
    const tried = Array.from({ length: FOLDS }, (_fold, fold) => {
      const weights = fitted(samplesIn(all.filter((_line, n) => n % FOLDS !== fold)));
      return all.filter((_line, n) => n % FOLDS === fold).flatMap(line => chancesBy(weights, line));
    }).flat();
    return miscalibration(
      tried.map(({ chance }) => chance),
      tried.map(({ score }) => score),
    );
  });
  const all = fitted(samplesIn(lines));
  const weights = Array.from({ length: seats }, (_, seat) => {
    const at = (sure: number, logit: number): number => linear(all, sharedFeatures([1, sure, logit], seat, seats));
    return [at(0, 0), at(1, 0) - at(0, 0), at(0, 1) - at(0, 0), 0].map(weight => Number(weight.toFixed(3)));
  });
  const told = standingOf(contest, lines).chances;
  process.stdout.write(
    `${contest.id}: ${(100 * told.error).toFixed(1)} points on ${told.moments} moments of ${lines.length} matches as they are told today; with ${JSON.stringify(weights)} ${(100 * (left.reduce((sum, one) => sum + one, 0) / DEALS)).toFixed(1)} in matches left out\n`,
  );
}
function sharedFeatures([, sure, logit]: readonly number[], seat: number, seats: number): readonly number[] {
  if (seats === 1) return [1, sure, logit];
  if (seats === 2) return [seat === 0 ? 1 : -1, logit];
  return [...Array.from({ length: seats }, (_, own) => (own === seat ? 1 : 0)), logit];
}
if (values.kept) {
  for (const contest of CONTESTS) {
    if (positionals.length > 0 && !positionals.some(one => contest.id.startsWith(one))) continue;
    const lines = seriesOf(contest).lines.filter(({ moments }) => moments.length > 0);
    if (lines.length >= FOLDS) tellKept(contest, lines);
  }
  process.exit();
}

for (const [id, game] of Object.entries(GAMES)) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  const setup = readSetup(game, { scenario: values.scenario ?? game.scenarios[0].id, options: {} });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const [chances, scores]: [number[], number[]] = [[], []];
  let matches = 0;
  const tell = (): void => {
    const error = miscalibration(chances, scores);
    if (error > MOST) process.exitCode = 1;
    process.stdout.write(
      `${id}, ${setup.scenario}: ${(100 * error).toFixed(1)} points on ${chances.length} moments of ${matches} matches of ${values.level}, wanted at most ${100 * MOST}\n`,
    );
  };
  const breakOff = (): void => {
    tell();
    process.exit(1);
  };
  process.once('SIGTERM', breakOff).once('SIGINT', breakOff);
  while (chances.length < Number(values.moments)) {
    const one = asked(game, setup, matches++);
    chances.push(...one.chances);
    scores.push(...one.scores);
    await new Promise(resolve => setImmediate(resolve)); // so that a signal is heard
  }
  process.off('SIGTERM', breakOff).off('SIGINT', breakOff);
  tell();
}

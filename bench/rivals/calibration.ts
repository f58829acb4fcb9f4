import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bots, chancesOf, fit as fitted, linear, logistic, miscalibration, readBot, type Sample, spread } from '@polemos/bots';
import { type BaseState, Fate, type Game, Generator, isFaulty, NOBODY, Play, readSetup, type Setup, see } from '@polemos/kernel';
import { APART, GAMES, type Met } from './encounter.ts';

// node bench/rivals/calibration.ts [<game> …] [--scenario id] [--moments 1000] [--level easy] [--seed s]
// node bench/rivals/calibration.ts --kept run.jsonl: the same of the matches that bench/rivals/main.ts --keep has written, and how far each chance should have been moved
// Whether chances are what they say: of moments that are given 30 %, 30 % should be won. Told is by how many points they miss, on average over tenths of the
// scale, in matches that nobody has learned from: a few moments of each.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenario: { type: 'string' },
    moments: { type: 'string', default: '1000' },
    level: { type: 'string', default: 'easy' },
    seed: { type: 'string', default: `fresh ${Date.now()}` },
    kept: { type: 'string' },
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

/** Fitted on four fifths of the matches, tried on the fifth, five times over. */
const FOLDS = 5;
type Told = Pick<Met, 'chances' | 'scores'>;
const logit = (chance: number): number => {
  const near = Math.min(0.999, Math.max(0.001, chance));
  return Math.log(near / (1 - near));
};
const samplesIn = (matches: readonly Told[]): Sample[] =>
  matches.flatMap(({ chances, scores }) => chances.map((chance, i) => ({ features: [1, logit(chance)], score: scores[i] })));
/** What makes the chances that were told what they should have been: a constant and a share of the logit. */
function tellKept(contest: string, matches: readonly Told[]): void {
  const tried = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitted(samplesIn(matches.filter((_match, n) => n % FOLDS !== fold)));
    const left = samplesIn(matches.filter((_match, n) => n % FOLDS === fold));
    return left.map(({ features, score }) => ({ chance: logistic(linear(weights, features)), score }));
  }).flat();
  const [constant, share] = fitted(samplesIn(matches));
  const told = miscalibration(
    matches.flatMap(({ chances }) => chances),
    matches.flatMap(({ scores }) => scores),
  );
  const left = miscalibration(
    tried.map(({ chance }) => chance),
    tried.map(({ score }) => score),
  );
  process.stdout.write(
    `${contest}: ${(100 * told).toFixed(1)} points on ${tried.length} moments of ${matches.length} matches; with ${constant.toFixed(3)} + ${share.toFixed(3)} × logit ${(100 * left).toFixed(1)} in matches left out\n`,
  );
}
if (values.kept !== undefined) {
  const kept = readFileSync(values.kept, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { readonly of: string; readonly met: Told });
  for (const [contest, matches] of Map.groupBy(kept, ({ of }) => of))
    tellKept(
      contest,
      matches.map(({ met }) => met),
    );
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

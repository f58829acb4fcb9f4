import { readFileSync, writeFileSync } from 'node:fs';
import { botNamed } from '../bots.ts';
import { type Command, type Given, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { SETUP_FLAGS, seatsIn, setupOf } from '../setup.ts';
import { csv } from '../simulation/csv.ts';
import { kindsOf, linesOf } from '../simulation/decisions.ts';
import { parquet } from '../simulation/parquet.ts';
import { plot } from '../simulation/plot.ts';
import { progressBar } from '../simulation/progress-bar.ts';
import { type Job, MOST_WORKERS, runAll, split, sum } from '../simulation/run.ts';
import { type Share, type Summary, summary, wilson } from '../simulation/statistics.ts';
import type { Tally } from '../simulation/tally.ts';

/** What a simulation writes, and what `--merge` reads. */
interface Report {
  readonly format: 'polemos simulation 1';
  readonly of: Pick<Job, 'game' | 'setup' | 'bots' | 'seed'> & { readonly seats: readonly string[] };
  /** The stretches of match numbers that were played, in order. */
  readonly played: readonly (readonly [from: number, to: number])[];
  readonly tally: Tally;
  /** What depends on the machine. */
  readonly timing: { readonly seconds: number; readonly workers: number };
}

export const command: Command = {
  name: 'simulate',
  summary: 'plays many matches between bots and tells how they end',
  usage: '<game> --games N --seed S --bots a,b [options]   or   --merge <files…>',
  about: `The same seed gives the same matches, with any number of workers. On several machines give each its --shard and --json,
then put the files together with --merge: the result is that of one run. Bots are named by seat; one name serves all.`,
  flags: {
    ...SETUP_FLAGS,
    games: { value: 'N', about: 'how many matches (1000)' },
    seed: { value: 'S', about: 'any text or number (1)' },
    bots: {
      value: 'a,b',
      about: 'random, greedy, easy, medium, strong, strong/bold, strong@500 (ms), mcts:<iterations> (random)',
    },
    workers: { value: 'n', about: 'worker threads (1)' },
    shard: { value: 'i/n', about: 'only the i-th of n parts of the matches' },
    merge: { about: 'put the JSON files of shards together' },
    decisions: { about: 'count the decisions by kind: how often, among how many actions, how long a thought' },
    csv: { value: 'out.csv', about: 'write how often each result, length and number of points came, as a table' },
    parquet: { value: 'out.parquet', about: 'the same table as Apache Parquet' },
    plot: { value: 'out.svg', about: 'draw points, results, endings and lengths' },
    of: { value: 'quantity', about: 'which points to draw (the first of the game that vary)' },
    ...JSON_FLAG,
  },
  async run(given) {
    const report = given.has('merge') ? merge(given.words) : await simulate(given);
    const file = given.text('plot');
    if (file !== undefined) {
      const { game, setup, bots } = report.of;
      const wanted = given.text('of');
      if (wanted !== undefined && !(wanted in report.tally.points))
        throw new Usage(`there are no points '${wanted}'; there are ${Object.keys(report.tally.points).join(', ')}`);
      writeFileSync(
        file,
        plot(report.tally, `${game}, ${setup.scenario}: ${bots.join(' – ')}, ${report.tally.games} matches`, wanted),
      );
    }
    const table = given.text('csv');
    if (table !== undefined) writeFileSync(table, csv(rowsOf(report)));
    const columns = given.text('parquet');
    if (columns !== undefined) writeFileSync(columns, parquet(rowsOf(report)));
    if (given.has('json')) printJson({ ...report, result: result(report) });
    else show(report);
    return 0;
  },
};

async function simulate(given: Given): Promise<Report> {
  const listed = gameNamed(given.one('game'));
  const game = await listed.load();
  const setup = setupOf(game, given);
  const seats = seatsIn(game, setup);
  const names = (given.text('bots') ?? 'random').split(',');
  await Promise.all(names.map(name => botNamed(listed, name)));
  if (names.length !== 1 && names.length !== seats.length)
    throw new Usage(`--bots wants ${seats.length} names (${seats.join(', ')}) or one for all`);
  const bots = seats.map((_, seat) => names[names.length === 1 ? 0 : seat]);
  const games = given.number('games', 1000);
  const workers = given.number('workers', 1, 1, MOST_WORKERS);
  const [from, to] = shardOf(given.text('shard'), games);
  const job: Job = { game: listed.id, setup, bots, seed: given.text('seed') ?? '1', from, to, observe: given.has('decisions') };
  const bar = progressBar(to - from);
  const began = performance.now();
  const tally = sum(await runAll(split(job, workers), workers, bar.add));
  bar.end();
  const seconds = (performance.now() - began) / 1000;
  const { game: id, seed } = job;
  return {
    format: 'polemos simulation 1',
    of: { game: id, setup, seats, bots, seed },
    played: [[from, to]],
    tally: ordered(tally),
    timing: { seconds, workers },
  };
}

function shardOf(text: string | undefined, games: number): readonly [number, number] {
  if (text === undefined) return [0, games];
  const [i, n] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (i === undefined || i < 1 || i > n) throw new Usage(`--shard wants i/n with 1 ≤ i ≤ n, not '${text}'`);
  return [Math.floor((games * (i - 1)) / n), Math.floor((games * i) / n)];
}

/** Puts shards together; they must be of one simulation and must not overlap. */
function merge(files: readonly string[]): Report {
  if (files.length === 0) throw new Usage('--merge wants the JSON files of shards');
  const reports = files.map(readReport);
  const of = JSON.stringify(reports[0].of);
  reports.forEach((report, i) => {
    if (JSON.stringify(report.of) !== of) throw new Usage(`${files[i]} is of another simulation than ${files[0]}`);
  });
  const played = reports.flatMap(report => report.played).sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of played) {
    const last = joined.at(-1);
    if (last !== undefined && from < last[1]) throw new Usage(`match ${from} is in two of the files`);
    if (last !== undefined && from === last[1]) last[1] = to;
    else joined.push([from, to]);
  }
  return {
    format: reports[0].format,
    of: reports[0].of,
    played: joined,
    tally: ordered(sum(reports.map(report => report.tally))),
    timing: {
      seconds: reports.reduce((all, { timing }) => all + timing.seconds, 0),
      workers: Math.max(...reports.map(({ timing }) => timing.workers)),
    },
  };
}

function readReport(file: string): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.format !== 'polemos simulation 1' || !Array.isArray(report.played)) throw new Error('not a simulation');
    return report;
  } catch (error) {
    throw new Usage(`${file}: ${(error as Error).message}`);
  }
}

/** With the keys in order, so that equal results are equal files. */
function ordered<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => Number(a) - Number(b) || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, ordered(one)])) as T;
}

function result({ of, tally }: Report) {
  const points = Object.entries(tally.points).map(([quantity, bySeat]) => [
    quantity,
    Object.fromEntries(Object.entries(bySeat).map(([seat, counts]) => [seat, summary(counts)])),
  ]);
  return {
    wins: Object.fromEntries(of.seats.map(seat => [seat, { wins: tally.wins[seat], ...wilson(tally.wins[seat], tally.games) }])),
    losses: Object.fromEntries(
      of.seats.map(seat => [seat, { losses: tally.losses[seat], ...wilson(tally.losses[seat], tally.games) }]),
    ),
    draws: { draws: tally.draws, ...wilson(tally.draws, tally.games) },
    length: summary(tally.lengths),
    points: Object.fromEntries(points),
  };
}

/** Matches of another board are other matches. */
const boardOf = ({ board }: Report['of']['setup']): string =>
  board === undefined ? '' : `, on the board “${board.name}” (${board.key})`;

/** One line for each value of each quantity. */
function rowsOf({ of, tally }: Report): Record<string, string | number>[] {
  const line = (quantity: string, seat: string, value: string | number, count: number) => ({
    game: of.game,
    scenario: of.setup.scenario,
    bots: of.bots.join(' '),
    seed: of.seed,
    quantity,
    seat,
    value,
    count,
  });
  const lines = (quantity: string, seat: string, counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([value, count]) => line(quantity, seat, value, count));
  return [
    ...of.seats.flatMap(seat => [
      line('result', seat, 'won', tally.wins[seat]),
      line('result', seat, 'lost', tally.losses[seat]),
      line('result', seat, 'drawn', tally.draws),
    ]),
    ...lines('ended by', '', tally.endings),
    ...lines('actions', '', tally.lengths),
    ...Object.entries(tally.words).flatMap(([quantity, counts]) => lines(quantity, '', counts)),
    ...Object.entries(tally.points).flatMap(([quantity, bySeat]) =>
      Object.entries(bySeat).flatMap(([seat, counts]) => lines(quantity, seat === 'all' ? '' : seat, counts)),
    ),
    ...Object.entries(tally.decisions).flatMap(([seat, kinds]) =>
      kindsOf(kinds).flatMap(({ kind, asked, chosen, options, p95 }) => [
        line('decisions asked', seat, kind, asked),
        line('decisions with a choice', seat, kind, chosen),
        line('actions to choose from, mean', seat, kind, options),
        line('milliseconds of thinking, p95', seat, kind, p95),
      ]),
    ),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function show(report: Report): void {
  const { of, tally, timing } = report;
  const { wins, losses, draws, length, points } = result(report);
  print(`${of.game}, ${of.setup.scenario}${boardOf(of.setup)}: ${tally.games} matches of seed ${of.seed}`);
  const say = (what: string, { share, low, high }: Share): void =>
    print(`  ${what.padEnd(29)}${percent(share).padStart(8)}   95 %: ${percent(low)} to ${percent(high)}`);
  const alone = of.seats.length === 1;
  of.seats.forEach((seat, i) => {
    say(`${`${seat} (${of.bots[i]})`.padEnd(24)}wins`, wins[seat]);
    if (alone) say(`${' '.repeat(24)}loses`, losses[seat]);
  });
  if (!alone || tally.draws > 0) say('draws', draws);
  print(
    `  ended by ${Object.entries(tally.endings)
      .map(([rule, n]) => `${rule} ${percent(n / tally.games)}`)
      .join(', ')}`,
  );
  for (const [quantity, counts] of Object.entries(tally.words))
    if (Object.keys(counts).length > 1)
      print(
        `  ${quantity}: ${Object.entries(counts)
          .map(([word, n]) => `${word} ${percent(n / tally.games)}`)
          .join(', ')}`,
      );
  for (const [quantity, bySeat] of Object.entries(points))
    for (const [seat, { mean, deviation, least, median, most }] of Object.entries(bySeat as Record<string, Summary>))
      if (least < most)
        print(
          `  ${quantity}${seat === 'all' ? '' : ` of ${seat}`} ${mean.toFixed(1)} ± ${deviation.toFixed(1)} (${least} to ${most}, median ${median})`,
        );
  print(`  length ${length.mean.toFixed(1)} actions (${length.least} to ${length.most}, median ${length.median})`);
  for (const [seat, kinds] of Object.entries(tally.decisions)) {
    print(`  decisions of ${seat}`);
    for (const text of linesOf(kinds)) print(`    ${text}`);
  }
  print(`  ${Math.round(tally.actions / timing.seconds).toLocaleString('en')} actions/s, ${timing.seconds.toFixed(1)} s`);
  print(`  digest ${tally.digest}`);
}

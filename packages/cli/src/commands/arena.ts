import { writeFileSync } from 'node:fs';
import type { Setup } from '@polemos/kernel';
import { botNamed } from '../bots.ts';
import { type Command, JSON_FLAG, print, printJson, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { SETUP_FLAGS, seatsIn, setupOf } from '../setup.ts';
import { csv } from '../simulation/csv.ts';
import { kindsOf, linesOf } from '../simulation/decisions.ts';
import { elo, type Pairing } from '../simulation/elo.ts';
import { parquet } from '../simulation/parquet.ts';
import { progressBar } from '../simulation/progress-bar.ts';
import { type Job, MOST_WORKERS, runAll } from '../simulation/run.ts';
import { wilson } from '../simulation/statistics.ts';
import { addDecisions, type Decisions, type Tally } from '../simulation/tally.ts';

export const command: Command = {
  name: 'arena',
  summary: 'lets bots meet each other and prints their Elo table',
  usage: '<game> [--bots random,greedy,strong] [--games N] [--seed S]',
  about: 'Each meets each in N matches, sides alternating. In games of more seats two bots share them by turns.',
  flags: {
    ...SETUP_FLAGS,
    bots: { value: 'a,b,…', about: 'who meets; strong@500: within so many milliseconds a decision (random,greedy,easy,medium)' },
    games: { value: 'N', about: 'matches per pairing (100)' },
    seed: { value: 'S', about: 'any text or number (1)' },
    workers: { value: 'n', about: 'worker threads (1)' },
    decisions: { about: 'count the decisions of each bot by kind: how often, among how many actions, how long a thought' },
    csv: { value: 'out.csv', about: 'write the pairings with their intervals as a table' },
    parquet: { value: 'out.parquet', about: 'the same table as Apache Parquet' },
    ...JSON_FLAG,
  },
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const game = await listed.load();
    const setup = setupOf(game, given);
    const seats = seatsIn(game, setup);
    if (seats.length < 2) throw new Usage(`${listed.id}, ${setup.scenario} has one seat: there is nobody to meet`);
    const names = (given.text('bots') ?? 'random,greedy,easy,medium').split(',');
    await Promise.all(names.map(name => botNamed(listed, name)));
    if (names.length < 2 || new Set(names).size < names.length) throw new Usage('--bots wants at least two different bots');
    const games = given.number('games', 100);
    const meetings = pairsOf(names.length);
    const observe = given.has('decisions');
    const about = { game: listed.id, setup, seed: given.text('seed') ?? '1', games, seats: seats.length, observe };
    const jobs = meetings.flatMap(([a, b]) => jobsOf(about, names[a], names[b]));
    const bar = progressBar(games * meetings.length);
    const tallies = await runAll(jobs, given.number('workers', 1, 1, MOST_WORKERS), bar.add);
    bar.end();
    const perMeeting = jobs.length / meetings.length;
    const pairings = meetings.map(([a, b], i): Pairing => {
      const own = tallies.slice(i * perMeeting, (i + 1) * perMeeting);
      const score = own.reduce((sum, tally, j) => sum + scoreOf(jobs[i * perMeeting + j], tally.score, names[a], seats), 0);
      return { a, b, games, score };
    });
    const rows = pairings.map(({ a, b, games: n, score }) => ({
      a: names[a],
      b: names[b],
      games: n,
      score,
      ...wilson(score, n),
    }));
    const [table, columns] = [given.text('csv'), given.text('parquet')];
    if (table !== undefined) writeFileSync(table, csv(rows));
    if (columns !== undefined) writeFileSync(columns, parquet(rows));
    const decisions = given.has('decisions') ? decisionsOf(names, jobs, tallies, seats) : {};
    report(names, pairings, decisions, given.has('json'));
    return 0;
  },
};

const pairsOf = (n: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, a) => Array.from({ length: n - a - 1 }, (_, i) => [a, a + 1 + i] as const)).flat();

interface Meeting {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly games: number;
  readonly seats: number;
  readonly observe: boolean;
}
/** The matches of one meeting, in stretches: half with the one first, then half with the other first and the same luck. */
function jobsOf({ game, setup, seed, games, seats, observe }: Meeting, a: string, b: string): readonly Job[] {
  const halves = [Math.ceil(games / 2), Math.floor(games / 2)];
  return halves.flatMap((half, swapped) =>
    Array.from({ length: STRETCHES }, (_, i) => ({
      game,
      setup,
      bots: Array.from({ length: seats }, (_, seat) => ((seat + swapped) % 2 === 0 ? a : b)),
      seed: `${seed} ${a} ${b}`,
      from: Math.floor((half * i) / STRETCHES),
      to: Math.floor((half * (i + 1)) / STRETCHES),
      observe,
    })),
  );
}
const STRETCHES = 4;

/** The share of the points that a bot's seats took, in matches. */
function scoreOf(job: Job, score: Readonly<Record<string, number>>, bot: string, seats: readonly string[]): number {
  const [own, all] = seats.reduce(
    ([own, all], seat, i) => [own + (job.bots[i] === bot ? score[seat] : 0), all + score[seat]],
    [0, 0],
  );
  return all === 0 ? (job.to - job.from) / 2 : (own / all) * (job.to - job.from);
}

/** By bot, whatever seats it had. */
function decisionsOf(names: readonly string[], jobs: readonly Job[], tallies: readonly Tally[], seats: readonly string[]) {
  const found = Object.fromEntries(names.map((name): [string, Record<string, Decisions>] => [name, {}]));
  tallies.forEach(({ decisions }, i) => {
    seats.forEach((id, seat) => {
      addDecisions(found[jobs[i].bots[seat]], decisions[id] ?? {});
    });
  });
  return found;
}

function report(
  names: readonly string[],
  pairings: readonly Pairing[],
  decisions: ReturnType<typeof decisionsOf>,
  json: boolean,
): void {
  const ratings = elo(names.length, pairings);
  const order = names.map((_, i) => i).sort((a, b) => ratings[b] - ratings[a]);
  const against = (a: number, b: number): { score: number; games: number } | null => {
    const found = pairings.find(one => (one.a === a && one.b === b) || (one.a === b && one.b === a));
    if (found === undefined) return null;
    return { games: found.games, score: found.a === a ? found.score : found.games - found.score };
  };
  if (json) {
    printJson({
      table: order.map(i => ({ bot: names[i], elo: Math.round(ratings[i]) })),
      pairings: pairings.map(({ a, b, games, score }) => ({ a: names[a], b: names[b], games, ...wilson(score, games) })),
      decisions: Object.fromEntries(Object.entries(decisions).map(([name, kinds]) => [name, kindsOf(kinds)])),
    });
    return;
  }
  const width = Math.max(12, ...names.map(name => name.length + 2));
  print(`${'bot'.padEnd(width)}${'Elo'.padStart(6)}  ${order.map(i => names[i].padStart(width)).join('')}`);
  for (const a of order) {
    const cells = order.map(b => {
      const met = against(a, b);
      return (met === null ? '–' : `${((met.score / met.games) * 100).toFixed(1)} %`).padStart(width);
    });
    print(`${names[a].padEnd(width)}${String(Math.round(ratings[a])).padStart(6)}  ${cells.join('')}`);
  }
  for (const [name, kinds] of Object.entries(decisions)) {
    print(`decisions of ${name}`);
    for (const text of linesOf(kinds)) print(`  ${text}`);
  }
  print(`${pairings[0].games} matches per pairing, sides alternating, a draw is half a win.`);
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { miscalibration } from '@polemos/bots';
import { wilson } from '../../packages/cli/src/simulation/statistics.ts';
import { CONTESTS, type Contest } from './contests.ts';
import type { Met } from './encounter.ts';
import type { Share } from './thread.ts';

// node bench/rivals/main.ts [<contest> …] [--n 20] [--seed s] [--jobs 2] [--ours medium] [--theirs rival:easy] [--keep file] [--json]
// With --keep each match is written to a file as it ends, and a run that is broken off goes on there when it is started again with the same seed.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string' },
    seed: { type: 'string', default: `fresh ${Date.now()}` },
    jobs: { type: 'string', default: '1' },
    ours: { type: 'string' },
    theirs: { type: 'string' },
    keep: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
for (const asked of positionals)
  if (!CONTESTS.some(({ id }) => id.startsWith(asked)))
    throw new Error(`there is no contest '${asked}'; there are ${CONTESTS.map(({ id }) => id).join(', ')}`);
const asked = CONTESTS.filter(({ id }) => positionals.length === 0 || positionals.some(one => id.startsWith(one)));

/** One match as it is kept: which, of what, between whom, and what it showed. */
interface Kept {
  readonly of: string;
  readonly n: number;
  readonly met: Met;
}
const nameOf = ({ id, ours, theirs }: Contest): string => `${id} ${ours} ${theirs} ${values.seed}`;
function keptOf(contest: Contest): readonly Kept[] {
  if (values.keep === undefined || !existsSync(values.keep)) return [];
  const lines = readFileSync(values.keep, 'utf8').trim().split('\n');
  return lines.map(line => JSON.parse(line) as Kept).filter(({ of, n }) => of === nameOf(contest) && n < contest.n);
}

interface Playing {
  readonly contest: Contest;
  readonly jobs: number;
  readonly known: ReadonlySet<number>;
}
const met = ({ contest, jobs, known }: Playing, each: (one: Pick<Kept, 'n' | 'met'>) => void): Promise<unknown> =>
  Promise.all(
    Array.from(
      { length: jobs },
      (_, from) =>
        new Promise<void>((done, fail) => {
          const workerData: Share = { contest, seed: values.seed, from, of: jobs, known };
          const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
          worker.on('message', each);
          worker.once('error', fail);
          worker.once('exit', () => done());
        }),
    ),
  );

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** The value that so large a share of them does not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

let missed = false;
/** What is known of a contest so far. */
function tell(contest: Contest, matches: readonly Met[]): void {
  const score = matches.reduce((sum, one) => sum + one.score, 0);
  const { share, low, high } = wilson(score, matches.length);
  const seconds = ascending(matches.flatMap(one => one.seconds));
  const turns = ascending(matches.flatMap(one => one.turns));
  const [chances, scores] = [matches.flatMap(one => one.chances), matches.flatMap(one => one.scores)];
  const total = seconds.reduce((sum, one) => sum + one, 0);
  const row = {
    ...contest,
    seed: values.seed,
    n: matches.length,
    share,
    low,
    high,
    reached: low >= contest.least,
    decision: { mean: total / Math.max(1, seconds.length), p95: quantile(seconds, 0.95), most: quantile(seconds, 1) },
    turn: { p95: quantile(turns, 0.95), most: quantile(turns, 1) },
    chances: { moments: chances.length, error: chances.length === 0 ? 0 : miscalibration(chances, scores) },
    match: { ours: total / matches.length, theirs: matches.reduce((sum, one) => sum + one.theirSeconds, 0) / matches.length },
  };
  missed ||= !row.reached;
  if (values.json) {
    process.stdout.write(`${JSON.stringify(row)}\n`);
    return;
  }
  const { decision, turn, match } = row;
  process.stdout.write(
    `${contest.id.padEnd(32)} ${contest.ours} – ${contest.theirs ?? 'alone'}: ${percent(share)} (${percent(low)} … ${percent(high)}) of ${matches.length}, wanted ${percent(contest.least)}` +
      `; a decision ${decision.mean.toFixed(3)} / ${decision.p95.toFixed(3)} / ${decision.most.toFixed(2)} s, a turn ${turn.p95.toFixed(1)} / ${turn.most.toFixed(1)} s, a match ${match.ours.toFixed(1)} s (theirs ${match.theirs.toFixed(1)} s)` +
      `; chances miss by ${(100 * row.chances.error).toFixed(1)} points on ${chances.length} moments\n`,
  );
}

for (const written of asked) {
  const contest: Contest = {
    ...written,
    n: Number(values.n ?? written.n),
    ours: values.ours ?? written.ours,
    theirs: written.theirs === null ? null : (values.theirs ?? written.theirs),
  };
  const kept = keptOf(contest);
  const matches: Met[] = kept.map(one => one.met);
  // Whoever breaks off is told what is known by then.
  const breakOff = (): void => {
    tell(contest, matches);
    process.exit(1);
  };
  process.once('SIGTERM', breakOff).once('SIGINT', breakOff);
  const playing = { contest, jobs: Number(values.jobs), known: new Set(kept.map(({ n }) => n)) };
  await met(playing, one => {
    matches.push(one.met);
    if (values.keep !== undefined)
      appendFileSync(values.keep, `${JSON.stringify({ of: nameOf(contest), ...one } satisfies Kept)}\n`);
    if (!values.json && process.stderr.isTTY) process.stderr.write(`\r${contest.id} ${matches.length}/${contest.n} `);
  });
  process.off('SIGTERM', breakOff).off('SIGINT', breakOff);
  tell(contest, matches);
}
process.exitCode = missed ? 1 : 0;

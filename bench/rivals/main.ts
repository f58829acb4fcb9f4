import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { CONTESTS, type Contest } from './contests.ts';
import type { Met } from './encounter.ts';
import { keep, type Line, lineOf, seedOf, seriesOf } from './series.ts';
import { standingOf } from './standing.ts';
import type { Share } from './thread.ts';

// node bench/rivals/main.ts [<contest> …] [--n 20] [--jobs 2] [--seed s] [--ours medium] [--theirs rival:easy] [--json]
// node bench/rivals/main.ts [<contest> …] --keep [--n 20] [--jobs 2]: adds to the contest's series until it has so many matches, each written as it ends. The dice
// follow from the contest and from who plays; matches of bots that have changed since are told and do not count.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    n: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    ours: { type: 'string' },
    theirs: { type: 'string' },
    keep: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
for (const asked of positionals)
  if (!CONTESTS.some(({ id }) => id.startsWith(asked)))
    throw new Error(`there is no contest '${asked}'; there are ${CONTESTS.map(({ id }) => id).join(', ')}`);
const asked = CONTESTS.filter(({ id }) => positionals.length === 0 || positionals.some(one => id.startsWith(one)));

if (values.keep && (values.ours ?? values.theirs ?? values.seed) !== undefined)
  throw new Error('a series is played by whom its contest names, on dice of its own');

interface Playing {
  readonly contest: Contest;
  readonly seed: string;
  readonly jobs: number;
  readonly known: ReadonlySet<number>;
}
const met = (
  { contest, seed, jobs, known }: Playing,
  each: (one: { readonly n: number; readonly met: Met }) => void,
): Promise<unknown> =>
  Promise.all(
    Array.from(
      { length: jobs },
      (_, from) =>
        new Promise<void>((done, fail) => {
          const workerData: Share = { contest, seed, from, of: jobs, known };
          const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
          worker.on('message', each);
          worker.once('error', fail);
          worker.once('exit', () => done());
        }),
    ),
  );

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
let missed = false;
/** What is known of a contest so far. */
function tell(contest: Contest, seed: string, matches: readonly Line[]): void {
  const standing = standingOf(contest, matches);
  missed ||= !standing.reached;
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ ...contest, seed, ...standing })}\n`);
    return;
  }
  const { n, share, low, high, decision, turn, match, chances } = standing;
  process.stdout.write(
    `${contest.id.padEnd(32)} ${contest.ours} – ${contest.theirs ?? 'alone'}: ${percent(share)} (${percent(low)} … ${percent(high)}) of ${n}, wanted ${percent(contest.least)}` +
      `; a decision ${decision.mean.toFixed(3)} / ${decision.p95.toFixed(3)} / ${decision.most.toFixed(2)} s, a turn at most ${turn.toFixed(1)} s, a match ${match.ours.toFixed(1)} s (theirs ${match.theirs.toFixed(1)} s)` +
      `${chances.moments === 0 ? '' : `; chances miss by ${(100 * chances.error).toFixed(1)} points on ${chances.moments} moments`}\n`,
  );
}

for (const written of asked) {
  const contest: Contest = {
    ...written,
    n: Number(values.n ?? written.n),
    ours: values.ours ?? written.ours,
    theirs: written.theirs === null ? null : (values.theirs ?? written.theirs),
  };
  const seed = values.keep ? seedOf(contest) : (values.seed ?? `fresh ${Date.now()}`);
  const kept = values.keep ? seriesOf(contest) : { lines: [], others: 0 };
  if (kept.others > 0)
    process.stdout.write(`${contest.id}: ${kept.others} matches of bots that have changed since do not count\n`);
  const matches: Line[] = [...kept.lines];
  // Whoever breaks off is told what is known by then.
  const breakOff = (): void => {
    tell(contest, seed, matches);
    process.exit(1);
  };
  process.once('SIGTERM', breakOff).once('SIGINT', breakOff);
  const known = new Set(kept.lines.filter(line => line.seed === seed).map(({ n }) => n));
  await met({ contest, seed, jobs: Number(values.jobs), known }, one => {
    const line = lineOf(contest, seed, one.n, one.met);
    matches.push(line);
    if (values.keep) keep(contest, line);
    if (!values.json && process.stderr.isTTY) process.stderr.write(`\r${contest.id} ${matches.length}/${contest.n} `);
  });
  process.off('SIGTERM', breakOff).off('SIGINT', breakOff);
  tell(contest, seed, matches);
}
process.exitCode = missed ? 1 : 0;

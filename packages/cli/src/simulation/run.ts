import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { onBoard, type Setup } from '@polemos/kernel';
import { botNamed } from '../bots.ts';
import { gameNamed } from '../games.ts';
import { seatsIn } from '../setup.ts';
import { botSeed, playMatch } from './play-match.ts';
import { addTally, count, emptyTally, type Tally } from './tally.ts';

/** A stretch of matches of one seed. Plain data: it travels to workers. */
export interface Job {
  readonly game: string;
  readonly setup: Setup;
  /** By seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Match numbers `from` (inclusive) to `to` (exclusive). */
  readonly from: number;
  readonly to: number;
  /** Whether the decisions are counted by kind. */
  readonly observe?: boolean;
}

type Progress = (played: number) => void;
/** How often somebody hears of progress, in milliseconds. */
const EVERY = 100;

/** Plays a job in this thread. */
export async function run(job: Job, progress: Progress = () => {}): Promise<Tally> {
  const listed = gameNamed(job.game);
  const game = onBoard(await listed.load(), job.setup.board);
  const makers = await Promise.all(job.bots.map(name => botNamed(listed, name)));
  const tally = emptyTally(seatsIn(game, job.setup));
  let told = performance.now();
  let since = 0;
  for (let index = job.from; index < job.to; index++) {
    const bots = makers.map((make, seat) => make(botSeed(job.seed, index, seat)));
    count(tally, playMatch(game, job.setup, bots, { seed: job.seed, index, observe: job.observe === true }));
    since++;
    if (performance.now() - told < EVERY) continue;
    progress(since);
    since = 0;
    told = performance.now();
  }
  progress(since);
  return tally;
}

/** Plays jobs in worker threads and answers their tallies in the order of the jobs. */
export async function runAll(jobs: readonly Job[], workers: number, progress: Progress = () => {}): Promise<readonly Tally[]> {
  if (workers === 1) {
    const tallies: Tally[] = [];
    for (const job of jobs) tallies.push(await run(job, progress));
    return tallies;
  }
  const tallies = new Array<Tally>(jobs.length);
  let next = 0;
  const oneWorker = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      let at = -1;
      const more = (): void => {
        at = next++;
        if (at < jobs.length) worker.postMessage(jobs[at]);
        else void worker.terminate().then(() => done());
      };
      worker.on('message', (message: { readonly played: number } | { readonly tally: Tally }) => {
        if ('played' in message) progress(message.played);
        else {
          tallies[at] = message.tally;
          more();
        }
      });
      worker.on('error', fail);
      more();
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, oneWorker));
  return tallies;
}

/** A job cut into stretches, a few per worker, so that none waits long for another. */
export function split(job: Job, workers: number): readonly Job[] {
  const games = job.to - job.from;
  const pieces = workers === 1 ? 1 : Math.min(games, workers * 4);
  return Array.from({ length: pieces }, (_, i) => ({
    ...job,
    from: job.from + Math.floor((games * i) / pieces),
    to: job.from + Math.floor((games * (i + 1)) / pieces),
  }));
}

export function sum(tallies: readonly Tally[]): Tally {
  const total = emptyTally([]);
  for (const tally of tallies) addTally(total, tally);
  return total;
}

export const MOST_WORKERS: number = Math.max(64, availableParallelism());

import { parentPort, workerData } from 'node:worker_threads';
import type { Contest } from './contests.ts';
import { meet } from './encounter.ts';

/** Every `of`-th match of a contest, beginning with `from`, but for those that are known. */
export interface Share {
  readonly contest: Contest;
  readonly seed: string;
  readonly from: number;
  readonly of: number;
  readonly known: ReadonlySet<number>;
}
const { contest, seed, from, of, known } = workerData as Share;
for (let n = from; n < contest.n; n += of) if (!known.has(n)) parentPort?.postMessage({ n, met: meet(contest, seed, n) });

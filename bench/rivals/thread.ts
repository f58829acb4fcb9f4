import { parentPort, workerData } from 'node:worker_threads';
import type { Contest } from './contests.ts';
import { meet } from './encounter.ts';

/** Every `of`-th match of a contest, beginning with `from`. */
export interface Share {
  readonly contest: Contest;
  readonly seed: string;
  readonly from: number;
  readonly of: number;
}
const { contest, seed, from, of } = workerData as Share;
for (let n = from; n < contest.n; n += of) parentPort?.postMessage(meet(contest, seed, n));

import { Worker } from 'node:worker_threads';
import { egemonia } from '@polemos/egemonia';
import type { Game } from '@polemos/kernel';

export const game: Game = egemonia;

/** What is played: a worker imports the game by itself. */
export interface Field {
  readonly module: string;
  readonly name: string;
  readonly scenario: string;
}
export const EGEMONIA: Field = { module: '@polemos/egemonia', name: 'egemonia', scenario: 'standard' };
export const POLIS: Field = { module: '@polemos/polis', name: 'polis', scenario: 'full' };

/** Matches `from` … `to` between two bots: a level, or a number of iterations of MCTS. */
export interface Stretch {
  readonly field: Field;
  readonly from: number;
  readonly to: number;
  readonly a: string | number;
  readonly b: string | number;
}

const WORKERS = 2;

/** What `a` scores against `b` in so many matches, sides alternating. Played in threads, at the speed of plain Node. */
export async function duel(matches: number, a: Stretch['a'], b: Stretch['b'], field = EGEMONIA): Promise<number> {
  const cut = (i: number): number => 2 * Math.round((matches * i) / WORKERS / 2);
  const scores = await Promise.all(
    Array.from(
      { length: WORKERS },
      (_, i) =>
        new Promise<number>((done, fail) => {
          const workerData: Stretch = { field, from: cut(i), to: cut(i + 1), a, b };
          const worker = new Worker(new URL('./duel-worker.ts', import.meta.url), { workerData, execArgv: [] });
          worker.once('message', done);
          worker.once('error', fail);
        }),
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / matches;
}

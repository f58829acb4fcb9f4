import { parentPort, workerData } from 'node:worker_threads';
import { bots, type Level } from '@polemos/bots';
import { hashOf } from '@polemos/kernel';
import type { Games } from '../games.ts';
import type { Question } from './thinker.ts';

const { games } = (await import((workerData as { games: string }).games)) as { games: Games };

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  try {
    const { game, level, seed, seen } = question;
    const make = bots[level as Level];
    if (make === undefined) throw new Error(`no bot '${level}'`);
    parentPort?.postMessage({ id, action: make(Number.parseInt(hashOf(seed).slice(0, 8), 16)).choose(games[game], seen) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String((error as Error).message) });
  }
});

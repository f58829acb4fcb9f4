import { parentPort, workerData } from 'node:worker_threads';
import type { Action, Game, Seen } from '@polemos/kernel';
import type { Games } from '../games.ts';
import type { Question } from './thinker.ts';

/** What this thread needs of the bots: a level, made with a seed, chooses from what a seat may know. */
type Bots = Readonly<Record<string, (seed: string) => { choose(game: Game, seen: Seen): Action }>>;

const { games } = (await import((workerData as { games: string }).games)) as { games: Games };
const { bots } = (await import('@polemos/bots')) as unknown as { bots: Bots };

parentPort?.on('message', ({ id, question }: { id: number; question: Question }) => {
  try {
    const { game, level, seed, seen } = question;
    const make = bots[level];
    if (make === undefined) throw new Error(`no bot '${level}'`);
    parentPort?.postMessage({ id, action: make(seed).choose(games[game], seen) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String((error as Error).message) });
  }
});

import { parentPort } from 'node:worker_threads';
import type { Game } from '@polemos/kernel';
import { bots } from './levels.ts';
import type { Question } from './threads.ts';

/** The other end of threads.ts. */
parentPort?.on('message', async ({ module, name, level, seed, seen }: Question) => {
  try {
    const game = (await import(module))[name] as Game;
    parentPort?.postMessage({ action: bots[level](seed).choose(game, seen) });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});

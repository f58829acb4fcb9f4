import { parentPort, workerData } from 'node:worker_threads';
import { egemonia } from '@polemos/egemonia';
import type { Game } from '@polemos/kernel';
import { Playouts } from './playouts.ts';

/** Random matches for some seconds of real time, after a moment of warming up. */
const play = new Playouts(egemonia as unknown as Game);
let seed = 0;
const until = (end: number): void => {
  while (performance.now() < end) play.one(seed, seed++ + 1e6);
};
until(performance.now() + 500);
const [began, before] = [performance.now(), play.actions];
until(began + (workerData as number) * 1000);
parentPort?.postMessage((play.actions - before) / ((performance.now() - began) / 1000));

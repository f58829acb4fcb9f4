import { parentPort, workerData } from 'node:worker_threads';
import { egemonia } from '@polemos/egemonia';
import { Playouts } from './playouts.ts';

/** Random matches for some seconds of this thread's processor time, after a moment of warming up. */
const play = new Playouts(egemonia);
let seed = 0;
const spent = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};
const until = (end: number): void => {
  while (spent() < end) for (let i = 0; i < 20; i++) play.one(seed, seed++ + 1e6);
};
until(spent() + 0.5);
const [began, before] = [spent(), play.actions];
until(began + (workerData as number));
parentPort?.postMessage((play.actions - before) / (spent() - began));

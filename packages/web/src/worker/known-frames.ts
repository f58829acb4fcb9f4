import type { Frames } from '@polemos/kernel';
import type { FramesOfEntry } from './protocol.ts';

/** Those of older entries are asked for when somebody wants them told again. */
const MOST = 64;
export const NO_FRAMES: ReadonlyMap<number, Frames> = new Map();

/** What the page knows of how entries looked: what it had of those before `from`, and what has come. */
export function knowing(
  known: ReadonlyMap<number, Frames>,
  from: number,
  come: readonly FramesOfEntry[],
): ReadonlyMap<number, Frames> {
  const all = new Map([...known].filter(([entry]) => entry < from));
  for (const { entry, before, frames } of come) all.set(entry, { before, frames });
  return all.size <= MOST ? all : new Map([...all].sort(([a], [b]) => a - b).slice(-MOST));
}

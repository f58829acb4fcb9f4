import type { Bot } from '@polemos/bots';
import { type Level, ORACLE } from './protocol.ts';

/** Bots are loaded when one is needed. They get `Seen` of their own seat and nothing else. */
export async function botOf(level: Level, seed: number): Promise<Bot> {
  if (level === ORACLE) return (await import('@polemos/peloponnesian-war')).oracle(seed);
  const { bots } = await import('@polemos/bots');
  return bots[level](seed);
}
export type { Bot };

import { readBot } from '@polemos/bots';
import { wrong } from '../refusal.ts';

/** A bot that there is: what is not one would sit there and never move. */
export function checkLevel(level: string): void {
  if (readBot(level) === null) throw wrong('no-such-level', { level });
}

import { LEVELS } from '@polemos/bots';
import { wrong } from '../refusal.ts';

/** A bot that there is: what is not one would sit there and never move. */
export function checkLevel(level: string): void {
  if (!(LEVELS as readonly string[]).includes(level)) throw wrong('no-such-level', { level });
}

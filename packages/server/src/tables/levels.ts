import { readBot } from '@polemos/bots';
import { gameById } from '@polemos/games';
import { wrong } from '../refusal.ts';

/** A bot that there is, of the house or of the game: what is not one would sit there and never move. */
export function checkLevel(level: string, game: string): void {
  if (readBot(level) === null && gameById(game)?.bots?.includes(level) !== true) throw wrong('no-such-level', { level });
}

import { readBot } from '@polemos/bots';
import { gameById } from '@polemos/games';
import { wrong } from '../refusal.ts';

/** A bot that there is, of the house or of the game: what is not one would sit there and never move. */
export function checkLevel(level: string, game: string): void {
  const known = readBot(level);
  const listed = gameById(game);
  const isKnown = known !== null && (known.temper === undefined || listed?.tempers === true);
  if (!isKnown && listed?.bots?.includes(level) !== true) throw wrong('no-such-level', { level });
}

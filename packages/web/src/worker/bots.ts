import type { Bot } from '@polemos/bots';
import { gameById } from '@polemos/games';

/** A bot of the house or one of the game's own, loaded when it is needed. They get `Seen` of their own seat and nothing else. */
export async function botOf(game: string, bot: string, seed: number): Promise<Bot> {
  const { bots, LEVELS } = await import('@polemos/bots');
  const level = LEVELS.find(one => one === bot);
  const make = level === undefined ? await gameById(game)?.bot(bot) : bots[level];
  if (make === undefined) throw new Error(`${game} has no bot '${bot}'`);
  return make(seed);
}
export type { Bot };

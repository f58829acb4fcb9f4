import { type Bot, bots, LEVELS, type Level, mcts } from '@polemos/bots';
import type { Listed } from '@polemos/games';
import { Usage } from './command.ts';

/** A bot by its level, `mcts:<iterations>`, or one of the game's own. */
export async function botNamed(game: Listed, name: string): Promise<(seed: number) => Bot> {
  const iterations = /^mcts:(\d{1,7})$/.exec(name)?.[1];
  if (iterations !== undefined && Number(iterations) > 0) return seed => mcts({ iterations: Number(iterations), seed });
  if ((LEVELS as readonly string[]).includes(name)) return bots[name as Level];
  const own = game.bots?.includes(name) ? await game.bot(name) : undefined;
  if (own !== undefined) return own;
  throw new Usage(`there is no bot '${name}'; there are ${[...LEVELS, 'mcts:<iterations>', ...(game.bots ?? [])].join(', ')}`);
}

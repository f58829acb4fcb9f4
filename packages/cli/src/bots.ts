import { type Bot, bots, LEVELS, mcts, readBot } from '@polemos/bots';
import type { Listed } from '@polemos/games';
import { Usage } from './command.ts';

/** A bot by its level (and temper, and milliseconds a decision at most: `strong/bold@500`), `mcts:<iterations>`, or one of the game's own. */
export async function botNamed(game: Listed, name: string): Promise<(seed: number) => Bot> {
  const iterations = /^mcts:(\d{1,7})$/.exec(name)?.[1];
  if (iterations !== undefined && Number(iterations) > 0) return seed => mcts({ iterations: Number(iterations), seed });
  const [, plain = name, within] = /^(.+)@(\d{1,6})$/.exec(name) ?? [];
  const { level, ...manner } = readBot(plain) ?? {};
  if (level !== undefined)
    return seed => bots[level](seed, within === undefined ? manner : { ...manner, within: Number(within) });
  const own = game.bots?.includes(name) ? await game.bot(name) : undefined;
  if (own !== undefined) return own;
  throw new Usage(
    `there is no bot '${name}'; there are ${[...LEVELS, '<level>/<temper>', '<level>@<milliseconds>', 'mcts:<iterations>', ...(game.bots ?? [])].join(', ')}`,
  );
}

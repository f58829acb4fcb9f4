import { type Bot, bots, LEVELS, type Level, mcts } from '@polemos/bots';
import { Usage } from './command.ts';

/** A bot by its level, or `mcts:<iterations>`. */
export function botNamed(name: string): (seed: number) => Bot {
  const iterations = /^mcts:(\d{1,7})$/.exec(name)?.[1];
  if (iterations !== undefined && Number(iterations) > 0) return seed => mcts({ iterations: Number(iterations), seed });
  if ((LEVELS as readonly string[]).includes(name)) return bots[name as Level];
  throw new Usage(`there is no bot '${name}'; there are ${LEVELS.join(', ')} and mcts:<iterations>`);
}

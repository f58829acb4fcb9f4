import { type Bot, bots, LEVELS, type Level, mcts } from '@polemos/bots';
import { oracle } from '@polemos/peloponnesian-war';
import { Usage } from './command.ts';

/** A bot by its level, `mcts:<iterations>`, or `oracle`: The Peloponnesian War by its strategy matrices. */
export function botNamed(name: string): (seed: number) => Bot {
  const iterations = /^mcts:(\d{1,7})$/.exec(name)?.[1];
  if (iterations !== undefined && Number(iterations) > 0) return seed => mcts({ iterations: Number(iterations), seed });
  if (name === 'oracle') return oracle;
  if ((LEVELS as readonly string[]).includes(name)) return bots[name as Level];
  throw new Usage(`there is no bot '${name}'; there are ${LEVELS.join(', ')}, mcts:<iterations> and oracle`);
}

import type { Bot } from '@polemos/bots';
import type { Game } from '@polemos/kernel';
import { greedy } from './bots/greedy.ts';
import { mcts } from './bots/mcts.ts';
import { random } from './bots/random.ts';
import { evaluate as egemonia } from './games/egemonia/evaluate.ts';
import { evaluate as peloponnesianWar } from './games/peloponnesian-war/evaluate.ts';
import { oracle } from './games/peloponnesian-war/oracle.ts';
import { evaluate as polis } from './games/polis/evaluate.ts';
import { evaluate as timoleon } from './games/timoleon/evaluate.ts';

// The bots of the first release, with what each game told them then: frozen, so that every later one can be measured against the
// same. Only what a change of the rules forces is changed here.

// biome-ignore lint/suspicious/noExplicitAny: each judges states of its own game
const EVALUATE: Readonly<Record<string, (state: any, seat: number) => number>> = {
  egemonia,
  'peloponnesian-war': peloponnesianWar,
  polis,
  timoleon,
};

const RIVALS: Readonly<Record<string, (seed: number) => Bot>> = {
  random,
  greedy,
  easy: seed => mcts({ iterations: 300, seed }),
  medium: seed => mcts({ iterations: 3_000, seed }),
  strong: seed => mcts({ iterations: 25_000, seed }),
  oracle,
};
export const RIVAL_NAMES: readonly string[] = Object.keys(RIVALS);

/** A frozen bot by its name then. It judges as then, whatever the game judges by today. */
export function rival(name: string, seed: number): Bot {
  const make = RIVALS[name];
  if (make === undefined) throw new Error(`there is no rival '${name}'; there are ${RIVAL_NAMES.join(', ')}`);
  const bot = make(seed);
  return { choose: (game, seen) => bot.choose(thenOf(game), seen) };
}
const then = new Map<Game, Game>();
function thenOf(game: Game): Game {
  const evaluate = EVALUATE[game.id];
  if (evaluate === undefined) throw new Error(`no rival has played ${game.id}`);
  const known = then.get(game) ?? { ...game, evaluate };
  then.set(game, known);
  return known;
}

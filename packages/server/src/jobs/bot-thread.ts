import { bots, type Level } from '@polemos/bots';
import { type Action, hashOf } from '@polemos/kernel';
import type { Games } from '../games.ts';
import type { Question } from './thinker.ts';

/** One decision, in a thread of the thinker. */
export default async function choose({
  gamesModule,
  game,
  level,
  seed,
  seen,
}: Question & { gamesModule: string }): Promise<Action> {
  const { games } = (await import(gamesModule)) as { games: Games };
  if (!Object.hasOwn(bots, level)) throw new Error(`no bot '${level}'`);
  return bots[level as Level](Number.parseInt(hashOf(seed).slice(0, 8), 16)).choose(games[game], seen);
}

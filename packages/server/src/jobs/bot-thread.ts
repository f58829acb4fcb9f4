import { type Bot, bots, type Level } from '@polemos/bots';
import { type Action, hashOf } from '@polemos/kernel';
import type { Games } from '../games.ts';
import type { Question } from './thinker.ts';

/** Milliseconds of thinking that a person waits for. */
const WITHIN = 2_000;
/** So many bots are remembered with their plans, those that were asked last. */
const REMEMBERED = 200;
const minds = new Map<string, Bot>();

/** One decision, in a thread of the thinker. */
export default async function choose({
  gamesModule,
  game,
  level,
  seed,
  seen,
  line,
}: Question & { gamesModule: string }): Promise<Action> {
  const { games } = (await import(gamesModule)) as { games: Games };
  if (!Object.hasOwn(bots, level)) throw new Error(`no bot '${level}'`);
  const known = line === undefined ? undefined : minds.get(line);
  const bot = known ?? bots[level as Level](Number.parseInt(hashOf(seed).slice(0, 8), 16), WITHIN);
  if (line !== undefined) remember(line, bot);
  return bot.choose(games[game], seen);
}

function remember(line: string, bot: Bot): void {
  minds.delete(line);
  minds.set(line, bot);
  if (minds.size <= REMEMBERED) return;
  const [oldest] = minds.keys();
  minds.delete(oldest);
}

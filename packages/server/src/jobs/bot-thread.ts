import { type Bot, bots, readBot } from '@polemos/bots';
import { releasedRules } from '@polemos/games/releases';
import { type Action, hashOf, onBoard, within } from '@polemos/kernel';
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
  release,
  level,
  seed,
  seen,
  line,
}: Question & { gamesModule: string }): Promise<Action> {
  const rules = await (release === null ? present(gamesModule, game) : releasedRules(release));
  const named = readBot(level);
  if (named === null || !Object.hasOwn(rules.bots, named.level)) throw new Error(`no bot '${level}'`);
  const known = line === undefined ? undefined : minds.get(line);
  const bot = known ?? rules.bots[named.level](Number.parseInt(hashOf(seed).slice(0, 8), 16), { ...named, within: WITHIN });
  if (line !== undefined) remember(line, bot);
  const on = onBoard(rules.game, seen.board);
  return within(on, () => bot.choose(on, seen));
}

async function present(gamesModule: string, game: string) {
  const { games } = (await import(gamesModule)) as { games: Games };
  return { game: games[game], bots };
}

function remember(line: string, bot: Bot): void {
  minds.delete(line);
  minds.set(line, bot);
  if (minds.size <= REMEMBERED) return;
  const [oldest] = minds.keys();
  minds.delete(oldest);
}

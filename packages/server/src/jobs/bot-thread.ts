import { type Bot, bots, readBot } from '@polemos/bots';
import { gameById } from '@polemos/games';
import { releasedRules } from '@polemos/games/releases';
import { type Action, hashOf, onBoard, within } from '@polemos/kernel';
import type { Games } from '../games.ts';
import type { Question } from './thinker.ts';

/** Milliseconds of thinking that a person waits for. */
const WITHIN = 2_000;
/** So many bots are remembered with their plans, those that were asked last. */
const REMEMBERED = 200;
/** Plays on where a bot of the game's own cannot. */
const INSTEAD = 'medium';
type Named = NonNullable<ReturnType<typeof readBot>>;
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
  // A bot of the game's own thinks about the rules of this release alone; kept rules have the bots that they came with.
  const own = release === null ? await gameById(game)?.bot(level) : undefined;
  const named = readBot(own === undefined && gameById(game)?.bots?.includes(level) === true ? INSTEAD : level);
  if (own === undefined && (named === null || !Object.hasOwn(rules.bots, named.level))) throw new Error(`no bot '${level}'`);
  const known = line === undefined ? undefined : minds.get(line);
  const start = Number.parseInt(hashOf(seed).slice(0, 8), 16);
  const bot = known ?? own?.(start) ?? rules.bots[(named as Named).level](start, { ...(named as Named), within: WITHIN });
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

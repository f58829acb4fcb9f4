import type { Bot } from '@polemos/bots';
import { type Answered, botOf, type Question, type Warming } from './bots.ts';
import { gameOf } from './games.ts';

/** The worker in which bots think. It holds no match: it is told what a seat may know, and answers what that seat would do. */
const bots = new Map<string, Bot>();
const send = (answer: Answered): void => self.postMessage(answer);

async function answer({ number, game: id, bot: name, seed, seat, seen }: Question): Promise<Answered> {
  const game = await gameOf(id);
  if (game === null) return { number, failed: `no game '${id}'` };
  const bot = bots.get(seat) ?? (await botOf(id, name, seed));
  bots.set(seat, bot);
  const thought = bot.think?.(game, seen) ?? { action: bot.choose(game, seen), plan: [], before: 0.5, alternatives: [] };
  return { number, thought };
}

/** What the worker of this name does. */
export async function think({ data }: MessageEvent<Question | Warming>): Promise<void> {
  if ('warm' in data) {
    await Promise.allSettled([gameOf(data.warm), botOf(data.warm, data.bot, 0)]);
    return;
  }
  try {
    send(await answer(data));
  } catch (error) {
    send({ number: data.number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

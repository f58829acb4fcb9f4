import type { Bot, Round, Thought } from '@polemos/bots';
import { type Game, onBoard, within } from '@polemos/kernel';
import { type Answered, type Answers, botOf, type Joined, type Numbered, type Question, type Warming, WITHIN } from './bots.ts';
import { loadChecks } from './checks.ts';
import { gameOf } from './games.ts';

/** The worker in which bots think. It holds no match: it is told what a seat may know, and answers what that seat would do. */
const bots = new Map<string, Bot>();
/** Who waits for what others have found, by the number of the question. */
const joining = new Map<number, (all: Round) => void>();
const send = (answer: Answered): void => self.postMessage(answer);
/** How often a long piece of work says how far it is. */
const STEPS = 100;

async function answer(house: Game, question: Numbered): Promise<Answers[Question['kind']]> {
  if (question.kind === 'think') return thought(house, question);
  const { advise, analysisOf, assembled, judgedPart, readBot, reconsider } = await import('@polemos/bots');
  if (question.kind === 'advise') {
    const game = onBoard(house, question.seen.board);
    return within(game, () => advise(game, question.seen, { within: WITHIN }));
  }
  if (question.kind === 'reconsider') {
    const { bot, seen, taken } = question;
    const level = readBot(bot)?.level;
    const thinking = level === undefined || level === 'random' ? undefined : house.undertakings?.thinking[level];
    const game = onBoard(house, seen.board);
    return thinking === undefined ? null : within(game, () => reconsider(game, seen, taken, { ...thinking, within: WITHIN }));
  }
  const { number, log } = question;
  if (log.setup.position !== undefined) await loadChecks();
  if (question.kind === 'report') return assembled(house, log, question.parts);
  let said = 0;
  const progress = (done: number, of: number): void => {
    const now = Math.floor((done / of) * STEPS);
    if (now > said) send({ number, progress: now / STEPS });
    said = now;
  };
  return judgedPart(house, log, { ...analysisOf(house), progress }, question.part);
}

async function thought(house: Game, question: Numbered & { kind: 'think' }): Promise<Thought> {
  const { bot: name, seed, seat, seen, share, number } = question;
  const bot = bots.get(seat) ?? (await botOf(house.id, name, seed));
  bots.set(seat, bot);
  const game = onBoard(house, seen.board);
  if (share.of === 1 || bot.deliberate === undefined)
    return within(
      game,
      () => bot.think?.(game, seen) ?? { action: bot.choose(game, seen), plan: [], before: 0.5, alternatives: [] },
    );
  const thinking = bot.deliberate(game, seen, share);
  for (let step = within(game, () => thinking.next()); ; ) {
    if (step.done === true) return step.value;
    send({ number, round: step.value });
    const all = await new Promise<Round>(resolve => joining.set(number, resolve));
    joining.delete(number);
    step = within(game, () => thinking.next(all));
  }
}

/** What the worker of this name does. */
export async function think({ data }: MessageEvent<Numbered | Warming | Joined>): Promise<void> {
  if ('warm' in data) {
    await Promise.allSettled([gameOf(data.warm), botOf(data.warm, data.bot, 0)]);
    return;
  }
  if ('joined' in data) return joining.get(data.number)?.(data.joined);
  const { number } = data;
  try {
    const game = await gameOf(data.game);
    if (game === null) throw new Error(`no game '${data.game}'`);
    send({ number, answer: await answer(game, data) });
  } catch (error) {
    send({ number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

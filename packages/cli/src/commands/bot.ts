import type { Seen } from '@polemos/kernel';
import { botNamed } from '../bots.ts';
import { type Command, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';
import { linesOf } from '../lines.ts';

export const command: Command = {
  name: 'bot',
  summary: 'a bot by JSON lines: what a seat sees in, its action out',
  usage: '<game> [--level strong] [--seed n]',
  about: `Reads {"seen":{…}}, as polemos match answers to {"seen":"athens"}, and answers {"action":{…}}.`,
  flags: {
    level: { value: 'name', about: 'random, greedy, easy, medium, strong or mcts:<iterations> (strong)' },
    seed: { value: 'n', about: 'its luck (1)' },
    json: { about: 'as always here' },
  },
  async run(given) {
    const listed = gameNamed(given.one('game'));
    const game = await listed.load();
    const bot = (await botNamed(listed, given.text('level') ?? 'strong'))(given.number('seed', 1, 0, 0x7fff_ffff));
    for await (const line of linesOf(process.stdin)) {
      if ('text' in line && line.text.trim() === '') continue;
      let answer: object;
      try {
        if (!('text' in line)) throw new Usage('the line is too long');
        const { seen } = JSON.parse(line.text) as { seen?: Seen };
        if (seen === undefined) throw new Usage('a line is {"seen":{…}}');
        if (!seen.toAct.includes(seen.seat)) throw new Usage('this seat is not asked');
        answer = { action: bot.choose(game, seen) };
      } catch (error) {
        answer = { error: { code: 'malformed', message: (error as Error).message.slice(0, 200) } };
      }
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
    return 0;
  },
};

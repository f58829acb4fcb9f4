import type { Command } from '../command.ts';
import { LONGEST, linesOf } from '../lines.ts';
import { Session } from '../session.ts';

export const command: Command = {
  name: 'match',
  summary: 'plays a match by JSON lines on stdin and stdout, for external bots and tests',
  usage: '',
  about: `One message per line, one answer per line; docs/protocol.md describes them all:
  {"new":{"game":"egemonia","scenario":"historical","seed":"42"}}
  {"pending":true}   {"legal":"athens"}   {"act":{"seat":"athens","action":{…}}}
A malformed line is answered with an error, and the process goes on. It ends with its input.`,
  flags: { json: { about: 'as always here' } },
  async run(given) {
    given.none();
    const session = new Session();
    for await (const line of linesOf(process.stdin)) {
      if ('text' in line && line.text.trim() === '') continue;
      const answer =
        'text' in line
          ? await session.answer(line.text)
          : { error: { code: 'too-long', message: `a line has at most ${LONGEST} bytes` } };
      if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await new Promise(done => process.stdout.once('drain', done));
    }
    return 0;
  },
};

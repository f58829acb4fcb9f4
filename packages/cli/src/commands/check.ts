import { lint, tellTotal, types, unused } from '../checks.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'check',
  summary: 'types, lint, format, import cycles and what nobody uses, in half a minute (npm run check)',
  usage: '[--write]',
  about: 'What to run before every commit; npm test has all of it and the tests. Exit code 1 if anything is wrong.',
  flags: { write: { about: 'put right what can be: layout, the order of imports' } },
  async run(given) {
    given.none();
    const { failed } = tellTotal(await Promise.all([types(), lint(given.has('write')), unused()]));
    return failed === 0 ? 0 : 1;
  },
};

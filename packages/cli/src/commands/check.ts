import { lint, tellTotal, types, unused } from '../checks.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'check',
  summary: 'types, lint, format, import cycles and what nobody uses, in half a minute (npm run check)',
  usage: '',
  about: 'What to run before every commit; npm test has all of it and the tests. Exit code 1 if anything is wrong.',
  flags: {},
  async run(given) {
    given.none();
    const { failed } = tellTotal(await Promise.all([types(), lint(), unused()]));
    return failed === 0 ? 0 : 1;
  },
};

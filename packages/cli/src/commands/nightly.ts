import { browser, tellTotal, vitest } from '../checks.ts';
import type { Command } from '../command.ts';

export const command: Command = {
  name: 'nightly',
  summary: 'the long checks: more fuzz, the full strength of the bots (npm run nightly)',
  usage: '',
  about:
    'Runs the files *.nightly.test.ts, and the properties of all games ten times over (POLEMOS_FUZZ=10), with 20,000 wrong positions of each; then all tests of pages, with whole matches by clicks, a hundred files of dice and twenty stories of each game. Hours on a small machine.',
  flags: { 'strength-only': { about: 'the long files, without the properties' } },
  async run(given) {
    given.none();
    const parts = [await vitest('nightly')];
    if (!given.has('strength-only')) {
      process.env.POLEMOS_FUZZ ??= '10';
      parts.push(await vitest('unit', ['properties', 'test/position', 'wrong-positions']));
      parts.push(await browser());
    }
    const { passed, failed } = tellTotal(parts);
    return failed === 0 && passed > 0 ? 0 : 1;
  },
};

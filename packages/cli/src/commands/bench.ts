import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@polemos/server/place';
import { type Command, JSON_FLAG } from '../command.ts';

export const command: Command = {
  name: 'bench',
  summary: 'the benchmark table (npm run bench)',
  usage: '[--json]',
  about:
    'One core, ratios within one run. Installs boardgame.io for the comparison, once, beside the bench.\nExit code 1: a row missed what it should reach.',
  flags: {
    only: { value: 'a,b', about: 'only these parts of the table or these games; an unknown one is refused' },
    ...JSON_FLAG,
  },
  run(given) {
    given.none();
    const only = given.text('only');
    const args = [...(given.has('json') ? ['--json'] : []), ...(only === undefined ? [] : ['--only', only])];
    const { status } = spawnSync(process.execPath, [join(ROOT, 'bench/main.ts'), ...args], { stdio: 'inherit' });
    return status ?? 1;
  },
};

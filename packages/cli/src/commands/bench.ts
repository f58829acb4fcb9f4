import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Command, JSON_FLAG } from '../command.ts';
import { ROOT } from '../games.ts';

export const command: Command = {
  name: 'bench',
  summary: 'the benchmark table (npm run bench)',
  usage: '[--json]',
  about: 'One core, ratios within one run. Installs boardgame.io for the comparison, once, beside the bench.',
  flags: { only: { value: 'text', about: 'only the rows whose name contains this' }, ...JSON_FLAG },
  run(given) {
    given.none();
    const only = given.text('only');
    const args = [...(given.has('json') ? ['--json'] : []), ...(only === undefined ? [] : ['--only', only])];
    const { status } = spawnSync(process.execPath, [join(ROOT, 'bench/main.ts'), ...args], { stdio: 'inherit' });
    return status ?? 1;
  },
};

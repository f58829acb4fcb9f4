import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder where boardgame.io is, installed there when it is missing. */
export function boardgameIo(): string {
  const folder = join(import.meta.dirname, 'boardgame.io');
  if (existsSync(join(folder, 'node_modules/boardgame.io'))) return folder;
  process.stderr.write('installing boardgame.io beside the bench (once) …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
  return folder;
}

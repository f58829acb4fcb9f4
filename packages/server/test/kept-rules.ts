import { join } from 'node:path';
import { gameById } from '@polemos/games';
import { Releases } from '@polemos/games/releases';
import { release } from '../../cli/src/releasing.ts';
import { temporary } from './house.ts';

const root = join(import.meta.dirname, '../../..');

/** The rules of some games as they are now, kept as the command keeps them, but elsewhere. */
export async function keptRules(...games: readonly string[]): Promise<Releases> {
  const folder = temporary();
  for (const game of games) {
    const listed = gameById(game);
    if (listed === undefined) throw new Error(`there is no ${game}`);
    await release({ package: listed.package, root }, join(folder, game));
  }
  return new Releases(game => join(folder, game));
}

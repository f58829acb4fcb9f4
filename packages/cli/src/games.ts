import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, gameById, type Listed } from '@polemos/games';
import { Usage } from './command.ts';

/** Where the package of a game lies: rules.md, test/. */
export const folderOf = (game: Pick<Listed, 'package'>): string =>
  dirname(fileURLToPath(import.meta.resolve(`${game.package}/meta`)));

/** The game of this name, or a usage error that lists what there is. */
export function gameNamed(id: string): Listed {
  const found = gameById(id);
  if (found === undefined) throw new Usage(`there is no game '${id}'; there is ${GAMES.map(game => game.id).join(', ')}`);
  return found;
}

import { GAMES } from '@polemos/games';

/** The parts of the table, and every game by its id: what `--only` may name. */
export const PARTS = [
  'ceiling',
  'clone',
  'events',
  'mcts',
  'frames',
  'workers',
  'boardgame.io',
  'routes',
  'client',
  'server',
] as const;
export const NAMES: readonly string[] = [...PARTS, ...GAMES.map(({ id }) => id)];

/** The names that `--only a,b` gives; none means all. A name that there is not throws, with those that there are. */
export function wantedOf(only: string | undefined): ReadonlySet<string> {
  const names = only === undefined || only === '' ? [] : only.split(',').map(name => name.trim());
  for (const name of names)
    if (!NAMES.includes(name)) throw new Error(`there is no part '${name}' of the bench; there are ${NAMES.join(', ')}`);
  return new Set(names);
}

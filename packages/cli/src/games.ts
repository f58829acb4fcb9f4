import { join } from 'node:path';
import type { Game, GameText, Language } from '@polemos/kernel';
import { Usage } from './command.ts';

/** The root of the repository. */
export const ROOT: string = join(import.meta.dirname, '../../..');

/** A game of the house, as far as it is known before it is loaded. */
export interface Listed {
  readonly id: string;
  /** Where its package lies under the root: rules.md, test/. */
  readonly folder: string;
  /** What workers import. */
  readonly module: string;
  readonly name: string;
  readonly load: () => Promise<Game>;
  /** In some scenarios the sides have other names. */
  readonly text: (scenario?: string) => Promise<Readonly<Record<Language, GameText>>>;
}

/** All games, in the order in which they are shown. A new game is one more entry. */
export const GAMES: readonly Listed[] = [
  {
    id: 'peloponnesian-war',
    folder: 'packages/games/peloponnesian-war',
    module: '@polemos/peloponnesian-war',
    name: 'peloponnesianWar',
    load: async () => (await import('@polemos/peloponnesian-war')).peloponnesianWar as unknown as Game,
    text: async (scenario = '') => {
      const { text, textIn } = await import('@polemos/peloponnesian-war/text');
      return textIn[scenario] ?? text;
    },
  },
  {
    id: 'egemonia',
    folder: 'packages/games/egemonia',
    module: '@polemos/egemonia',
    name: 'egemonia',
    load: async () => (await import('@polemos/egemonia')).egemonia as unknown as Game,
    text: async () => (await import('@polemos/egemonia/text')).TEXT,
  },
  {
    id: 'polis',
    folder: 'packages/games/polis',
    module: '@polemos/polis',
    name: 'polis',
    load: async () => (await import('@polemos/polis')).polis as unknown as Game,
    text: async () => (await import('@polemos/polis/text')).TEXT,
  },
  {
    id: 'timoleon',
    folder: 'packages/games/timoleon',
    module: '@polemos/timoleon',
    name: 'timoleon',
    load: async () => (await import('@polemos/timoleon')).timoleon as unknown as Game,
    text: async () => (await import('@polemos/timoleon/text')).TEXT,
  },
];

export const findGame = (id: unknown): Listed | undefined => GAMES.find(game => game.id === id);

/** The game of this name, or a usage error that lists what there is. */
export function gameNamed(id: string): Listed {
  const found = findGame(id);
  if (found === undefined) throw new Usage(`there is no game '${id}'; there is ${GAMES.map(game => game.id).join(', ')}`);
  return found;
}

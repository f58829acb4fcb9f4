import type { Game } from '@polemos/kernel';

/** The rules of each game, loaded when a match of it is opened. */
const GAMES: Readonly<Record<string, () => Promise<Game>>> = {
  'peloponnesian-war': async () => (await import('@polemos/peloponnesian-war')).peloponnesianWar as unknown as Game,
  polis: async () => (await import('@polemos/polis')).polis as unknown as Game,
  timoleon: async () => (await import('@polemos/timoleon')).timoleon as unknown as Game,
  egemonia: async () => (await import('@polemos/egemonia')).egemonia as unknown as Game,
};

export async function gameOf(id: string): Promise<Game | null> {
  return (await (Object.hasOwn(GAMES, id) ? GAMES[id]?.() : null)) ?? null;
}

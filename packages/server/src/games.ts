import { egemonia } from '@polemos/egemonia';
import type { Game } from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';

/** The games that a server offers, by id. */
export type Games = Readonly<Record<string, Game>>;

// A game's own state and view are its own affair: the server only passes them on.
export const games: Games = {
  'peloponnesian-war': peloponnesianWar as unknown as Game,
  egemonia: egemonia as unknown as Game,
  polis: polis as unknown as Game,
  timoleon: timoleon as unknown as Game,
};

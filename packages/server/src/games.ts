import { egemonia } from '@polemos/egemonia';
import type { Game } from '@polemos/kernel';

/** The games that a server offers, by id. */
export type Games = Readonly<Record<string, Game>>;

// A game's own state and view are its own affair: the server only passes them on.
export const games: Games = { egemonia: egemonia as unknown as Game };

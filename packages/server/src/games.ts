import { GAMES } from '@polemos/games';
import type { Game } from '@polemos/kernel';

/** The games that a server offers, by id. */
export type Games = Readonly<Record<string, Game>>;

export const games: Games = Object.fromEntries(await Promise.all(GAMES.map(async ({ id, load }) => [id, await load()] as const)));

import { gameById } from '@polemos/games';
import type { Game } from '@polemos/kernel';

/** The rules of a game, loaded when a match of it is opened. */
export const gameOf = async (id: string): Promise<Game | null> => (await gameById(id)?.load()) ?? null;
/** In a game in which nothing is hidden, nobody at one screen needs to look away. */
export const isOpen = (id: string): boolean => gameById(id)?.open === true;

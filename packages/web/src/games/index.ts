import { SCREENS } from 'virtual:screens';
import { GAMES as LISTED, type Listed } from '@polemos/games';
import type { BoardKit, Language } from '@polemos/kernel';
import type { FC } from 'react';
import type { Thumbnail } from '../board/map.ts';
import type { Lessons } from '../tutorial/lesson.ts';
import type { Screens } from './screens.ts';

/** What a game has for the client, by the names of its files: see `build/games.ts`. */
export interface ClientPart {
  load(): Promise<Screens>;
  /** The small map, loaded by the home page alone. */
  thumbnail(): Promise<Thumbnail>;
  /** What is taught of it, lesson by lesson. */
  lessons?(): Promise<Lessons>;
  /** What of its board the owner of a box may put right. */
  kit?(): Promise<BoardKit>;
  /** Pages of its own, by their address. */
  readonly drawn: Readonly<Record<string, () => Promise<{ readonly default: FC }>>>;
}
/** A game of the house as the page knows it. Its rules are for the worker. */
export type Registered = Omit<Listed, 'load' | 'text' | 'bot'> & ClientPart;

export const GAMES: readonly Registered[] = LISTED.map(game => ({ ...game, ...SCREENS[game.id] }));
export const gameById = (id: string): Registered | undefined => GAMES.find(game => game.id === id);

/** What a bot is called: a level of the house, or the game's own name for its own. */
export const botName = (
  game: string,
  bot: string,
  { language, levels }: { readonly language: Language; readonly levels: Readonly<Record<string, string>> },
): string => {
  const own = gameById(game)?.card[language].bot?.[bot];
  // `strong/bold`: the level, then the temper.
  return (
    own ??
    bot
      .split('/')
      .map(part => levels[part] ?? part)
      .join(', ')
  );
};

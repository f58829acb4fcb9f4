import type { Bot } from '@polemos/bots';
import type { Game, GameCard, GameMeta, GameText, Language, SideMeta } from '@polemos/kernel';
import { ENTRIES } from './entries.ts';

/** A game of the house: what is known of it at once, and how to get the rest. */
export interface Listed extends GameMeta {
  /** What to import: `@polemos/polis`. */
  readonly package: string;
  readonly card: Readonly<Record<Language, GameCard>>;
  load(): Promise<Game>;
  /** In some scenarios the sides have other names; with some options the book has other words. */
  text(scenario?: string, options?: Readonly<Record<string, unknown>>): Promise<Readonly<Record<Language, GameText>>>;
  /** A bot of the game's own, by its name. */
  bot(name: string): Promise<((seed: number) => Bot) | undefined>;
}

export const GAMES: readonly Listed[] = ENTRIES.map(({ package: name, meta, card, rules, text }) => ({
  ...meta,
  package: name,
  card,
  load: async () => (await rules()).default,
  text: async (scenario = '', options = {}) => {
    const { TEXT, text: catalogue = TEXT, textIn } = await text();
    const chosen = Object.entries(options).find(([id, value]) => textIn?.[`${id}=${value}`] !== undefined);
    const own = textIn?.[scenario] ?? (chosen === undefined ? undefined : textIn?.[`${chosen[0]}=${chosen[1]}`]);
    return (own ?? catalogue) as Readonly<Record<Language, GameText>>;
  },
  bot: async bot => (await rules()).bots?.[bot],
}));

export const gameById = (id: unknown): Listed | undefined => GAMES.find(game => game.id === id);

/** Every side of every game by its id: a side has one sign and one colour in the whole house. */
export const SIDES: ReadonlyMap<string, SideMeta> = new Map(GAMES.flatMap(({ sides }) => sides).map(side => [side.id, side]));

/** What a seat is called, before anything of its game is loaded. */
export const seatName = (game: Pick<Listed, 'card'> | undefined, seat: string, language: Language, scenario = ''): string => {
  const card = game?.card[language];
  return card?.seatIn?.[scenario]?.[seat] ?? card?.seat[seat] ?? seat;
};

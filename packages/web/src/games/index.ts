import type { Language, OptionValue } from '@polemos/kernel';
import type { Thumbnail } from '../board/map.ts';
import type { Lesson } from '../tutorial/lesson.ts';
import { CARD as egemoniaCard } from './egemonia/card.ts';
import { CARD as peloponnesianWarCard } from './peloponnesian-war/card.ts';
import { CARD as polisCard } from './polis/card.ts';
import type { Screens } from './screens.ts';
import { CARD as timoleonCard } from './timoleon/card.ts';

/** What the home page shows of a game before anything of it is loaded. */
export interface Card {
  readonly title: Readonly<Record<Language, string>>;
  readonly caption: Readonly<Record<Language, string>>;
  readonly blurb: Readonly<Record<Language, string>>;
  readonly scenarios: readonly {
    readonly id: string;
    readonly name: Readonly<Record<Language, string>>;
    readonly about: Readonly<Record<Language, string>>;
    /** Only in these editions; only where two play. */
    readonly only?: { readonly edition?: readonly string[]; readonly together?: boolean };
    /** Seats that have another name in it. */
    readonly seats?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  }[];
  readonly seats: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
  /** A game for one that two can play too: the option that says so, and their seats. */
  readonly together?: {
    readonly options: Readonly<Record<string, OptionValue>>;
    readonly seats: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
    /** A bot of its own that plays a seat: what it does. */
    readonly oracle?: Readonly<Record<Language, string>>;
  };
  /** A page that compares the printed editions of the game, and what its link says. */
  readonly editions?: Readonly<Record<Language, string>>;
  /** Editions of the rules that a match can follow, the usual one first. */
  readonly rulesOf?: readonly { readonly id: string; readonly name: Readonly<Record<Language, string>> }[];
  /** Options of one edition alone: a rule that one may play with. */
  readonly extras?: readonly {
    readonly id: string;
    readonly edition: string;
    readonly name: Readonly<Record<Language, string>>;
  }[];
  /** Whose sign a place wears on the small map. */
  readonly colours: Readonly<Record<string, string>>;
}
export interface Registered {
  readonly id: string;
  readonly card: Card;
  /** The small map, loaded by the home page alone. */
  thumbnail(): Promise<Thumbnail>;
  load(): Promise<Screens>;
  /** A worked example to play through, where there is one. */
  lesson?(): Promise<Lesson>;
}

/** The games of this house. A new one is one entry here, one in `worker/games.ts` and a folder beside this file. */
export const GAMES: readonly Registered[] = [
  {
    id: 'peloponnesian-war',
    card: peloponnesianWarCard,
    thumbnail: async () => (await import('virtual:thumbnail/peloponnesian-war')).default,
    load: async () => (await import('./peloponnesian-war/index.tsx')).screens as unknown as Screens,
    lesson: async () => (await import('./peloponnesian-war/lesson/lesson.ts')).lesson,
  },
  {
    id: 'polis',
    card: polisCard,
    thumbnail: async () => (await import('virtual:thumbnail/polis')).default,
    load: async () => (await import('./polis/index.tsx')).screens as unknown as Screens,
    lesson: async () => (await import('./polis/lesson/lesson.ts')).lesson,
  },
  {
    id: 'egemonia',
    card: egemoniaCard,
    thumbnail: async () => (await import('virtual:thumbnail/egemonia')).default,
    load: async () => (await import('./egemonia/index.tsx')).screens as unknown as Screens,
  },
  {
    id: 'timoleon',
    card: timoleonCard,
    thumbnail: async () => (await import('virtual:thumbnail/timoleon')).default,
    load: async () => (await import('./timoleon/index.tsx')).screens as unknown as Screens,
    lesson: async () => (await import('./timoleon/lesson/lesson.ts')).lesson,
  },
];
export const gameById = (id: string): Registered | undefined => GAMES.find(game => game.id === id);

/** What a seat is called, before anything of its game is loaded. */
export const seatName = (card: Card | undefined, seat: string, language: Language, scenario?: string): string =>
  card?.scenarios.find(({ id }) => id === scenario)?.seats?.[seat]?.[language] ??
  [...(card?.seats ?? []), ...(card?.together?.seats ?? [])].find(({ id }) => id === seat)?.name[language] ??
  seat;

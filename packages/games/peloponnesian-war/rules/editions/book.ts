import type { State } from '../state.ts';
import { type EditionRules, FIRST_EDITION, SECOND_EDITION } from './editions.ts';

// What differs between the editions of the rulebook and between the ways of play, as data. The rules ask `bookOf(state)`
// for the entry they need; nothing asks which edition or which way it is.

/** One entry for each rule that editions or ways of play decide differently. What all have in common is not here. */
export interface Book extends EditionRules {
  /** PW-3.1, PW-11-b: success may take the human to the other side. */
  readonly sidesChange: boolean;
  /** PW-4.1, PW-11-a: a side without a player follows its matrix. */
  readonly matrices: boolean;
  /** PW-5-a: the human's side; PW-11-c: the side whose commander has the higher strategic rating. */
  readonly firstOperation: 'player' | 'rating';
  /** PW-5.6.1-a, PW-11-e. */
  readonly interception: 'compulsory' | 'voluntary';
  /** PW-5.3.1-b, c: own commanders for the human, +1 for the game; PW-11-f: by side; PW1-4.3-a, PW1-11-a: by the face alone. */
  readonly auguries: 'commanders' | 'sides' | 'faces' | 'faces-by-side';
  /** PW-6.2-h, PW-6.3-b: by lot; PW-11-d: the players in turn; PW1-11-a: in turn inside a class, a die says who begins. */
  readonly nextCombat: 'lot' | 'players' | 'players-in-class';
  /** PW-6.1-c, PW1-5.1-a: how many SP more an Army needs to besiege a Force. */
  readonly siegeMargin: number;
  /** PW-6.3-e, PW-11-g, PW1-5.3-a: SCI for a siege that failed, of a side with a player and of one without. */
  readonly failedSiege: readonly [player: number, nonPlayer: number];
  /** PW-P-a: by the Post-Combat Movement Table; PW-11-h: where the players choose. */
  readonly placing: 'table' | 'choice';
  /** PW-1.1-a: one total, the human's; PW-R129: each side its own. */
  readonly points: 'human' | 'sides';
}

/** An edition, or a way of play: a name, and the entries in which it differs from the one before it. */
interface Named {
  readonly id: string;
}
export interface Way extends Named {
  readonly seats: readonly string[];
}
export interface Edition extends Named {
  /** The edition's own entries, by way of play. */
  readonly differs: readonly Partial<Book>[];
}

/** The 2nd edition, alone: what all others differ from. */
const SOLITAIRE_BOOK: Book = {
  ...SECOND_EDITION,
  sidesChange: true,
  matrices: true,
  firstOperation: 'player',
  interception: 'compulsory',
  auguries: 'commanders',
  nextCombat: 'lot',
  siegeMargin: 5,
  failedSiege: [-2, -1],
  placing: 'table',
  points: 'human',
};

/** PW-11: two players. */
const TWO_BOOK: Book = {
  ...SOLITAIRE_BOOK,
  sidesChange: false,
  matrices: false,
  firstOperation: 'rating',
  interception: 'voluntary',
  auguries: 'sides',
  nextCombat: 'players',
  failedSiege: [-1, -1],
  placing: 'choice',
  points: 'sides',
};

export const SOLITAIRE = 0;
export const WAYS: readonly Way[] = [
  { id: 'solitaire', seats: ['player'] },
  { id: 'two', seats: ['athens', 'sparta'] },
];
const WAY_BOOKS: readonly Book[] = [SOLITAIRE_BOOK, TWO_BOOK];

/** The 1st edition, alone: PW1-4.3-a, PW1-5.1-a, PW1-5.3-a, and all that `FIRST_EDITION` names. */
const FIRST_ALONE: Partial<Book> = { ...FIRST_EDITION, auguries: 'faces', siegeMargin: 4, failedSiege: [-1, -1] };
/** The 1st edition with two players: PW1-11-a, PW1-11-b, and the erratum of PW1-5.2.4-a. */
const FIRST_FOR_TWO: Partial<Book> = {
  ...FIRST_ALONE,
  auguries: 'faces-by-side',
  nextCombat: 'players-in-class',
  placing: 'table',
  nullBattle: 'erratum',
};
export const EDITIONS: readonly Edition[] = [
  { id: 'second', differs: [{}, {}] },
  { id: 'first', differs: [FIRST_ALONE, FIRST_FOR_TWO] },
];

/** By edition × ways + way. */
const BOOKS: readonly Book[] = EDITIONS.flatMap(({ differs }) => WAY_BOOKS.map((book, way) => ({ ...book, ...differs[way] })));

export const bookOf = (s: State): Book => BOOKS[s.edition * WAYS.length + s.way];
export const seatsOf = (s: State): readonly string[] => WAYS[s.way].seats;
/** The seat that decides for a side: alone there is but one. */
export const seatFor = (s: State, side: number): number => (WAYS[s.way].seats.length === 1 ? 0 : side);
/** PW-0.5-q, PW-11-a: whether a person decides for a side. */
export const isPlayed = (s: State, side: number): boolean => WAYS[s.way].seats.length > 1 || side === s.player;
/** With two players: this side decides now. Alone it is the human's, whatever happens. */
export function decides(s: State, side: number): void {
  if (isPlayed(s, side)) s.player = side;
}
export const waysIds: readonly string[] = WAYS.map(({ id }) => id);
export const editionIds: readonly string[] = EDITIONS.map(({ id }) => id);

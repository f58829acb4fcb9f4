import type { Option, OptionValue, Scenario } from './game.ts';

/** Whoever plays or is played in a game: a seat, or a side that the game itself moves. */
export interface SideMeta {
  readonly id: string;
  /** Its family of colours in the house, and its sign, which says the same without colour. */
  readonly colour: string;
  readonly sign: string;
}

/** A game, as far as it is known before anything of it is loaded: small and plain, in no language. */
export interface GameMeta {
  readonly id: string;
  /** Who usually sits, in order. */
  readonly seats: readonly string[];
  /** Everybody who may sit or be played in it. */
  readonly sides: readonly SideMeta[];
  /** A game for one that two can play too: the options that say so, and their seats. */
  readonly together?: {
    readonly options: Readonly<Record<string, OptionValue>>;
    readonly seats: readonly string[];
  };
  readonly scenarios: readonly Scenario[];
  readonly options: readonly Option[];
  /** Bots of its own, beside those of the house; the game's package exports them as `bots`. They play where two do. */
  readonly bots?: readonly string[];
  /** Its bots of the house can be given a temper, where they think (`TEMPERS`). */
  readonly tempers?: true;
  /** Nothing is hidden in it: at one screen nobody needs to look away. */
  readonly open?: true;
  /** Pages of its own in the client, by their address. */
  readonly pages?: readonly string[];
  /** How long a match takes people, about. */
  readonly minutes: number;
  /** How many times the actions of boardgame.io random play must reach in the bench. */
  readonly pace?: number;
  /** Whose sign a place wears on the small map of the home page. */
  readonly colours: Readonly<Record<string, string>>;
}

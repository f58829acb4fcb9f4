import type { Noun, PlaceKind, Where } from './grammar.ts';

/** A word or a sentence by its key. */
export type Table = Readonly<Record<string, string>>;
/** What a language calls things and people. */
export interface Names {
  /** Kinds of decisions, by the action that begins one. */
  readonly decisions: Table;
  readonly seats: Table;
  readonly owners: Table;
  /** An army of theirs. */
  readonly folk: Table;
  readonly cityOf: string;
  readonly portOf: string;
  readonly march: string;
  readonly language: 'name' | 'nameIt';
  /** Places and leaders that a language calls otherwise than the data in its nearest one. */
  readonly zones: Table;
  readonly leaders: Table;
  readonly areas: Table;
  readonly units: Table;
  readonly discontented: string;
  readonly options: Table;
  readonly expeditions: Table;
  readonly words: Table;
  /** How places stand in a sentence. */
  readonly where: Readonly<Record<PlaceKind, Where>>;
  readonly nouns: Readonly<Record<string, Noun>>;
  /** Discontented: masculine one and many, feminine one and many. */
  readonly cross: readonly string[];
  /** What adds to a throw, by its rule; with a sign where one rule does both. */
  readonly modifiers: Table;
  /** The terms of a treaty; and as they are proposed. */
  readonly terms: Table;
  readonly drafts: Table;
  /** What hunger does in a siege. */
  readonly hunger: Table;
  /** What comes of a pursuit. */
  readonly pursuit: Table;
  /** First to fourth: of one who is masculine, one who is feminine, and of many. */
  readonly ordinals: readonly (readonly [string, string, string])[];
  readonly date: string;
  /** In a month, in the winter; until a month, until the winter. */
  readonly when: readonly [string, string];
  readonly until: readonly [string, string];
  readonly months: readonly string[];
}
/** Caption, title and body of what a person is asked. */
export type Asks = Readonly<Record<string, readonly [string, string, string]>>;
/** All that a language says of this game. */
export interface Words {
  readonly title: string;
  readonly scenario: { readonly campaign: string };
  readonly blurb: string;
  readonly names: Names;
  readonly events: Table;
  readonly asks: Asks;
  readonly actions: Table;
  readonly choices: Table;
  readonly refusals: Table;
  readonly outcomes: Table;
  readonly results: Table;
  readonly titles: Table;
  readonly fights: Table;
}
/** The same keys, other words. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly [string, string, string]
      ? readonly [string, string, string]
      : K extends 'where' | 'nouns' | 'cross' | 'ordinals' | 'when' | 'until'
        ? unknown
        : K extends 'zones' | 'leaders' // each language has names of its own
          ? Table
          : Like<T[K]>;
};

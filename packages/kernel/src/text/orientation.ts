import type { Marked } from './text.ts';

// What a game says to somebody who has just sat down. Plain data: a client draws it, with the game's own pieces.

/** One line of how points are made: what happens, and what it is worth. */
export interface Worth {
  readonly icon: string;
  readonly what: string;
  /** As it is printed: '+10', '−15', '1 each'. */
  readonly by: string;
  readonly loss?: boolean;
}

/** The opening card of a scenario, for one seat. Its numbers are those of the rules. */
export interface Opening {
  /** The scenario, and how it is played. */
  readonly caption: string;
  readonly title: string;
  /** The date on which it begins. */
  readonly when: string;
  /** Whom one commands, and the sign of that side. */
  readonly command: string;
  readonly side: string;
  readonly who: Marked;
  /** What may become of one's side: the sign that it would have then. */
  readonly turn?: { readonly to: string; readonly text: Marked };
  /** `needed`: points that win, where a number does. */
  readonly wins: { readonly needed?: number; readonly text: Marked };
  readonly score: { readonly title: string; readonly rows: readonly Worth[]; readonly note?: Marked };
  readonly long: Marked;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** One of the three pages of a primer: a picture, and what to see in it. */
export interface PrimerPage {
  readonly title: string;
  /** The name of its picture: the client draws it. */
  readonly picture: string;
  readonly caption: string;
  readonly text: readonly Marked[];
}
export interface Primer {
  readonly pages: readonly PrimerPage[];
}

/** A note of history, ours and no rule: about a leader, a place or an event of the game. */
export interface HistoryNote {
  readonly about: string;
  readonly text: string;
  /** Ancient authors, by book and chapter. */
  readonly sources: string;
}

import type { Action, Code, Game, Offer, Seen } from '@polemos/kernel';
import type { Deliberation, Share } from './share.ts';

/** Whoever decides for a seat. It gets what that seat may know, never the state. */
export interface Bot {
  choose(game: Game, seen: Seen): Action;
  /** The choice with its reasons, where the bot has any. */
  think?(game: Game, seen: Seen): Thought;
  /** The same by several that are equal to the seed, each in a thread of its own: after each round each is told what all have found, and all come to the same. */
  deliberate?(game: Game, seen: Seen, share: Share): Deliberation<Thought>;
  /** A bot that looks at nothing but the list of legal actions can be asked without a view: that is much faster. */
  readonly blind?: (legal: Offer) => Code;
}

/** What a bot has thought: data for advice and for "why did it do that". */
export interface Thought {
  readonly action: Action;
  /** What it means to do after that, as far as it depends on it. */
  readonly plan: readonly Action[];
  /** The chance to win as the seat saw it before. */
  readonly before: number;
  /** What was weighed, the best first; empty where nothing was. */
  readonly alternatives: readonly Alternative[];
}
export interface Alternative {
  readonly actions: readonly Action[];
  /** The chance to win after it. */
  readonly value: number;
  /** In how many of the n continuations that were played the seat stood better after it than before. */
  readonly wins: number;
  readonly n: number;
}

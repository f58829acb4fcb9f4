import type { Action, Code, Game, Offer, Seen } from '@polemos/kernel';

/** Whoever decides for a seat. It gets what that seat may know, never the state. */
export interface Bot {
  choose(game: Game, seen: Seen): Action;
  /** A bot that looks at nothing but the list of legal actions can be asked without a view: that is much faster. */
  readonly blind?: (legal: Offer) => Code;
}

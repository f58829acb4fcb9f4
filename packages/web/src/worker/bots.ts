import { type Action, Fate, type Game, imagine, Offer, Play, type Seen } from '@polemos/kernel';
import type { Level } from './protocol.ts';

export interface Bot {
  choose(game: Game, seen: Seen): Action;
}

/** Takes any legal action, from what its seat may know. */
const random = (seed: number): Bot => {
  const fate = new Fate(seed);
  return {
    choose(game, seen) {
      const play = new Play(game, imagine(game, seen)(fate), fate);
      const offer = new Offer();
      play.legal(offer, seen.seat);
      return game.actions.write(offer.codes[fate.generator.below(offer.size)]);
    },
  };
};

export const botOf = (_level: Level, seed: number): Bot => random(seed);

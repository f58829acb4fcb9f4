import { Fate, imagine, Offer, Play } from '@polemos/kernel';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the next. */
export function random(seed: number): Bot {
  const fate = new Fate(seed);
  const worlds = new Fate(seed);
  const offer = new Offer();
  const blind = (legal: Offer) => legal.codes[fate.generator.below(legal.size)];
  return {
    blind,
    choose(game, seen) {
      new Play(game, imagine(game, seen)(worlds), worlds).legal(offer, seen.seat);
      return game.actions.write(blind(offer));
    },
  };
}

import { type Code, Fate, imagine, Offer, Play } from '@polemos/kernel';
import type { Bot } from './bot.ts';

/** How many worlds each action is tried in. */
const WORLDS = 8;

/** The action after which the game's own `evaluate` likes the seat best, on average over what it cannot see. */
export function greedy(seed: number): Bot {
  const fate = new Fate(seed);
  const offer = new Offer();
  return {
    choose(game, seen) {
      const { seat } = seen;
      const sample = imagine(game, seen);
      const worlds = Array.from({ length: WORLDS }, () => sample(fate));
      const play = new Play(game, worlds[0], fate);
      play.legal(offer, seat);
      const codes: Code[] = Array.from(offer.codes.subarray(0, offer.size));
      let best = codes[0];
      let most = -1;
      let equals = 0;
      for (const code of codes) {
        let sum = 0;
        for (const world of worlds) {
          play.state = game.clone(world);
          play.take(code, seat);
          sum += game.evaluate(play.state, seat);
        }
        if (sum > most + 1e-9) equals = 0;
        else if (sum < most - 1e-9) continue;
        // Among equals any is as likely: the n-th replaces what is held with the chance 1/n.
        if (fate.generator.below(++equals) !== 0) continue;
        best = code;
        most = Math.max(most, sum);
      }
      return game.actions.write(best);
    },
  };
}

import { type BaseState, type Code, Fate, type Game, imagine, Offer, OPEN, Play } from '@polemos/kernel';
import type { Bot } from './bot.ts';
import { Judge } from './judge.ts';
import { sensible } from './sensible.ts';

/** How many worlds each action is tried in, where the game does not say. */
const WORLDS = 8;

/** The action after which the game's own `evaluate` likes the seat best, on average over what it cannot see. */
export function greedy(seed: number): Bot {
  const fate = new Fate(seed);
  const offer = new Offer();
  return {
    choose(game, seen) {
      const { seat } = seen;
      const sample = imagine(game, seen);
      const first = sample(fate);
      const codes = sensible(game, first, legalOf(game, first, seat, offer));
      if (codes.length === 1) return game.actions.write(codes[0]);
      const worlds = [first, ...Array.from({ length: (game.search?.worlds ?? WORLDS) - 1 }, () => sample(fate))];
      for (const world of worlds) guessSealed(game, world, seat, fate, offer);
      const judge = new Judge(game, worlds, fate);
      let best = codes[0];
      let most = -1;
      let equals = 0;
      for (const code of codes) {
        const sum = judge.worth(code, seat);
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

function legalOf(game: Game, state: BaseState, seat: number, offer: Offer): Code[] {
  new Play(game, state, new Fate(0)).legal(offer, seat);
  return Array.from(offer.codes.subarray(0, offer.size));
}
/** Others who are still to choose in secret could choose anything: without their choice nothing would follow from one's own. */
function guessSealed(game: Game, world: BaseState, seat: number, fate: Fate, offer: Offer): void {
  for (let other = 0; other < world.sealed.length; other++) {
    if (other === seat || world.sealed[other] !== OPEN) continue;
    const codes = legalOf(game, world, other, offer);
    world.sealed[other] = codes[fate.generator.below(codes.length)];
  }
}

import { type BaseState, type Code, Fate, type Game, hashOf, imagine, Offer, Play } from '@polemos/kernel';
import type { Bot } from './bot.ts';

/** How many worlds each action is tried in. */
const WORLDS = 8;
const WIDE = 0x7fffffff;

/** The action after which the game's own `evaluate` likes the seat best, on average over what it cannot see. */
export function greedy(seed: number): Bot {
  const fate = new Fate(seed);
  const offer = new Offer();
  return {
    choose(game, seen) {
      const { seat } = seen;
      const sample = imagine(game, seen);
      const worlds = Array.from({ length: WORLDS }, () => sample(fate));
      const judge = new Judge(game, worlds, fate);
      judge.play.legal(offer, seat);
      const codes: Code[] = Array.from(offer.codes.subarray(0, offer.size));
      if (codes.length === 1) return game.actions.write(codes[0]);
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

/** Tries actions. Every action meets the same dice in the same world: what differs is the action, not luck. */
class Judge {
  readonly play: Play<BaseState>;
  private readonly luck = new Fate(0);
  private readonly game: Game;
  private readonly worlds: readonly BaseState[];
  private readonly dice: readonly number[];
  /** What the first world's dice would give first: still to come after an action that rolled nothing. */
  private readonly unrolled: number;
  private readonly isOneWorld: boolean;

  constructor(game: Game, worlds: readonly BaseState[], fate: Fate) {
    this.game = game;
    this.worlds = worlds;
    this.dice = worlds.map(() => fate.generator.below(WIDE));
    this.play = new Play(game, worlds[0], this.luck);
    this.luck.generator.reset(this.dice[0]);
    this.unrolled = this.luck.generator.below(WIDE);
    const first = hashOf(worlds[0]);
    this.isOneWorld = worlds.every((world, n) => n === 0 || hashOf(world) === first);
  }

  worth(code: Code, seat: number): number {
    const { worlds, luck } = this;
    let sum = this.inWorld(0, code, seat);
    // Nothing is hidden and nothing was rolled: all worlds would say the same.
    if (this.isOneWorld && luck.generator.below(WIDE) === this.unrolled) return sum * worlds.length;
    for (let n = 1; n < worlds.length; n++) sum += this.inWorld(n, code, seat);
    return sum;
  }
  private inWorld(n: number, code: Code, seat: number): number {
    const { game, play, luck } = this;
    luck.generator.reset(this.dice[n]);
    play.state = game.clone(this.worlds[n]);
    play.take(code, seat);
    return game.evaluate(play.state, seat);
  }
}

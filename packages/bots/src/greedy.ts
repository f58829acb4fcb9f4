import { type BaseState, type Code, Fate, type Game, imagine, Offer, OPEN, Play } from '@polemos/kernel';
import type { Bot } from './bot.ts';

/** How many worlds each action is tried in, where the game does not say. */
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
function sensible(game: Game, state: BaseState, codes: Code[]): Code[] {
  const isFolly = game.search?.isFolly;
  if (isFolly === undefined) return codes;
  const rest = codes.filter(code => !isFolly(state, code));
  return rest.length > 0 ? rest : codes;
}
/** Others who are still to choose in secret could choose anything: without their choice nothing would follow from one's own. */
function guessSealed(game: Game, world: BaseState, seat: number, fate: Fate, offer: Offer): void {
  for (let other = 0; other < world.sealed.length; other++) {
    if (other === seat || world.sealed[other] !== OPEN) continue;
    const codes = legalOf(game, world, other, offer);
    world.sealed[other] = codes[fate.generator.below(codes.length)];
  }
}

/** Tries actions. Every action meets the same dice in the same world: what differs is the action, not luck. */
class Judge {
  private readonly play: Play<BaseState>;
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
    this.isOneWorld = worlds.every(world => isSame(world, worlds[0]));
  }

  worth(code: Code, seat: number): number {
    const { game, worlds, luck } = this;
    if (game.search?.passes?.(worlds[0], code)) return worlds.reduce((sum, world) => sum + game.evaluate(world, seat), 0);
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

/** Whether two pieces of plain data say the same. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
    return true;
  }
  const [of, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in of) if (!isSame(of[key], other[key])) return false;
  return true;
}

import { type BaseState, type Code, Fate, type Game, Play } from '@polemos/kernel';
import { hintOf } from '../hints.ts';

const WIDE = 0x7fffffff;

/** Tries actions. Every action meets the same dice in the same world: what differs is the action, not luck. */
export class Judge {
  private readonly play: Play<BaseState>;
  private readonly luck = new Fate(0);
  private readonly game: Game;
  private readonly worlds: readonly BaseState[];
  private readonly dice: readonly number[];
  /** What the first world's dice would give first: still to come after an action that rolled nothing. */
  private readonly unrolled: number;
  /** Nothing is hidden: all worlds are alike. */
  readonly isOneWorld: boolean;

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
    if (hintOf(game)?.passes?.(worlds[0], code)) return worlds.reduce((sum, world) => sum + game.evaluate(world, seat), 0);
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

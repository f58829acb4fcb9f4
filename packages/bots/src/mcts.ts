import { type BaseState, type Code, Fate, type Game, imagine, NOBODY, Offer, Play, type Seat } from '@polemos/kernel';
import type { Bot } from './bot.ts';
import { Habit } from './habit.ts';
import { type Arm, type Arms, Node } from './tree.ts';

export interface Budget {
  /** How many imagined matches are played before an action is chosen: the only measure of thinking. */
  readonly iterations: number;
  readonly seed: number;
  /** A playout that has not ended after so many actions is judged by the game's `evaluate`. */
  readonly horizon?: number;
  /** How much is risked on what was tried little. */
  readonly curiosity?: number;
  readonly rivals?: number;
  readonly fpu?: number;
  readonly mix?: number;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): each iteration imagines a world that
 * the seat cannot tell from the true one and goes down the one tree by the actions that are legal in that world. It knows
 * the kernel and nothing of any game.
 */
export function mcts({ iterations, seed, horizon = 24, curiosity = 0.2, rivals = 3, fpu = 1, mix = 0 }: Budget): Bot {
  const fate = new Fate(seed);
  return {
    choose(game, seen) {
      const search = new Search(game, fate, horizon, curiosity, rivals, fpu, mix);
      const sample = imagine(game, seen);
      for (let i = 0; i < iterations; i++) search.iterate(sample(fate), seen.seat);
      return game.actions.write(search.favourite(seen.seat));
    },
  };
}

/** One decision's thinking. */
export class Search {
  /** Actions played so far, in the tree and below it. */
  actions = 0;
  private readonly game: Game;
  private readonly fate: Fate;
  private readonly horizon: number;
  private readonly curiosity: number;
  private readonly rivals: number;
  private readonly fpu: number;
  private readonly mix: number;
  private readonly early: number[] = [];
  private readonly habit = new Habit();
  private readonly places: number[] = [];
  private readonly playedBy: Seat[] = [];
  private readonly root = new Node();
  private readonly offer = new Offer();
  private readonly untried: number[] = [];
  private readonly path: Arm[] = [];
  private readonly chose: Seat[] = [];

  constructor(game: Game, fate: Fate, horizon: number, curiosity: number, rivals: number, fpu: number, mix: number) {
    this.game = game;
    this.fate = fate;
    this.horizon = horizon;
    this.curiosity = curiosity;
    this.rivals = rivals;
    this.fpu = fpu;
    this.mix = mix;
  }

  iterate(world: BaseState, seat: Seat): void {
    const play = new Play(this.game, world, this.fate);
    world.toAct = seat; // in a sealed decision all who are asked come in turn: the seat itself first
    this.descend(play);
    if (this.mix > 0)
      for (let s = 0; s < 2; s++)
        this.early[s] = play.state.outcome === null ? this.game.evaluate(play.state, s) : play.state.outcome.score[s];
    this.playOut(play);
    this.learn(play.state);
  }

  /** What was tried most. */
  favourite(seat: Seat): Code {
    const { list } = this.root.of(seat);
    return list.reduce((best, arm) => (arm.visits > best.visits ? arm : best)).code;
  }

  /** Down the tree to the first action that was never tried. */
  private descend(play: Play<BaseState>): void {
    this.path.length = 0;
    this.places.length = 0;
    this.playedBy.length = 0;
    this.chose.length = 0;
    let node = this.root;
    let opening = node;
    for (let grown = false; !grown && play.state.toAct !== NOBODY; ) {
      const seat = play.state.toAct;
      play.legal(this.offer, seat);
      // Those who choose in secret at the same time do not know each other's choice: all choose at the node that opened it.
      const sealed = play.state.sealed.length > 0;
      if (!sealed) opening = node;
      const arm = this.select(opening.of(seat), seat);
      grown = arm.visits === 0;
      this.path.push(arm);
      this.chose.push(seat);
      this.actions++;
      this.places.push(this.habit.place(arm.code, seat));
      this.playedBy.push(seat);
      play.take(arm.code, seat);
      node = this.follow(node, opening, seat, arm);
      if (play.state.sealed.length === 0) opening = node;
    }
  }

  /** The node after an action. After secret choices it is the one of this combination of choices. */
  private follow(node: Node, opening: Node, seat: Seat, arm: Arm): Node {
    if (node === opening) return (arm.next ??= new Node());
    const arms = node.of(seat);
    const place = arms.find(arm.code, 0);
    const link = place < 0 ? arms.add(arm.code) : arms.list[place];
    return (link.next ??= new Node());
  }

  /** An untried action, else the one with the highest upper confidence bound, by how often it could have been chosen. */
  private select(arms: Arms, seat: Seat): Arm {
    const { codes, size } = this.offer;
    const { list } = arms;
    const { untried, curiosity } = this;
    untried.length = 0;
    let best: Arm | null = null;
    let most = -1;
    let guess = 0;
    let newcomer = -1;
    for (let i = 0; i < size; i++) {
      const place = arms.find(codes[i], guess);
      if (place < 0) {
        const hope = this.habit.worth(codes[i], seat) + this.fpu;
        untried.push(codes[i]);
        if (hope > most) {
          most = hope;
          best = null;
          newcomer = codes[i];
        }
        continue;
      }
      guess = place + 1;
      const arm = list[place];
      arm.available++;
      const bound = arm.value / arm.visits + curiosity * Math.sqrt(Math.log(arm.available) / arm.visits);
      if (bound > most) {
        most = bound;
        best = arm;
      }
    }
    if (best === null && newcomer >= 0) return arms.add(newcomer);
    if (best === null) throw new Error('a decision without a legal action');
    return best;
  }

  private playOut(play: Play<BaseState>): void {
    const { offer, fate } = this;
    let left = this.horizon;
    for (; left > 0 && play.state.toAct !== NOBODY; left--) {
      play.legal(offer);
      const seat = play.state.toAct;
      let code = offer.codes[fate.generator.below(offer.size)];
      if (this.rivals > 1) {
        let most = this.habit.worth(code, seat);
        for (let n = 1; n < this.rivals; n++) {
          const rival = offer.codes[fate.generator.below(offer.size)];
          const worth = this.habit.worth(rival, seat);
          if (worth > most) {
            most = worth;
            code = rival;
          }
        }
      }
      this.places.push(this.habit.place(code, seat));
      this.playedBy.push(seat);
      play.take(code);
    }
    this.actions += this.horizon - left;
  }

  private learn(end: BaseState): void {
    const { path, chose } = this;
    const known: number[] = [];
    for (let i = 0; i < path.length; i++) {
      const seat = chose[i];
      path[i].visits++;
      const v = (known[seat] ??= end.outcome === null ? this.game.evaluate(end, seat) : end.outcome.score[seat]);
      path[i].value += this.mix > 0 ? this.mix * this.early[seat] + (1 - this.mix) * v : v;
    }
    for (let i = 0; i < this.places.length; i++) {
      const seat = this.playedBy[i];
      this.habit.learn(
        this.places[i],
        (known[seat] ??= end.outcome === null ? this.game.evaluate(end, seat) : end.outcome.score[seat]),
      );
    }
  }
}

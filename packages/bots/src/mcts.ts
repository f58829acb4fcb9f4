import { type BaseState, type Code, Fate, type Game, imagine, NOBODY, Offer, Play, type Seat } from '@polemos/kernel';
import { ActionMeans } from './action-means.ts';
import type { Bot } from './bot.ts';
import { type Arm, type Arms, Node } from './tree.ts';

export interface Budget {
  /** How many imagined matches are played before an action is chosen: the only measure of thinking. */
  readonly iterations: number;
  readonly seed: number;
  /** A playout that has not ended after so many actions is judged by the game's `evaluate`. */
  readonly horizon?: number;
  /** How much is risked on what was tried little. */
  readonly curiosity?: number;
  /** How much of the judgement is the game's `evaluate` where the tree ends, the rest being the playout: 0 … 1. */
  readonly trust?: number;
  /** How many actions are tried at a node, in square roots of how often it was come to: few, and the search looks deep. */
  readonly width?: number;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012): each iteration imagines a world that
 * the seat cannot tell from the true one and goes down the one tree by the actions that are legal in that world. It knows
 * the kernel and nothing of any game. It has no clock: the same seed and the same view, the same action.
 */
export function mcts({ iterations, seed, ...tuning }: Budget): Bot {
  const fate = new Fate(seed);
  return {
    choose(game, seen) {
      const search = new Search(game, fate, tuning);
      const sample = imagine(game, seen);
      const first = sample(fate);
      const only = search.onlyAction(first, seen.seat);
      if (only !== null) return game.actions.write(only);
      search.iterate(first, seen.seat);
      for (let i = 1; i < iterations; i++) search.iterate(sample(fate), seen.seat);
      return game.actions.write(search.favourite(seen.seat));
    },
  };
}

/** Among how many untried actions, found at random, the most renowned is tried. */
const LOOKS = 4;

/** One decision's thinking. */
export class Search {
  /** Actions played so far, in the tree and below it. */
  actions = 0;
  private readonly game: Game;
  private readonly fate: Fate;
  private readonly horizon: number;
  private readonly curiosity: number;
  private readonly trust: number;
  private readonly width: number;
  private readonly means = new ActionMeans();
  private readonly play: Play<BaseState>;
  private readonly root = new Node();
  private readonly offer = new Offer();
  private readonly untried: number[] = [];
  private readonly path: Arm[] = [];
  private readonly chose: Seat[] = [];
  /** By seat: the judgement where the tree ended, and at the end of the playout. */
  private readonly early: number[] = [];
  private readonly late: number[] = [];

  /** Tuned by whoever asks, else as suits most games. */
  constructor(game: Game, fate: Fate, tuning: Omit<Budget, 'iterations' | 'seed'> = {}) {
    const { horizon = 24, curiosity = 0.2, trust = 0.5, width = 3 } = tuning;
    this.game = game;
    this.fate = fate;
    this.horizon = horizon;
    this.curiosity = curiosity;
    this.trust = trust;
    this.width = width;
    this.play = new Play(game, null as unknown as BaseState, fate); // each iteration brings its state
  }

  iterate(world: BaseState, seat: Seat): void {
    const { play } = this;
    play.state = world;
    world.toAct = seat; // in a sealed decision all who are asked come in turn: the seat itself first
    this.descend();
    this.judge(this.early);
    if (this.trust < 1) {
      this.playOut();
      this.judge(this.late);
      this.learn(this.late);
    } else this.learn(this.early);
  }

  /** What needs no thinking: the one legal action, where there is one. */
  onlyAction(world: BaseState, seat: Seat): Code | null {
    this.play.state = world;
    this.play.legal(this.offer, seat);
    return this.offer.size === 1 ? this.offer.codes[0] : null;
  }

  /** What was tried most; of equals what came of it best. */
  favourite(seat: Seat): Code {
    const { list } = this.root.of(seat);
    const isBetter = (a: Arm, b: Arm): boolean => (a.visits === b.visits ? a.value > b.value : a.visits > b.visits);
    return list.reduce((best, arm) => (isBetter(arm, best) ? arm : best)).code;
  }

  /** Down the tree to the first action that was never tried. */
  private descend(): void {
    const { play } = this;
    this.path.length = 0;
    this.chose.length = 0;
    let node = this.root;
    let opening = node;
    for (let grown = false; !grown && play.state.toAct !== NOBODY; ) {
      const seat = play.state.toAct;
      play.legal(this.offer, seat);
      // Those who choose in secret at the same time do not know each other's choice: all choose at the node that opened it.
      if (play.state.sealed.length === 0) opening = node;
      const arm = this.select(opening.of(seat), seat);
      grown = arm.visits === 0;
      this.path.push(arm);
      this.chose.push(seat);
      this.actions++;
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

  /** A new action while there is room for one, else the one with the highest upper confidence bound, by how often it could have been chosen. */
  private select(arms: Arms, seat: Seat): Arm {
    const { codes, size } = this.offer;
    const { list } = arms;
    const { untried, curiosity } = this;
    const room = list.length < this.width * Math.sqrt(++arms.visits);
    if (room && list.length * 2 < size) {
      const code = this.discover(arms, seat);
      if (code !== null) return arms.add(code);
    }
    let fresh = 0;
    let best: Arm | null = null;
    let most = Number.NEGATIVE_INFINITY;
    let available = 0;
    let log = 0;
    for (let i = 0, guess = 0; i < size; i++) {
      const place = arms.find(codes[i], guess);
      if (place < 0) {
        untried[fresh++] = codes[i];
        continue;
      }
      guess = place + 1;
      const arm = list[place];
      if (++arm.available !== available) {
        available = arm.available;
        log = Math.log(available);
      }
      const bound = arm.value / arm.visits + curiosity * Math.sqrt(log / arm.visits);
      if (bound > most) {
        most = bound;
        best = arm;
      }
    }
    if (fresh > 0 && (room || best === null)) return arms.add(this.means.best(untried, fresh, seat));
    if (best === null) throw new Error('a decision without a legal action');
    return best;
  }

  /** The most renowned of a few untried actions: where much is untried, a look at random finds some of it. */
  private discover(arms: Arms, seat: Seat): Code | null {
    const { codes, size } = this.offer;
    const { generator } = this.fate;
    let found = 0;
    for (let looks = 0; looks < LOOKS; looks++) {
      const code = codes[generator.below(size)];
      if (arms.find(code, arms.list.length) < 0) this.untried[found++] = code;
    }
    return found === 0 ? null : this.means.best(this.untried, found, seat);
  }

  private playOut(): void {
    const { play, offer } = this;
    const { generator } = this.fate;
    let left = this.horizon;
    for (; left > 0 && play.state.toAct !== NOBODY; left--) {
      play.legal(offer);
      play.take(offer.codes[generator.below(offer.size)]);
    }
    this.actions += this.horizon - left;
  }

  /** What the state is worth, to those who chose on the way to it. */
  private judge(worth: number[]): void {
    const { state } = this.play;
    worth.length = 0;
    for (const seat of this.chose)
      worth[seat] ??= state.outcome === null ? this.game.evaluate(state, seat) : state.outcome.score[seat];
  }

  private learn(late: readonly number[]): void {
    const { path, chose, early, trust } = this;
    for (let i = 0; i < path.length; i++) {
      const worth = trust * early[chose[i]] + (1 - trust) * late[chose[i]];
      path[i].visits++;
      path[i].value += worth;
      this.means.add(path[i].code, chose[i], worth);
    }
  }
}

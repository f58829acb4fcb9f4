import {
  type BaseState,
  type Code,
  Fate,
  type Game,
  Generator,
  NOBODY,
  Offer,
  Play,
  type Seat,
  type Temper,
  type Thinking,
  type Undertakings,
  type Whim,
} from '@polemos/kernel';
import { chancesOf, worthOf } from './chance.ts';
import { Liking } from './liking.ts';
import { ALONE, type Deliberation, type Share } from './share.ts';

const WIDE = 0x7fffffff;
/** Of the undertakings that are weighed so many stay in each round: one in three, and the last three to the end. */
const SHARE = 3;
const LAST = 3;
/** From how many one is taken, where some are likelier than others. */
const SEVERAL = 4;
/** In how many worlds at most; and where some are likelier than others, so that much is hidden. */
const WORLDS = 16;
const UNLIKE_WORLDS = 64;
/** What takes more actions than this is not thought of, and what does not come to rest is judged where it is. */
const LONGEST = 24;
const FARTHEST = 2_000;

/** An undertaking, and what came of it in the continuations that were played. */
export interface Plan {
  readonly codes: readonly Code[];
  /** What it looked like before each of the actions: so one sees later whether all comes as foreseen. */
  readonly looks: readonly number[];
  /** Whether something in it breaks one's word. */
  readonly faithless: boolean;
  sum: number;
  squares: number;
  /** How many of the continuations ended better than the moment stands. */
  better: number;
  n: number;
}
export const meanOf = ({ sum, n }: Plan): number => (n === 0 ? -1 : sum / n);

/** In standard deviations of what may come: what the bold like about chances and the cautious do not. */
const DARING = 0.25;
/** What a broken word is worth to the treacherous for its own sake. */
const MALICE = 0.02;
/** What an undertaking is worth to one of this temper: a little more or less than it brings. */
function appeal(plan: Plan, temper: Temper | undefined): number {
  const mean = meanOf(plan);
  if (temper === 'cautious' || temper === 'bold') {
    const spread = Math.sqrt(Math.max(0, plan.squares / Math.max(1, plan.n) - mean * mean));
    return mean + (temper === 'bold' ? DARING : -DARING) * spread;
  }
  return temper === 'treacherous' && plan.faithless ? mean + MALICE : mean;
}

/** What an undertaking brings on average. */
export interface Foreseen {
  readonly chance: number;
  readonly points: number | null;
  /** The standard error of the chance. */
  readonly doubt: number;
  /** How often it did not bring what it was begun for. */
  readonly fails: number;
  readonly n: number;
}

/** One decision's choice among whole undertakings, by sequential halving (Karnin, Koren and Somekh, 2013). */
export class Weighing {
  /** What the moment is worth before anything is done. */
  readonly now: number;
  private plain: Plan | null = null;
  /** What may be begun, the most liked first, as it looked in the first world. */
  private openings: readonly Code[] | null = null;
  private readonly game: Game;
  private readonly undertakings: Undertakings;
  private readonly seat: Seat;
  private readonly thinking: Thinking;
  private readonly chance: Generator;
  private readonly worlds: readonly BaseState[];
  private readonly luck = new Fate(0);
  private readonly whim = new Generator(0);
  private readonly play: Play<BaseState>;
  private readonly offer = new Offer();
  private readonly liking: Liking;
  private readonly deadline: number;
  /** The first of the dice by which something is foreseen. */
  private fresh: number | null = null;

  constructor(game: Game, sample: (fate: Fate) => BaseState, seat: Seat, thinking: Thinking, fate: Fate) {
    this.game = game;
    this.undertakings = game.undertakings as Undertakings;
    this.liking = new Liking(game);
    this.seat = seat;
    this.thinking = thinking;
    this.chance = fate.generator;
    const most = this.undertakings.plausible === undefined ? WORLDS : UNLIKE_WORLDS;
    const count = Math.min(most, Math.max(1, Math.ceil(thinking.plays / thinking.plans)));
    this.worlds = this.imagined(count, sample, fate);
    this.play = new Play(game, this.worlds[0], this.luck);
    this.now = this.worlds.reduce((sum, world) => sum + worthOf(game, world, seat), 0) / count;
    this.deadline = thinking.within === undefined ? Number.POSITIVE_INFINITY : performance.now() + thinking.within;
  }

  /** Worlds as likely as what the others have done makes them: of several at a time one is taken. */
  private imagined(count: number, sample: (fate: Fate) => BaseState, fate: Fate): readonly BaseState[] {
    const { plausible } = this.undertakings;
    if (plausible === undefined) return Array.from({ length: count }, () => sample(fate));
    return Array.from({ length: count }, () => {
      const several = Array.from({ length: SEVERAL }, () => sample(fate));
      const weights = several.map(world => plausible(world, this.seat));
      let rest = (weights.reduce((sum, one) => sum + one, 0) * fate.generator.below(WIDE)) / WIDE;
      return several[
        Math.max(
          0,
          weights.findIndex(weight => (rest -= weight) < 0),
        )
      ];
    });
  }

  /** The undertakings, the best first. `held` is what was meant to be done and is weighed again with the others. */
  ranked(held: readonly Code[]): Plan[] {
    const { value, done } = this.rounds(held, ALONE).next();
    if (done !== true) throw new Error('whoever weighs alone waits for nobody');
    return value;
  }

  /**
   * The same by several, each in a thread of its own: all think of the same undertakings, each plays a share of the tries, and after each round every
   * one is told what all have found. Whoever is alone asks for nothing.
   */
  *rounds(held: readonly Code[], share: Share): Deliberation<Plan[]> {
    const { temper } = this.thinking;
    const plans = this.acceptable(this.proposals(held));
    if (plans.length === 1) return plans;
    const after = share.of === 1 ? 0 : this.chance.below(WIDE);
    const rounds = 1 + Math.max(0, Math.ceil(Math.log(plans.length / LAST) / Math.log(SHARE)));
    const out: Plan[] = [];
    let live = plans;
    for (;;) {
      const tries = Math.max(1, Math.floor(this.thinking.plays / rounds / live.length));
      const isLast = live.length <= LAST;
      const replies = isLast ? (this.thinking.replies ?? 0) : 0;
      const late = share.of === 1 ? this.tryAll(live, tries, replies, share) : yield* this.shared(live, tries, replies, share);
      live.sort((a, b) => appeal(b, temper) - appeal(a, temper));
      if (isLast || late) break;
      const kept = Math.max(LAST, Math.ceil(live.length / SHARE));
      out.unshift(...live.slice(kept));
      live = live.slice(0, kept);
    }
    // Answers of others drew on the chance, each on its own: for what is thought of next all begin alike again.
    if (share.of > 1) this.chance.reset(after);
    return [...live, ...out];
  }

  /** A round of several: what was found before it, and what all find in it. */
  private *shared(plans: readonly Plan[], tries: number, replies: number, share: Share): Deliberation<boolean> {
    const before = plans.map(({ sum, squares, better, n }) => ({ sum, squares, better, n }));
    const late = this.tryAll(plans, tries, replies, share);
    const tallies = plans.map(({ sum, squares, better, n }, i) => ({
      sum: sum - before[i].sum,
      squares: squares - before[i].squares,
      better: better - before[i].better,
      n: n - before[i].n,
    }));
    const all = yield { tallies, late };
    for (const [i, plan] of plans.entries()) {
      plan.sum = before[i].sum + all.tallies[i].sum;
      plan.squares = before[i].squares + all.tallies[i].squares;
      plan.better = before[i].better + all.tallies[i].better;
      plan.n = before[i].n + all.tallies[i].n;
    }
    return all.late;
  }

  private acceptable(plans: Plan[]): Plan[] {
    if (this.thinking.temper !== 'faithful') return plans;
    const kept = plans.filter(({ faithless }) => !faithless);
    return kept.length > 0 ? kept : plans;
  }

  /** Of what was proposed the first: the plainest of all. */
  get plainest(): Plan {
    if (this.plain === null) throw new Error('nothing has been ranked');
    return this.plain;
  }

  /** The n-th try of each meets the same world and the same dice: what differs is the undertaking, not luck. Answers whether the time is over. */
  private tryAll(plans: readonly Plan[], tries: number, replies: number, { nth, of }: Share): boolean {
    const dice = this.chance.below(WIDE - tries);
    for (let n = nth; n < tries; n += of)
      for (const plan of plans) {
        if (performance.now() > this.deadline && plan.n > 0) return true;
        const world = this.worlds[n % this.worlds.length];
        this.follow({ codes: plan.codes, begun: world, owner: this.seat, from: world, dice: dice + n }, replies);
        const worth = worthOf(this.game, this.play.state, this.seat);
        plan.sum += worth;
        plan.squares += worth * worth;
        if (worth > this.now) plan.better++;
        plan.n++;
      }
    return performance.now() > this.deadline;
  }

  /** The chances to win after two undertakings, on fresh dice that both meet, with the standard error of the difference. */
  compared(
    one: readonly Code[],
    other: readonly Code[],
  ): { readonly one: number; readonly other: number; readonly doubt: number } {
    const { game, seat } = this;
    const tries = Math.max(8, Math.floor(this.thinking.plays / 4));
    const dice = this.chance.below(WIDE - tries);
    let [first, second, squares] = [0, 0, 0];
    for (let n = 0; n < tries; n++) {
      const from = this.worlds[n % this.worlds.length];
      const chance = (codes: readonly Code[]): number => {
        this.follow({ codes, begun: from, owner: seat, from, dice: dice + n }, 0);
        return chancesOf(game, this.play.state)[seat];
      };
      const [a, b] = [chance(one), chance(other)];
      first += a / tries;
      second += b / tries;
      squares += ((a - b) * (a - b)) / tries;
    }
    return { one: first, other: second, doubt: Math.sqrt(Math.max(0, squares - (first - second) ** 2) / tries) };
  }

  /**
   * What comes of an undertaking on fresh dice, because those that chose it flattered it; the same for all that are asked about, so that they can be compared.
   * Of no undertaking at all: what comes if everybody goes on as usual. At least one try, then as many as the time allows.
   */
  foreseen(codes: readonly Code[], tries: number, until = Number.POSITIVE_INFINITY): Foreseen {
    const { game, seat } = this;
    this.fresh ??= this.chance.below(WIDE - tries);
    const dice = this.fresh;
    let [chance, squares, points, failed, n] = [0, 0, 0, 0, 0];
    for (; n < tries && (n === 0 || performance.now() < until); n++) {
      const from = this.worlds[n % this.worlds.length];
      this.follow({ codes, begun: from, owner: seat, from, dice: dice + n }, 0);
      const { state } = this.play;
      const now = chancesOf(game, state)[seat];
      chance += now;
      squares += now * now;
      points += game.reckoning?.points?.(state, seat) ?? 0;
      const achieved = game.reckoning?.achieves?.(state, from, seat, codes) ?? worthOf(game, state, seat) >= this.now;
      if (!achieved) failed++;
    }
    const mean = chance / n;
    return {
      chance: mean,
      points: game.reckoning?.points === undefined ? null : points / n,
      doubt: Math.sqrt(Math.max(0, squares / n - mean * mean) / n),
      fails: failed / n,
      n,
    };
  }
  /** The points of the moment itself, where players count any. */
  get points(): number | null {
    const { game, seat, worlds } = this;
    const points = game.reckoning?.points;
    return points === undefined ? null : worlds.reduce((sum, world) => sum + points(world, seat), 0) / worlds.length;
  }

  private proposals(held: readonly Code[]): Plan[] {
    const { plans } = this.thinking;
    const found = new Map<string, Plan>();
    const add = (plan: Plan): Plan => {
      const key = plan.codes.join();
      const known = found.get(key);
      if (known === undefined) found.set(key, plan);
      return known ?? plan;
    };
    if (held.length > 0) add(this.sketch(this.worlds[0], this.seat, 0, held));
    for (let n = 0; n < 2 * plans && found.size < plans; n++) {
      const plan = add(this.sketch(this.worlds[n % this.worlds.length], this.seat, n, []));
      this.plain ??= plan;
    }
    return [...found.values()];
  }

  /** One undertaking as it is hoped to go in a world; `given` as far as that is legal, then as the game proposes. */
  private sketch(world: BaseState, seat: Seat, nth: number, given: readonly Code[]): Plan {
    const { game, undertakings, play, offer, luck } = this;
    const codes: Code[] = [];
    const looks: number[] = [];
    let faithless = false;
    luck.generator.reset(this.chance.below(WIDE));
    play.state = game.clone(world);
    play.state.toAct = seat;
    const whim = { nth, aim: this.chance.below(WIDE), chance: this.chance };
    for (let n = 0; n < LONGEST && play.state.toAct !== NOBODY; n++) {
      const actor = play.state.toAct;
      if (codes.length > 0 && !undertakings.isMidway(play.state, seat)) break;
      play.legal(offer, actor);
      if (actor !== seat) {
        play.take(this.usual(this.chance), actor);
        continue;
      }
      looks.push(game.evaluate(play.state, seat));
      const meant = given[codes.length];
      const code = meant !== undefined && offer.has(meant) ? meant : this.propose(whim, codes.length);
      codes.push(code);
      faithless ||= undertakings.isFaithless?.(play.state, seat, code) === true;
      play.take(code, seat);
    }
    return { codes, looks, faithless, sum: 0, squares: 0, better: 0, n: 0 };
  }

  private usual(chance: Generator): Code {
    const { undertakings, play, offer } = this;
    if (offer.size === 1) return offer.codes[0];
    const usual = undertakings.usual?.(play, offer, chance);
    if (usual !== undefined) return usual;
    if (play.state.sealed.length > 0) return offer.codes[chance.below(offer.size)]; // nobody knows what the others seal
    return this.liking.best(play, offer, chance, undertakings.looks);
  }
  /** Without a word of the game: each beginning that looks good, with what looks best afterwards, then with something else. */
  private propose(whim: Whim, done: number): Code {
    const { undertakings, play, offer, liking } = this;
    const said = undertakings.propose?.(play, offer, whim);
    if (said !== undefined) return said;
    const { nth, chance } = whim;
    if (done === 0) {
      this.openings ??= liking.ranked(play, offer, chance);
      const opening = this.openings[Math.min(nth >> 1, this.openings.length - 1)];
      return offer.has(opening) ? opening : liking.nth(play, offer, chance, nth >> 1);
    }
    let rank = 0;
    if (nth % 2 === 1) while (chance.below(3) === 0) rank++;
    return liking.nth(play, offer, chance, rank);
  }

  /**
   * Plays an undertaking and what follows until the match can be judged: all go on as usual, or, with replies, whoever acts next does
   * what is best for himself of so many things that he might do.
   */
  private follow({ codes, begun, owner, from, dice }: Course, replies: number): void {
    const { game, undertakings, play, offer } = this;
    this.luck.generator.reset(dice);
    this.whim.reset(dice, 1);
    play.state = game.clone(begun);
    play.state.toAct = owner;
    let done = 0;
    for (let n = 0; n < FARTHEST && play.state.toAct !== NOBODY; n++) {
      const { state } = play;
      const actor = state.toAct;
      if (done >= codes.length) {
        if (undertakings.isRest(state, from)) return;
        if (replies > 0 && actor !== owner && undertakings.begins(state)) {
          this.answer(state, from, dice, replies);
          return;
        }
      }
      play.legal(offer, actor);
      if (actor === owner && done < codes.length) {
        const code = codes[done++];
        if ((done === 1 || undertakings.isMidway(state, owner)) && offer.has(code)) {
          play.take(code, actor);
          continue;
        }
        done = codes.length;
      }
      play.take(this.usual(this.whim), actor);
    }
  }

  private answer(begun: BaseState, from: BaseState, dice: number, replies: number): void {
    const { game, play } = this;
    const owner = begun.toAct;
    let most = Number.NEGATIVE_INFINITY;
    let best = begun;
    for (let n = 0; n < replies; n++) {
      this.openings = null;
      const { codes } = this.sketch(begun, owner, n, []);
      this.follow({ codes, begun, owner, from, dice: dice ^ ANSWER }, 0);
      const worth = worthOf(game, play.state, owner);
      if (worth <= most) continue;
      most = worth;
      best = play.state;
    }
    play.state = best;
  }
}

/** An undertaking of somebody, begun at a moment, as part of what is judged from another. */
interface Course {
  readonly codes: readonly Code[];
  readonly begun: BaseState;
  readonly owner: Seat;
  readonly from: BaseState;
  readonly dice: number;
}
/** The dice of an answer are others than those of what is answered. */
const ANSWER = 0x5bd1e995;

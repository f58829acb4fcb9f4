import { type BaseState, type Code, Fate, type Game, NOBODY, Offer, Play, type Seat } from '@polemos/kernel';
import type { Guide } from './hint.ts';
import { Judge } from './judge.ts';
import { sensible } from './sensible.ts';
import type { Arms } from './tree.ts';

/** How often an action at the root is tried before the best are chosen: what it rolls falls out one way or the other. */
const TRIES = 8;
const WIDE = 0x7fffffff;

/** Greedy as a guide of the search: what is worth a try, and how a match would go on. */
export class Adviser {
  readonly guide: Guide;
  private readonly game: Game;
  private readonly luck = new Fate(0);
  private readonly trial: Play<BaseState>;
  private readonly offer = new Offer();

  constructor(game: Game, guide: Guide) {
    this.game = game;
    this.guide = guide;
    this.trial = new Play(game, null as unknown as BaseState, this.luck); // each trial brings its state
  }

  /** The few actions that are weighed at the root, the best first. */
  candidates(world: BaseState, seat: Seat, offer: Offer, fate: Fate): readonly Code[] {
    const codes = sensible(this.game, world, Array.from(offer.codes.subarray(0, offer.size)));
    const judge = new Judge(this.game, new Array(TRIES).fill(world), fate);
    const worth = new Map(codes.map(code => [code, judge.worth(code, seat)]));
    return codes.sort((a, b) => (worth.get(b) as number) - (worth.get(a) as number)).slice(0, this.guide.candidates);
  }

  /** The best of what is offered and not among the arms yet, as one roll of the dice shows it. */
  best(state: BaseState, seat: Seat, offer: Offer, arms: Arms | null, fate: Fate): Code | null {
    const { game, trial, luck } = this;
    const dice = fate.generator.below(WIDE);
    let best: Code | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < offer.size; i++) {
      const code = offer.codes[i];
      if (arms !== null && arms.find(code, arms.list.length) >= 0) continue;
      if (offer.size === 1) return code;
      luck.generator.reset(dice);
      trial.state = game.clone(state);
      trial.take(code, seat);
      const worth = game.evaluate(trial.state, seat);
      if (worth <= most) continue;
      most = worth;
      best = code;
    }
    return best;
  }

  /** Greedy plays for all until the match rests or is over. Answers how many actions that took. */
  playOut(play: Play<BaseState>): number {
    const { offer, guide } = this;
    let actions = 0;
    for (; play.state.toAct !== NOBODY && !guide.isRest(play.state); actions++) {
      const seat = play.state.toAct;
      play.legal(offer, seat);
      play.take(this.best(play.state, seat, offer, null, play.fate) as Code, seat);
    }
    return actions;
  }
}

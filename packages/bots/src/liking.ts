import { type BaseState, type Code, Fate, type Game, type Generator, type Offer, Play } from '@polemos/kernel';

const WIDE = 0x7fffffff;

/** What looks best at once, as the game judges the moment after each action with one roll of the dice: a cheap opinion, for any game. */
export class Liking {
  private readonly game: Game;
  private readonly luck = new Fate(0);
  private readonly trial: Play<BaseState>;
  private readonly codes: Code[] = [];
  private readonly worths: number[] = [];
  private size = 0;

  constructor(game: Game) {
    this.game = game;
    this.trial = new Play(game, null as unknown as BaseState, this.luck); // each trial brings its state
  }

  /** The best of what is offered, or of so many of it, found at random. */
  best(play: Play<BaseState>, offer: Offer, chance: Generator, looks = Number.POSITIVE_INFINITY): Code {
    if (offer.size === 1) return offer.codes[0];
    this.list(play.state, offer, chance, looks);
    this.judge(play.state, chance);
    let best = 0;
    for (let i = 1; i < this.size; i++) if (this.worths[i] > this.worths[best]) best = i;
    return this.codes[best];
  }

  /** The one that so many look better than; the least liked where there are fewer. */
  nth(play: Play<BaseState>, offer: Offer, chance: Generator, n: number): Code {
    if (offer.size === 1) return offer.codes[0];
    const ranked = this.ranked(play, offer, chance);
    return ranked[Math.min(n, ranked.length - 1)];
  }

  /** All that is sensible, the most liked first. */
  ranked(play: Play<BaseState>, offer: Offer, chance: Generator): Code[] {
    this.list(play.state, offer, chance, Number.POSITIVE_INFINITY);
    this.judge(play.state, chance);
    const order = Array.from({ length: this.size }, (_, i) => i).sort((a, b) => this.worths[b] - this.worths[a] || a - b);
    return order.map(i => this.codes[i]);
  }

  private list(state: BaseState, offer: Offer, chance: Generator, looks: number): void {
    const { codes } = this;
    const isFolly = this.game.search?.isFolly;
    this.size = 0;
    if (offer.size <= looks)
      for (let i = 0; i < offer.size; i++) {
        if (isFolly?.(state, offer.codes[i]) !== true) codes[this.size++] = offer.codes[i];
      }
    else
      for (let n = 0; n < looks; n++) {
        const code = offer.codes[chance.below(offer.size)];
        if (isFolly?.(state, code) !== true) codes[this.size++] = code;
      }
    if (this.size === 0) codes[this.size++] = offer.codes[chance.below(offer.size)]; // where nothing else is left
  }

  private judge(state: BaseState, chance: Generator): void {
    const { game, trial, luck, worths } = this;
    if (this.size === 1) {
      worths[0] = 0;
      return;
    }
    const seat = state.toAct;
    const dice = chance.below(WIDE);
    const passes = game.search?.passes;
    for (let i = 0; i < this.size; i++) {
      if (passes?.(state, this.codes[i]) === true) {
        worths[i] = game.evaluate(state, seat);
        continue;
      }
      luck.generator.reset(dice);
      trial.state = game.clone(state);
      trial.take(this.codes[i], seat);
      worths[i] = game.evaluate(trial.state, seat);
    }
  }
}

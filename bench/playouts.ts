import {
  type BaseState,
  type Code,
  Fate,
  type Game,
  type GameEvent,
  isFaulty,
  NOBODY,
  Offer,
  Play,
  readSetup,
  type Setup,
} from '@polemos/kernel';

/** Random matches on the kernel in search mode: as bots and simulations play them. */
export class Playouts {
  actions = 0;
  matches = 0;
  readonly play: Play<BaseState>;
  private readonly game: Game;
  private readonly setup: Setup;
  private readonly bot = new Fate(0);
  private readonly offer = new Offer();

  constructor(game: Game, scenario: string = game.scenarios[0].id, options: Setup['options'] = {}) {
    this.game = game;
    const setup = readSetup(game, { scenario, options }); // some scenarios know one way of play only
    if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
    this.setup = setup;
    this.play = new Play(game, game.begin(this.setup), new Fate(0));
  }

  /** The state at the first decision of a match. */
  first(seed: number): BaseState {
    const { play } = this;
    play.fate.generator.reset(seed);
    play.state = this.game.begin(this.setup);
    play.run();
    return play.state;
  }

  one(seed: number, botSeed: number, tell?: (event: GameEvent) => void): BaseState {
    const { play, offer } = this;
    const { generator } = this.bot;
    generator.reset(botSeed);
    play.tell = tell;
    this.first(seed);
    for (; play.state.toAct !== NOBODY; this.actions++) {
      play.legal(offer);
      const chosen: Code = offer.codes[generator.below(offer.size)];
      play.take(chosen);
    }
    this.matches++;
    return play.state;
  }
}

import type { Bot } from '@polemos/bots';
import {
  type BaseState,
  type Code,
  Fate,
  type Game,
  Generator,
  hashOf,
  NOBODY,
  Offer,
  type Outcome,
  Play,
  type Setup,
  see,
  within,
} from '@polemos/kernel';

/** One decision of a match: what was asked, of whom, among how many actions, and how long the answer took. */
export interface Decided {
  /** The name of the rules' decision. */
  readonly kind: string;
  readonly seat: number;
  readonly options: number;
  readonly microseconds: number;
}
/** One finished match of a simulation. */
export interface Played {
  readonly outcome: Outcome;
  readonly seats: readonly string[];
  readonly actions: number;
  /** Of the final state: the same seed, the same hash. */
  readonly hash: string;
  /** Where they are asked for. */
  readonly decisions?: readonly Decided[];
}

/** Past this a match of ours would never end. */
const MOST_ACTIONS = 1_000_000;

/** The luck of one seat's bot in one match. */
export const botSeed = (seed: string, index: number, seat: number): number =>
  new Generator(`${seed} ${index} ${seat}`).below(0x7fff_ffff);

/** The `index`-th match of a seed: the same whoever plays it, wherever, in whatever order. */
export const playMatch = (game: Game, setup: Setup, bots: readonly Bot[], { seed, index, observe }: Nth): Played =>
  within(game, () => played(game, setup, bots, { seed, index, observe }));

/** Which match of a seed, and whether its decisions are written down. */
export interface Nth {
  readonly seed: string;
  readonly index: number;
  readonly observe: boolean;
}
function played(game: Game, setup: Setup, bots: readonly Bot[], { seed, index, observe }: Nth): Played {
  const fate = new Fate(0);
  fate.generator.reset(seed, index + 1);
  const play = new Play(game, game.begin(setup), fate);
  const offer = new Offer();
  const decisions: Decided[] = [];
  play.run();
  let actions = 0;
  for (; play.state.toAct !== NOBODY; actions++) {
    if (actions === MOST_ACTIONS) throw new Error(`match ${index} of seed '${seed}' does not end`);
    const seat = play.state.toAct;
    const bot = bots[seat];
    if (observe) decisions.push(decided(game, play, bot, offer));
    else if (bot.blind === undefined) {
      play.take(game.actions.read(bot.choose(game, see(game, play.state, seat))) as number, seat);
    } else {
      play.legal(offer, seat);
      play.take(bot.blind(offer), seat);
    }
  }
  const { outcome } = play.state;
  if (outcome === null) throw new Error(`match ${index} of seed '${seed}' ended without an outcome`);
  const played = { outcome, seats: game.seatsOf(play.state), actions, hash: hashOf(play.state) };
  return observe ? { ...played, decisions } : played;
}

/** Lets whoever is asked decide, and answers what that was. */
function decided(game: Game, play: Play<BaseState>, bot: Bot, offer: Offer): Decided {
  const { toAct: seat, stack } = play.state;
  play.legal(offer, seat);
  const { size: options } = offer;
  const seen = bot.blind === undefined ? see(game, play.state, seat) : null;
  const began = process.hrtime.bigint();
  const code = seen === null ? bot.blind?.(offer) : game.actions.read(bot.choose(game, seen));
  const microseconds = Number(process.hrtime.bigint() - began) / 1e3;
  play.take(code as Code, seat);
  return { kind: stack === null ? '' : game.steps[stack.step].name, seat, options, microseconds };
}

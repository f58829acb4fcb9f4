import type { Bot } from '@polemos/bots';
import { Fate, type Game, Generator, hashOf, NOBODY, Offer, type Outcome, Play, type Setup, see, within } from '@polemos/kernel';

/** One finished match of a simulation. */
export interface Played {
  readonly outcome: Outcome;
  readonly seats: readonly string[];
  readonly actions: number;
  /** Of the final state: the same seed, the same hash. */
  readonly hash: string;
}

/** Past this a match of ours would never end. */
const MOST_ACTIONS = 1_000_000;

/** The luck of one seat's bot in one match. */
export const botSeed = (seed: string, index: number, seat: number): number =>
  new Generator(`${seed} ${index} ${seat}`).below(0x7fff_ffff);

/** The `index`-th match of a seed: the same whoever plays it, wherever, in whatever order. */
export const playMatch = (game: Game, setup: Setup, bots: readonly Bot[], seed: string, index: number): Played =>
  within(game, () => played(game, setup, bots, seed, index));

function played(game: Game, setup: Setup, bots: readonly Bot[], seed: string, index: number): Played {
  const fate = new Fate(0);
  fate.generator.reset(seed, index + 1);
  const play = new Play(game, game.begin(setup), fate);
  const offer = new Offer();
  play.run();
  let actions = 0;
  for (; play.state.toAct !== NOBODY; actions++) {
    if (actions === MOST_ACTIONS) throw new Error(`match ${index} of seed '${seed}' does not end`);
    const seat = play.state.toAct;
    const bot = bots[seat];
    if (bot.blind === undefined) {
      play.take(game.actions.read(bot.choose(game, see(game, play.state, seat))) as number, seat);
    } else {
      play.legal(offer, seat);
      play.take(bot.blind(offer), seat);
    }
  }
  const { outcome } = play.state;
  if (outcome === null) throw new Error(`match ${index} of seed '${seed}' ended without an outcome`);
  return { outcome, seats: game.seatsOf(play.state), actions, hash: hashOf(play.state) };
}

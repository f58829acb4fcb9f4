import { expect } from 'vitest';
import {
  type BaseState,
  Fate,
  type Game,
  type GameEvent,
  Generator,
  imagine,
  NOBODY,
  Offer,
  Play,
  type Seat,
  see,
  seenBy,
  waiting,
} from '../src/index.ts';
import { playout, setupOf } from './walk.ts';

/**
 * At every decision of a random match, for each seat and a spectator in turn: a world imagined from what the seat sees looks
 * the same to it, offers it the same actions, and tells it the same when the same action is taken. This is both the
 * proof that nothing secret is shown and that a bot sees no more than a person.
 */
export function checkSecrecy(game: Game, seed: number, every: number): void {
  const random = new Generator(seed);
  const fate = new Fate(seed);
  fate.generator.reset(seed, 0x1deea);
  playout(game, setupOf(game, seed), seed, ({ state }, n) => {
    if (n < 0 || (n + seed) % every !== 0) return;
    const viewers = game.seatsOf(state).length + 1;
    const seat = ((n + seed) % viewers) - 1; // −1: the spectator
    const where = `seed ${seed}, action ${n}, seat ${seat}`;
    const seen = see(game, state, seat);
    const told = JSON.stringify(seen);
    const world = imagine(game, JSON.parse(told))(fate);
    const again = see(game, world, seat);
    if (JSON.stringify(again) !== told) expect(again, where).toEqual(seen);
    if (seen.toAct.includes(seat)) expect(legalOf(game, world, seat), where).toEqual(legalOf(game, state, seat));
    sameEvents(game, state, world, seat, random, where);
  });
}

function legalOf(game: Game, state: BaseState, seat: Seat): number[] {
  const offer = new Offer();
  new Play(game, state, new Fate(0)).legal(offer, seat);
  return Array.from(offer.codes.subarray(0, offer.size));
}

/**
 * The same action in the true and in the imagined world, by whoever is asked: up to a reveal the seat is told the same, and what
 * it sees at each event is the same.
 */
function sameEvents(game: Game, state: BaseState, world: BaseState, seat: Seat, random: Generator, where: string): void {
  const actor = waiting(state)[0];
  const possible = legalOf(game, world, actor);
  const both = legalOf(game, state, actor).filter(code => possible.includes(code));
  if (both.length === 0) return;
  const code = both[random.below(both.length)];
  const name = seat === NOBODY ? null : game.seatsOf(state)[seat];
  const rolls = random.below(1_000_000);
  const [one, two] = [state, world].map(from => {
    const play = new Play(game, game.clone(from), new Fate(1));
    const events: { event: GameEvent; view: string }[] = [];
    let open = true;
    play.tell = event => {
      open &&= event.reveals !== true;
      if (open) events.push({ event: seenBy(event, name), view: JSON.stringify(game.view(play.state, seat)) });
    };
    // Dice fall alike in both. What is drawn or falls by lot is another where different things are hidden: what is told after it may differ.
    const dice = new Generator(rolls);
    const stop = (): never => {
      throw STOP;
    };
    play.fate.d4 = () => 1 + dice.below(4);
    play.fate.d6 = () => 1 + dice.below(6);
    play.fate.d10 = () => 1 + dice.below(10);
    play.fate.lot = stop;
    play.fate.draw = stop;
    try {
      play.take(code, actor);
    } catch (error) {
      if (error !== STOP) throw error;
    }
    return events;
  });
  if (JSON.stringify(one) !== JSON.stringify(two)) expect(two, where).toEqual(one);
}
const STOP = new Error('chance');

import { type BaseState, Fate, type Game, imagine, Match, Offer, Play, see } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { bots, LEVELS, mcts, planner, Search } from '../src/index.ts';
import { game } from './duel.ts';
import { guess, secretSum } from './small-games.ts';

const start = (seed: number) => {
  const play = new Play(game, game.begin({ scenario: 'standard', options: {} }), new Fate(seed));
  play.run();
  return see(game, play.state, play.state.toAct);
};
const quick = {
  random: bots.random,
  greedy: bots.greedy,
  mcts: (seed: number) => mcts({ iterations: 200, seed }),
  planner: (seed: number) => planner(seed, { plans: 8, plays: 40, replies: 2 }),
};

test('every level exists and answers a legal action', () => {
  for (const level of LEVELS) {
    if (level === 'strong') continue; // the same as the others, only longer
    const match = Match.begin(game, {
      match: 'm',
      setup: { scenario: 'historical', options: {} },
      dice: () => {
        const fate = new Fate(7);
        return n => fate.generator.below(n);
      },
    });
    if (!(match instanceof Match)) throw new Error('no match');
    for (let turn = 0; turn < 4; turn++) {
      const [{ seat }] = match.pending();
      const action = bots[level](turn).choose(game, match.see(seat));
      expect(match.act(seat, action)).toHaveProperty('ok');
    }
  }
});

test('the same seed and the same view give the same action; a view that went through JSON too', () => {
  for (const make of Object.values(quick)) {
    const seen = start(3);
    const action = make(5).choose(game, seen);
    expect(make(5).choose(game, JSON.parse(JSON.stringify(seen)))).toEqual(action);
  }
});

test('a bot gets the view and nothing else: what it cannot see does not change its choice', () => {
  const play = new Play(game, game.begin({ scenario: 'standard', options: {} }), new Fate(11));
  play.run();
  const seat = play.state.toAct;
  const seen = see(game, play.state, seat);
  const otherWorld = game.imagine(seen.view, seat)(new Fate(99));
  expect(otherWorld).not.toEqual(play.state);
  otherWorld.stack = play.state.stack;
  otherWorld.toAct = seat;
  for (const make of Object.values(quick))
    expect(make(1).choose(game, see(game, otherWorld, seat))).toEqual(make(1).choose(game, seen));
});

test('a search is told how far to play on at random, and what to trust', () => {
  const seen = start(4);
  const FEW = 8; // so few that each tries something new at the root, whatever came of the others
  const actionsOf = (tuning = {}): number => {
    const search = new Search(game, new Fate(1), tuning);
    for (let i = 0; i < FEW; i++) search.iterate(imagine(game, seen)(new Fate(i)), seen.seat);
    return search.actions;
  };
  const inTree = actionsOf({ horizon: 0 });
  expect(actionsOf()).toBe(inTree + FEW * 24);
  expect(actionsOf({ trust: 1 })).toBe(inTree); // nothing is asked of a playout
  expect(actionsOf({ horizon: 5 })).toBe(inTree + FEW * 5);
});

test('a blind choice is the choice with a view', () => {
  const play = new Play(game, game.begin({ scenario: 'standard', options: {} }), new Fate(2));
  play.run();
  const offer = new Offer();
  play.legal(offer);
  const blind = bots.random(9).blind?.(offer) ?? -1;
  expect(game.actions.write(blind)).toEqual(bots.random(9).choose(game, see(game, play.state, play.state.toAct)));
});

test('one seat: MCTS finds the best of a game played alone', () => {
  const play = new Play(guess, guess.begin({ scenario: 'standard', options: {} }), new Fate(1));
  play.run();
  expect(mcts({ iterations: 500, seed: 1 }).choose(guess, see(guess, play.state, 0))).toEqual({ type: 'say', number: 7 });
});

test('sealed decisions of three seats: the dominant choice is found, also by who chooses last', () => {
  const play = new Play(secretSum, secretSum.begin({ scenario: 'standard', options: {} }), new Fate(1));
  play.run();
  const choose = (seat: number) => mcts({ iterations: 2_000, seed: seat }).choose(secretSum, see(secretSum, play.state, seat));
  expect(choose(2)).toEqual({ type: 'bid', number: 3 });
  expect(choose(0)).toEqual({ type: 'bid', number: 3 });
  play.take(secretSum.actions.read({ type: 'bid', number: 0 }) as number, 0);
  play.take(secretSum.actions.read({ type: 'bid', number: 1 }) as number, 1);
  expect(choose(2)).toEqual({ type: 'bid', number: 3 });
});

/** As it ended, or as the moment is said to be. */
const judged = (of: Game, now = 0.5): Game => ({
  ...of,
  evaluate: ({ outcome }: BaseState, seat: number) => outcome?.score[seat] ?? now,
});
const opened = (of: Game) => {
  const play = new Play(of, of.begin({ scenario: 'standard', options: {} }), new Fate(1));
  play.run();
  return see(of, play.state, 0);
};

test('greedy thinks of what others seal even if it is asked first', () => {
  const game = judged(secretSum);
  for (let seed = 0; seed < 10; seed++) expect(bots.greedy(seed).choose(game, opened(game))).toEqual({ type: 'bid', number: 3 });
});

test('greedy passes for what the moment is worth, and leaves follies alone', () => {
  const said = (of: Game): unknown => bots.greedy(1).choose(of, opened(of)).number;
  const seven = (_: unknown, action: number): boolean => guess.actions.write(action).number === 7;
  expect(said(judged(guess))).toBe(7);
  expect([6, 8]).toContain(said({ ...judged(guess), search: { isFolly: seven } }));
  expect([6, 8]).toContain(said({ ...judged(guess, 0.5), search: { passes: seven } }));
  expect(said({ ...judged(guess, 0.95), search: { passes: seven } })).toBe(7);
  // Where everything is a folly, one of them is done all the same.
  expect(said({ ...judged(guess), search: { isFolly: () => true } })).toBe(7);
});

import { type BaseState, Fate, type Game, imagine, Match, Offer, Play, type SearchHint, see } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { bots, LEVELS, mcts, Search } from '../src/index.ts';
import { Thinkers } from '../src/threads.ts';
import { game } from './duel.ts';
import { errand, guess, secretSum } from './small-games.ts';

const start = (seed: number) => {
  const play = new Play(game, game.begin({ scenario: 'standard', options: {} }), new Fate(seed));
  play.run();
  return see(game, play.state, play.state.toAct);
};
const quick = { random: bots.random, greedy: bots.greedy, mcts: (seed: number) => mcts({ iterations: 200, seed }) };

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

test('a game hints at how to search it: how far to play on, what to trust, how long to think', () => {
  const seen = start(4);
  const hinted = (search: SearchHint): Game => ({ ...game, search });
  const actionsOf = (of: Game, tuning = {}): number => {
    const search = new Search(of, new Fate(1), tuning);
    for (let i = 0; i < 20; i++) search.iterate(imagine(of, seen)(new Fate(i)), seen.seat);
    return search.actions;
  };
  const inTree = actionsOf(hinted({ horizon: 0 }));
  expect(actionsOf(game)).toBe(inTree + 20 * 24);
  expect(actionsOf(hinted({ trust: 1 }))).toBe(inTree); // nothing is asked of a playout
  expect(actionsOf(hinted({ horizon: 0 }), { horizon: 5 })).toBe(inTree + 20 * 5); // whoever asks knows better
  const thought = (of: Game, iterations: number): number => {
    let evaluated = 0;
    const counting = { ...of, evaluate: (state: never, seat: number) => ++evaluated && of.evaluate(state, seat) };
    mcts({ iterations, seed: 3, trust: 1 }).choose(counting, seen);
    return evaluated;
  };
  expect(thought(hinted({ share: 0.25 }), 400)).toBe(thought(game, 100));
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

test('bots think in worker threads and answer what they answer here', async () => {
  const thinkers = new Thinkers(2);
  const seen = start(3);
  const question = { module: '@polemos/egemonia', name: 'egemonia', level: 'easy', seen } as const;
  const here = [1, 2, 3].map(seed => bots.easy(seed).choose(game, seen));
  expect(await Promise.all([1, 2, 3].map(seed => thinkers.choose({ ...question, seed })))).toEqual(here);
  await expect(thinkers.choose({ ...question, seed: 1, module: '@polemos/nothing' })).rejects.toThrow();
  expect(await thinkers.choose({ ...question, seed: 1 })).toEqual(here[0]);
  await thinkers.close();
  await expect(thinkers.choose({ ...question, seed: 1 })).rejects.toThrow('gone');
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

test('with a guide greedy proposes, the end of the playout decides, and what is not weighty greedy takes alone', () => {
  // Greedy would say nine: on the way everything looks the better the higher; only what comes of it tells that seven is best.
  const high = (isWeighty: boolean, candidates: number): Game => ({
    ...guess,
    evaluate: ({ outcome }: BaseState) => 1 - Math.abs((outcome?.score[0] ?? 0) - 0.8),
    search: { trust: 0, guide: { candidates, isWeighty: () => isWeighty, isRest: () => false } },
  });
  const said = (of: Game): unknown => mcts({ iterations: 40, seed: 1 }).choose(of, opened(of)).number;
  expect([5, 9]).toContain(said(high(false, 4)));
  expect([5, 9]).toContain(said(high(true, 2)));
  expect(said(high(true, 6))).toBe(7);
});

test('an undertaking is followed to its end before it is judged, with the answers that others would give', () => {
  const walked = (of: Game): { path: unknown[]; evaluated: number[] } => {
    let count = 0;
    const counting = { ...of, evaluate: (state: never, seat: number) => ++count && of.evaluate(state, seat) };
    const play = new Play(counting, of.begin({ scenario: 'standard', options: {} }), new Fate(1));
    play.run();
    const walker = bots.greedy(3);
    const path: unknown[] = [];
    const evaluated: number[] = [];
    while (play.state.toAct === 0) {
      count = 0;
      const action = walker.choose(counting, see(counting, play.state, 0));
      path.push(action.way);
      evaluated.push(count);
      play.take(of.actions.read(action) as number, 0);
    }
    return { path, evaluated };
  };
  expect(walked(errand).path).toEqual([0]); // half-way one has less than at home
  const isMidway = ({ said }: BaseState & { said: number[] }): boolean => said.length > 0;
  const { path, evaluated } = walked({ ...errand, search: { isMidway } });
  expect(path).toEqual([1, 1, 1]); // the porter would not open
  expect(evaluated.slice(1)).toEqual([1, 1]); // all came as foreseen
});

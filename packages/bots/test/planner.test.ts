import {
  type Action,
  type BaseState,
  Fate,
  type Game,
  Generator,
  Play,
  see,
  type Thinking,
  type Undertakings,
} from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { fit, fitShares, linear, logistic, planner, type Sample, sharesOf, surprise } from '../src/index.ts';
import { circle } from './circle.ts';
import { errand } from './small-games.ts';

type Walk = BaseState & { said: number[] };
const [STAY, LEFT, RIGHT] = [0, 1, 2];
const thinking = { easy: { plans: 4, plays: 8 }, medium: { plans: 9, plays: 60 }, strong: { plans: 27, plays: 400 } };
/** The way that the whim wants, all along; the porter opens to everybody. */
const walking: Undertakings<Walk> = {
  begins: ({ said, toAct }) => said.length === 0 || toAct === 1,
  isMidway: ({ said }, seat) => seat === 0 && said.length > 0,
  propose: (_, offer, { nth }) => offer.codes[nth % offer.size],
  usual: (_, offer) => offer.codes[0],
  isRest: () => false,
  thinking,
};
const game: Game = { ...errand, undertakings: walking };

function walked(of: Game, how: Thinking): { readonly ways: unknown[]; readonly evaluated: number[] } {
  let count = 0;
  const counting: Game = { ...of, evaluate: (state, seat) => ++count && of.evaluate(state, seat) };
  const play = new Play<BaseState>(counting, of.begin({ scenario: 'standard', options: {} }), new Fate(1));
  play.run();
  const walker = planner(3, how);
  const ways: unknown[] = [];
  const evaluated: number[] = [];
  while (play.state.toAct === 0) {
    count = 0;
    const action = walker.choose(counting, see(counting, play.state, 0));
    ways.push(action.way);
    evaluated.push(count);
    play.take(of.actions.read(action) as number, 0);
  }
  return { ways, evaluated };
}

describe('a planner', () => {
  test('chooses a whole undertaking by where it leads, though half-way one has less than at home', () => {
    expect(walked(game, { plans: 3, plays: 12 }).ways).toEqual([RIGHT, RIGHT]); // the porter opens, they think
  });

  test('thinks of the answer that is best for who gives it', () => {
    expect(walked(game, { plans: 3, plays: 12, replies: 2 }).ways).toEqual([LEFT, LEFT, LEFT]);
  });

  const begin = (of: Game): Play<BaseState> => {
    const play = new Play<BaseState>(of, of.begin({ scenario: 'standard', options: {} }), new Fate(1));
    play.run();
    return play;
  };

  test.each([{}, { replies: 2 }])('several who share the tries come to one answer, decision after decision: %o', more => {
    // Whims of chance: those who do not draw alike soon think of different things.
    const propose: Undertakings<Walk>['propose'] = (_, offer, { chance }) => offer.codes[chance.below(offer.size)];
    const whimsical: Game = { ...errand, undertakings: { ...walking, propose } };
    const think = circle(whimsical, { plans: 9, plays: 240, ...more }, 3);
    const seen = see(whimsical, begin(whimsical).state, 0);
    for (let n = 0; n < 4; n++) {
      const [first, ...others] = think(seen);
      for (const other of others) expect(other).toEqual(first);
    }
  });

  test('several who share the tries play as many as one alone, and find what he finds', () => {
    const how = { plans: 9, plays: 240 };
    const seen = see(game, begin(game).state, 0);
    const alone = planner(3, how).think?.(game, seen);
    const [joined] = circle(game, how, 3)(seen);
    expect(joined.alternatives).toEqual(
      alone?.alternatives.map(one => ({ ...one, value: expect.closeTo(one.value, 12) })), // added up in another order
    );
    expect(joined.plan).toEqual(alone?.plan);
  });

  test('carries it out without thinking again as long as all comes as foreseen', () => {
    const { evaluated } = walked(game, { plans: 3, plays: 12, replies: 2 });
    expect(evaluated[0]).toBeGreaterThan(12);
    expect(evaluated.slice(1)).toEqual([1, 1]);
  });

  test('thinks again when something has come otherwise', () => {
    const at = (play: Play<BaseState>) => see(game, play.state, 0);
    const walker = planner(3, { plans: 3, plays: 12, replies: 2 });
    const play = new Play<BaseState>(game, game.begin({ scenario: 'standard', options: {} }), new Fate(1));
    play.run();
    expect(walker.think?.(game, at(play)).action).toEqual({ type: 'go', way: LEFT });
    play.take(game.actions.read({ type: 'go', way: RIGHT }) as number, 0); // somebody pushed him
    const shaken: Game = { ...game, evaluate: (state, seat) => game.evaluate(state, seat) - 0.01 };
    const again = walker.think?.(shaken, at(play));
    expect(again?.alternatives.length).toBeGreaterThan(1);
  });

  test('tells what it weighed: actions, worth, how often it came out better, how often it was tried', () => {
    const play = new Play<BaseState>(game, game.begin({ scenario: 'standard', options: {} }), new Fate(1));
    play.run();
    const thought = planner(3, { plans: 3, plays: 12, replies: 2 }).think?.(game, see(game, play.state, 0));
    const way = (actions: readonly Action[]): unknown[] => actions.map(action => action.way);
    expect(thought?.before).toBe(0.5);
    expect(way(thought?.plan ?? [])).toEqual([LEFT, LEFT]);
    expect(thought?.alternatives.map(({ actions }) => way(actions))).toEqual([[LEFT, LEFT, LEFT], [STAY], [RIGHT, RIGHT]]);
    const [left, stay, right] = thought?.alternatives ?? [];
    expect(left).toMatchObject({ value: 0.9 - 3 / 50, wins: left.n });
    expect(stay).toMatchObject({ value: 0.5, wins: 0 });
    expect(right).toMatchObject({ value: 0, wins: 0 });
  });

  test('answers within its time with what it knows then', () => {
    const { ways } = walked(game, { plans: 3, plays: 100_000_000, replies: 2, within: 20 });
    expect(ways[0]).toBeTypeOf('number');
  });

  test('without a word of the game proposes what looks good at each action', () => {
    const { propose: _, usual: __, ...silent } = walking;
    const { ways } = walked({ ...errand, undertakings: silent }, { plans: 8, plays: 48, replies: 2 });
    expect(ways[0]).not.toBe(RIGHT);
  });
});

test('learning finds the weights that made the scores, and keeps what says nothing near nothing', () => {
  const chance = new Generator(5);
  const number = (): number => chance.below(2001) / 1000 - 1;
  const truth = [0.5, 2, -1, 0];
  const samples: Sample[] = Array.from({ length: 4_000 }, () => {
    const features = [1, number(), number(), number()];
    return { features, score: chance.below(10_000) / 10_000 < logistic(linear(truth, features)) ? 1 : 0 };
  });
  const weights = fit(samples);
  weights.forEach((weight, i) => {
    expect(Math.abs(weight - truth[i])).toBeLessThan(0.2);
  });
  expect(surprise(weights, samples)).toBeLessThan(surprise([0, 0, 0, 0], samples));
  expect(surprise([0, 0, 0, 0], samples)).toBeCloseTo(Math.LN2);
});

test('of several seats of which one wins, learning finds what makes the share of each', () => {
  const chance = new Generator(7);
  const number = (): number => chance.below(2001) / 1000 - 1;
  const truth = [
    [1, 2],
    [0, -1],
    [-1, 0],
  ];
  const moments = Array.from({ length: 4_000 }, () => {
    const moment: Sample[] = truth.map(() => ({ features: [1, number()], score: 0 }));
    let rest = chance.below(10_000) / 10_000;
    const winner = sharesOf(truth, moment).findIndex(share => (rest -= share) < 0);
    moment[Math.max(0, winner)].score = 1;
    return moment;
  });
  const weights = fitShares(moments);
  expect(weights[0][1]).toBeCloseTo(2, 0);
  expect(weights[1][1]).toBeCloseTo(-1, 0);
  expect(weights[2][1]).toBeCloseTo(0, 0);
  // A constant for all seats changes no share: what one has more than another is told.
  expect(weights[0][0] - weights[1][0]).toBeCloseTo(1, 0);
  expect(weights[1][0] - weights[2][0]).toBeCloseTo(1, 0);
});

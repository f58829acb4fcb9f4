import {
  actions,
  type BaseState,
  decision,
  defineGame,
  Fate,
  frame,
  freshState,
  type Game,
  Play,
  range,
  see,
  type Temper,
  typeOf,
  type Undertakings,
} from '@polemos/kernel';
import { expect, test } from 'vitest';
import { bots, planner, readBot, tempersOf } from '../src/index.ts';

const [SAFE, RISKY, FOUL] = [0, 1, 2];
const ACTIONS = actions({ play: { way: range(0, 2) } });
const choice = decision<BaseState>({
  name: 'choice',
  rule: 'WA-1',
  seat: () => 0,
  legal(_, __, offer) {
    for (const way of [SAFE, RISKY, FOUL]) offer.add(ACTIONS.T.play, way);
  },
  refuse: { play: () => null },
  on: {
    play(play, _, way) {
      const won = way === RISKY && play.fate.d6('wager', 'WA-1') >= 4;
      play.end({ rule: 'WA-1', score: [way === RISKY ? (won ? 0.97 : 0) : way === FOUL ? 0.5 : 0.495], detail: {} });
    },
  },
});
/** A sure half, a wager for the whole that is worth a little less, and a foul that is worth a little more. */
const wager = (worthOfFoul: number): Game =>
  defineGame<BaseState, null>({
    id: 'wager',
    rules: 1,
    seats: ['player'],
    scenarios: [{ id: 'standard' }],
    options: [],
    actions: ACTIONS,
    steps: [choice],
    position: { schema: {}, write: () => ({}), read: () => ({ faults: [{ at: '', what: 'none' }] }) },
    begin: () => ({ ...freshState(), stack: frame(choice.index, 0, {}, null) }),
    clone: state => ({ ...state, sealed: state.sealed.slice() }),
    view: () => null,
    imagine: () => () => freshState(),
    evaluate: ({ outcome }) => (outcome === null ? 0.4 : outcome.score[0] === 0.5 ? worthOfFoul : outcome.score[0]),
    undertakings: {
      begins: () => true,
      isMidway: () => false,
      propose: (_, offer, { nth }) => offer.codes[nth % offer.size],
      usual: (_, offer) => offer.codes[0],
      isRest: () => false,
      isFaithless: (_, __, code) => typeOf(code) === ACTIONS.T.play && ACTIONS.write(code).way === FOUL,
      thinking: { easy: { plans: 3, plays: 60 }, medium: { plans: 3, plays: 300 }, strong: { plans: 3, plays: 900 } },
    },
    invariants: () => [],
  }) as Game;

function chosen(game: Game, temper?: Temper): unknown {
  const play = new Play<BaseState>(game, game.begin({ scenario: 'standard', options: {} }), new Fate(1));
  play.run();
  const thinking = { plans: 3, plays: 900, ...(temper === undefined ? {} : { temper }) };
  return planner(5, thinking).choose(game, see(game, play.state, 0)).way;
}

test('the bold like a chance, the cautious a sure thing, where both are worth about the same', () => {
  const game = wager(0.3);
  expect(chosen(game, 'bold')).toBe(RISKY);
  expect(chosen(game, 'cautious')).toBe(SAFE);
});

test('the faithful keep their word though breaking it is worth more, the treacherous break it though it is worth less', () => {
  expect(chosen(wager(0.6))).toBe(FOUL);
  expect(chosen(wager(0.6), 'faithful')).not.toBe(FOUL);
  const game = wager(0.485);
  expect(chosen(game)).not.toBe(FOUL);
  expect(chosen(game, 'treacherous')).toBe(FOUL);
});

test('greedy weighs whole undertakings where the game says what it may spend on them, else the next action alone', () => {
  const game = wager(0.6);
  const undertakings = game.undertakings as Undertakings;
  const generous: Game = {
    ...game,
    undertakings: { ...undertakings, thinking: { ...undertakings.thinking, greedy: { plans: 2, plays: 2 } } },
  };
  const weighed = (of: Game): unknown => {
    const play = new Play<BaseState>(of, of.begin({ scenario: 'standard', options: {} }), new Fate(1));
    play.run();
    return bots.greedy(5).think?.(of, see(of, play.state, 0)).alternatives.length;
  };
  expect(weighed(generous)).toBe(2);
  expect(weighed(game)).toBe(0);
});

test('a bot is named by its level and its temper; whoever does not think has none', () => {
  expect(readBot('strong/bold')).toEqual({ level: 'strong', temper: 'bold' });
  expect(readBot('medium')).toEqual({ level: 'medium' });
  for (const wrong of ['', 'bold', 'strong/mad', 'greedy/bold', 'strong/bold/', 'toString']) expect(readBot(wrong)).toBeNull();
  expect(tempersOf(wager(0.5), 'easy')).toHaveLength(4);
  expect(tempersOf(wager(0.5), 'greedy')).toEqual([]);
  expect(bots.easy(1, { temper: 'bold' })).toHaveProperty('choose');
});

import {
  actions,
  type BaseState,
  decision,
  defineGame,
  frame,
  freshState,
  type Game,
  Match,
  procedure,
  range,
  type Undertakings,
} from '@polemos/kernel';
import { expect, test } from 'vitest';
import { reportOf } from '../src/index.ts';

interface Toss extends BaseState {
  round: number;
  points: number;
}
const ROUNDS = 2;
const [ROLL, BLUNDER] = [0, 1];
const ACTIONS = actions({ play: { way: range(0, 1) } });
const choice = decision<Toss>({
  name: 'choice',
  rule: 'TO-1',
  seat: () => 0,
  legal(_, __, offer) {
    for (const way of [ROLL, BLUNDER]) offer.add(ACTIONS.T.play, way);
  },
  refuse: { play: () => null },
  on: {
    play(play, _, way) {
      const { state, fate } = play;
      if (way === ROLL && fate.d6('toss', 'TO-1') >= 4) state.points++;
      state.round++;
      play.done();
    },
  },
});
const rounds = procedure<Toss>(
  'rounds',
  play => play.call(choice),
  play => play.call(choice),
  play => play.end({ rule: 'TO-2', score: [play.state.points / ROUNDS], detail: {} }),
);
const undertakings: Undertakings<Toss> = {
  begins: () => true,
  isMidway: () => false,
  propose: (_, offer, { nth }) => offer.codes[nth % offer.size],
  usual: (_, offer) => offer.codes[0],
  isRest: () => false,
  thinking: { easy: { plans: 2, plays: 20 }, medium: { plans: 2, plays: 60 }, strong: { plans: 2, plays: 200 } },
};
/** Two tosses: 4 or more is half of a victory, and whoever does not roll throws his half away. The judgement is the truth. */
const toss = defineGame<Toss, Toss>({
  id: 'toss',
  rules: 1,
  seats: ['player'],
  scenarios: [{ id: 'standard' }],
  options: [],
  actions: ACTIONS,
  steps: [rounds, choice],
  position: { schema: {}, write: state => state, read: () => ({ faults: [{ at: '', what: 'none' }] }) },
  begin: () => ({ ...freshState(), stack: frame(rounds.index, 0, {}, null), round: 0, points: 0 }),
  clone: state => ({ ...state, sealed: state.sealed.slice() }),
  view: state => state,
  imagine: view => () => ({ ...view, sealed: [] }),
  evaluate: ({ outcome, points, round }) => outcome?.score[0] ?? (points + (ROUNDS - round) / 2) / ROUNDS,
  undertakings,
  invariants: () => [],
}) as Game;

function scripted() {
  const match = Match.begin(toss, { match: 'm', setup: { scenario: 'standard', options: {} }, dice: null, alone: true });
  if (!(match instanceof Match)) throw new Error('the match does not begin');
  match.act('player', { type: 'play', way: ROLL }, { chance: [1] });
  match.act('player', { type: 'play', way: BLUNDER });
  return match.log();
}

test('a scripted match whose truth is known: a one, then a blunder', () => {
  const told: number[] = [];
  const report = reportOf(toss, scripted(), {
    thinking: { plans: 2, plays: 800 },
    rerolls: 2_000,
    seed: 4,
    progress: (done, of) => told.push(done / of),
  });
  expect(told).toEqual([0.5, 1]);
  expect(report.chances).toEqual([[0.5], [0.25], [0]]);
  // The one cost what a toss is worth on average; the blunder rolled nothing, so it was no bad luck.
  expect(report.luck.map(({ entry, rolls }) => [entry, rolls.map(({ chance }) => chance)])).toEqual([[1, [1]]]);
  expect(report.luck[0].by[0]).toBeCloseTo(-0.25, 1);
  expect(report.errors.map(({ entry, better }) => [entry, better])).toEqual([
    [1, null],
    [2, [{ type: 'play', way: ROLL }]],
  ]);
  expect(report.errors[0].cost).toBe(0);
  expect(Math.abs(report.errors[1].cost - 0.25)).toBeLessThan(3 * report.errors[1].doubt);
  expect(report.costliest).toEqual([report.errors[1]]);
  expect(report.total.error[0]).toBe(report.errors[1].cost);
  expect(report.withoutLuck[0]).toBeCloseTo(0.25, 1);
  expect(report.turningPoints).toEqual([[1, 2]]);
  expect(report.outcome?.score).toEqual([0]);
});

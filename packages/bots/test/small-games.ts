import { actions, type BaseState, decision, defineGame, frame, freshState, procedure, range } from '@polemos/kernel';

interface Small extends BaseState {
  said: number[];
}
const rest = {
  rules: 1,
  scenarios: [{ id: 'standard' }],
  options: [],
  position: { schema: {}, write: (state: Small) => state, read: () => ({ faults: [{ at: '', what: 'none' }] }) },
  clone: (state: Small): Small => ({ ...state, sealed: state.sealed.slice(), said: state.said.slice() }),
  evaluate: () => 0.5,
  invariants: () => [],
};

const SAY = actions({ say: { number: range(0, 9) } });
const say = decision<Small>({
  name: 'say',
  rule: 'GU-1',
  seat: () => 0,
  legal(_, __, offer) {
    for (let number = 0; number < 10; number++) offer.add(SAY.T.say, number);
  },
  refuse: { say: () => null },
  on: { say: (play, _, number) => play.end({ rule: 'GU-1', score: [1 - Math.abs(7 - number) / 10], detail: {} }) },
});

/** Alone: the nearer to seven, the better. */
export const guess = defineGame<Small, number[]>({
  ...rest,
  id: 'guess',
  seats: ['you'],
  actions: SAY,
  steps: [say],
  begin: () => ({ ...freshState(), stack: frame(say.index, 0, {}, null), said: [] }),
  view: state => state.said,
  imagine: view => () => ({ ...freshState(), said: view.slice() }),
});

const BID = actions({ bid: { number: range(0, 3) } });
const bid = decision<Small>({
  name: 'bid',
  rule: 'SE-1',
  seats: () => [0, 1, 2],
  legal(_, __, offer) {
    for (let number = 0; number < 4; number++) offer.add(BID.T.bid, number);
  },
  refuse: { bid: () => null },
  on: {
    bid({ state, seat }, _, number) {
      state.said[seat] = number;
    },
  },
});
const bidding = procedure<Small>(
  'bidding',
  function ask(play) {
    play.call(bid);
  },
  function settle(play) {
    const { said } = play.state;
    const most = Math.max(...said);
    const winners = said.filter(number => number === most).length;
    play.end({ rule: 'SE-1', score: said.map(number => (number === most ? 1 / winners : 0)), detail: {} });
  },
);

/** Three bid in secret at once; the highest share the prize: three is never worse than less. */
export const secretSum = defineGame<Small, number[]>({
  ...rest,
  id: 'secret-sum',
  seats: ['a', 'b', 'c'],
  actions: BID,
  steps: [bidding, bid],
  begin: () => ({ ...freshState(), stack: frame(bidding.index, 0, {}, null), said: [0, 0, 0] }),
  view: state => state.said,
  imagine: view => () => ({ ...freshState(), said: view.slice() }),
});

const [STAY, LEFT, RIGHT] = [0, 1, 2];
const GO = actions({ go: { way: range(0, 2) } });
const walk = decision<Small>({
  name: 'walk',
  rule: 'ER-1',
  seat: () => 0,
  legal(_, __, offer) {
    for (const way of [STAY, LEFT, RIGHT]) offer.add(GO.T.go, way);
  },
  refuse: { go: () => null },
  on: {
    go(play, _, way) {
      const { said } = play.state;
      said.push(way);
      const of = (wanted: number): number => said.filter(one => one === wanted).length;
      if (way === STAY) play.end({ rule: 'ER-1', score: said.length === 1 ? [0.5, 0.5] : [0.2, 0.8], detail: {} });
      else if (of(LEFT) === 3) play.end({ rule: 'ER-1', score: [0.9 - said.length / 50, 0.2], detail: {} });
      else if (of(RIGHT) === 2) play.call(gate);
    },
  },
});
const gate = decision<Small>({
  name: 'gate',
  rule: 'ER-2',
  seat: () => 1,
  legal(_, __, offer) {
    for (const way of [STAY, LEFT]) offer.add(GO.T.go, way);
  },
  refuse: { go: () => null },
  on: { go: (play, _, way) => play.end({ rule: 'ER-2', score: way === STAY ? [1, 0] : [0, 1], detail: {} }) },
});

/** Three steps to the left lie riches, two to the right more of them, behind a gate that nobody opens. On the way one has nothing. */
export const errand = defineGame<Small, number[]>({
  ...rest,
  id: 'errand',
  seats: ['walker', 'porter'],
  actions: GO,
  steps: [walk, gate],
  begin: () => ({ ...freshState(), stack: frame(walk.index, 0, {}, null), said: [] }),
  view: state => state.said,
  imagine: view => () => ({ ...freshState(), said: view.slice() }),
  evaluate: ({ outcome, said }, seat) => outcome?.score[seat] ?? (said.length === 0 ? 0.5 : 0.4),
});

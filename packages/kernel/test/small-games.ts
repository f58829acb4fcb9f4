import {
  actions,
  ask,
  type BaseState,
  decision,
  defineGame,
  each,
  frame,
  freshState,
  loop,
  NOBODY,
  type Play,
  procedure,
  range,
  type Seat,
  things,
  when,
} from '@polemos/kernel';

/** Two or more seats bid in secret; the highest wins the lot; a tie is rolled for. Three rounds. */
export interface BidState extends BaseState {
  round: number;
  gold: number[];
  won: number[];
  last: number[];
}
const SEATS = ['ann', 'bob', 'cid'] as const;
const LOT = things('lot', ['vase', 'ship', 'grove']);
const ACTIONS = actions({ bid: { gold: range(0, 10) }, choose: { lot: LOT }, pass: {} });

const bidding = decision<BidState>({
  name: 'bidding',
  rule: 'BD-1-a',
  seats: ({ state }) => state.gold.flatMap((gold, seat) => (gold > 0 ? [seat] : [])),
  legal({ state, seat }, _, offer) {
    for (let gold = 0; gold <= 10; gold++) if (gold <= state.gold[seat]) offer.add(ACTIONS.T.bid, gold);
  },
  refuse: { bid: ({ state, seat }, _, gold) => (gold <= state.gold[seat] ? null : 'BD-1-b') },
  on: {
    bid({ state, seat }, _, gold) {
      state.last[seat] = gold;
    },
  },
});

function settle({ state, fate, tell }: Play<BidState>): void {
  const best = Math.max(...state.last);
  const first = state.last.flatMap((bid, seat) => (bid === best ? [seat] : []));
  const winner: Seat = first[fate.lot(first.length, 'tie', 'BD-1-c')];
  state.gold[winner] -= best;
  state.won[winner]++;
  tell?.({ kind: 'settled', rule: 'BD-1-c', reveals: true, bids: state.last.slice(), winner: SEATS[winner] });
  state.last = [0, 0, 0];
  state.round++;
}

const game = procedure<BidState>(
  'game',
  loop(({ state }) => state.round < 3 && state.gold.some(gold => gold > 0), ask(bidding), settle),
  play => {
    const most = Math.max(...play.state.won);
    const winners = play.state.won.filter(won => won === most).length;
    play.end({
      rule: 'BD-2-a',
      score: play.state.won.map(won => (won === most ? 1 / winners : 0)),
      detail: { won: play.state.won.slice() },
    });
  },
);

export interface BidView {
  readonly round: number;
  readonly gold: readonly number[];
  readonly won: readonly number[];
}

export const auction = defineGame<BidState, BidView>({
  id: 'auction',
  rules: 1,
  seats: SEATS,
  scenarios: [{ id: 'only' }],
  options: [{ id: 'gold', values: [5, 10], default: 10 }],
  actions: ACTIONS,
  steps: [game, bidding],
  position: {
    schema: {},
    write: ({ round, gold, won }) => ({ round, gold, won }),
    read: value => {
      const { round, gold, won } = value as BidView;
      return { ...freshState(), round, gold: [...gold], won: [...won], last: [0, 0, 0], stack: frame(game.index, 0, {}, null) };
    },
  },
  begin: ({ options }) => ({
    ...freshState(),
    round: 0,
    gold: [0, 0, 0].fill(options.gold as number),
    won: [0, 0, 0],
    last: [0, 0, 0],
    stack: frame(game.index, 0, {}, null),
  }),
  clone: s => ({
    stack: s.stack,
    toAct: s.toAct,
    sealed: s.sealed.slice(),
    outcome: s.outcome,
    round: s.round,
    gold: s.gold.slice(),
    won: s.won.slice(),
    last: s.last.slice(),
  }),
  view: ({ round, gold, won }) => ({ round, gold, won }),
  imagine:
    ({ round, gold, won }) =>
    () => ({ ...freshState(), round, gold: [...gold], won: [...won], last: [0, 0, 0] }),
  evaluate: (s, seat) => (s.outcome === null ? s.won[seat] / 3 : s.outcome.score[seat]),
  invariants: s => (s.gold.some(gold => gold < 0) ? ['BD-1-b'] : []),
});

/** A procedure with everything in it, for one seat: what ran is in `trace`. */
export interface TraceState extends BaseState {
  trace: number[];
  n: number;
}
const note =
  (what: number) =>
  ({ state }: Play<TraceState>) => {
    state.trace.push(what);
  };
const go = decision<TraceState, { readonly thing?: number }>({
  name: 'go',
  rule: 'TR-1-a',
  seat: () => 0,
  legal: (_, __, offer) => offer.add(ACTIONS.T.pass),
  refuse: { pass: () => null },
  on: {
    pass(play, { thing = -1 }) {
      play.state.trace.push(100 + thing);
      play.done();
    },
  },
  about: (_, { thing = -1 }) => ({ thing }),
});
const trace = procedure<TraceState>(
  'trace',
  note(1),
  when(({ state }) => state.n > 0, note(2)),
  when(({ state }) => state.n < 0, note(3)),
  loop(
    ({ state }) => state.n > 0,
    ({ state }) => {
      state.n--;
    },
    each(
      'thing',
      (_, __, after) => (after < 2 ? after + 1 : -1),
      ask(go, (_, by) => ({ thing: (by as { thing: number }).thing })),
    ),
  ),
  note(9),
  play => play.end({ rule: 'TR-2-a', score: [1], detail: {} }),
);
const forever = procedure<TraceState>(
  'forever',
  loop(() => true, note(0)),
);

export const tracing = defineGame<TraceState, number[]>({
  id: 'tracing',
  rules: 1,
  seats: ['one'],
  scenarios: [{ id: 'ends' }, { id: 'never' }],
  options: [],
  actions: ACTIONS,
  steps: [trace, go, forever],
  position: { schema: {}, write: s => ({ trace: s.trace }), read: () => ({ faults: [{ at: '', what: 'not here' }] }) },
  begin: ({ scenario }) => ({
    ...freshState(),
    trace: [],
    n: 2,
    stack: frame(scenario === 'ends' ? trace.index : forever.index, 0, {}, null),
  }),
  clone: s => ({ stack: s.stack, toAct: s.toAct, sealed: s.sealed.slice(), outcome: s.outcome, trace: s.trace.slice(), n: s.n }),
  view: s => s.trace,
  imagine: view => () => ({ ...freshState(), trace: [...view], n: 0, toAct: NOBODY }),
  evaluate: () => 0.5,
  invariants: () => [],
});

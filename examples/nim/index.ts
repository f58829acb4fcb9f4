import {
  actions,
  ask,
  type BaseState,
  decision,
  defineGame,
  frame,
  freshState,
  lineOf,
  loop,
  type Play,
  procedure,
  type RuleId,
  range,
  type Seat,
  type Setup,
  type Told,
  things,
} from '@polemos/kernel';
import { META } from './meta.ts';

export const SEATS = ['athens', 'sparta'] as const;
export const HEAP = things('heap', ['first', 'second', 'third', 'fourth', 'fifth']);
/** NI-1-a: the heaps of each scenario. */
const SHIELDS: Readonly<Record<string, readonly number[]>> = { 'three-heaps': [3, 4, 5, 0, 0], 'five-heaps': [1, 2, 3, 4, 5] };
const MOST = 5;

/** What the game tells. */
export type NimEvent =
  | Told<'begins', { seat: string; dice: { athens: number; sparta: number } }>
  | Told<'took', { seat: string; heap: string; count: number; left: number }>
  | Told<'ended', { seat: string }>;

/** All that is true at one moment. */
export interface State extends BaseState<NimEvent> {
  heaps: number[];
  next: Seat;
  lastLoses: boolean;
}
type P = Play<State>;
const left = ({ heaps }: Pick<State, 'heaps'>): number => heaps.reduce((sum, heap) => sum + heap, 0);

const ACTIONS = actions({ take: { heap: HEAP, count: range(1, MOST) } });

/** NI-1-b: both roll, the higher begins; ties are rolled again. */
function lots({ state, fate, tell }: P): void {
  let athens: number;
  let sparta: number;
  do {
    athens = fate.d6('lot of Athens', 'NI-1-b');
    sparta = fate.d6('lot of Sparta', 'NI-1-b');
  } while (athens === sparta);
  state.next = athens > sparta ? 0 : 1;
  tell?.({ kind: 'begins', rule: 'NI-1-b', seat: SEATS[state.next], dice: { athens, sparta } });
}

/** NI-2: whoever's turn it is takes shields from one heap. `count` is an index: 0 is one shield. */
const taking = decision<State>({
  name: 'taking',
  rule: 'NI-2-a',
  seat: ({ state }) => state.next,
  legal({ state }, _, offer) {
    for (let heap = 0; heap < HEAP.size; heap++)
      for (let count = 0; count < state.heaps[heap]; count++) offer.add(ACTIONS.T.take, heap, count);
  },
  refuse: { take: ({ state }, _, heap, count): RuleId | null => (count < state.heaps[heap] ? null : 'NI-2-b') },
  on: {
    take(play, _, heap, count) {
      const { state, seat } = play;
      state.heaps[heap] -= count + 1;
      state.next = 1 - seat;
      play.tell?.({
        kind: 'took',
        rule: 'NI-2-a',
        seat: SEATS[seat],
        heap: HEAP.ids[heap],
        count: count + 1,
        left: state.heaps[heap],
      });
      play.done();
    },
  },
});

/** NI-3: who took the last shield has won, or lost where that is so played. */
function end(play: P): void {
  const { state } = play;
  const winner = state.lastLoses ? state.next : 1 - state.next;
  const rule = state.lastLoses ? 'NI-3-b' : 'NI-3-a';
  play.tell?.({ kind: 'ended', rule, seat: SEATS[winner] });
  play.end({ rule, score: winner === 0 ? [1, 0] : [0, 1], detail: { seat: SEATS[winner] } });
}

const game = procedure<State>(
  'game',
  lots, // NI-1-b
  loop(({ state }) => left(state) > 0, ask(taking)), // NI-2
  end, // NI-3
);

/** What everybody sees: nothing is hidden. */
export interface View {
  readonly heaps: Readonly<Record<string, number>>;
  readonly next: string;
  readonly lastLoses: boolean;
}
const view = ({ heaps, next, lastLoses }: State): View => ({
  heaps: Object.fromEntries(HEAP.ids.map((id, i) => [id, heaps[i]])),
  next: SEATS[next],
  lastLoses,
});
const seen = ({ heaps, next, lastLoses }: View): State => ({
  ...freshState(),
  heaps: HEAP.ids.map(id => heaps[id]),
  next: SEATS.indexOf(next as 'athens'),
  lastLoses,
});

function begin({ scenario, options }: Setup): State {
  const state = { ...freshState(), heaps: [...SHIELDS[scenario]], next: 0, lastLoses: options['last-loses'] === true };
  return { ...state, stack: frame(game.index, 0, {}, null) };
}

const HEAPS = Object.fromEntries(HEAP.ids.map(id => [id, { type: 'integer', minimum: 0, maximum: MOST }]));
const isHeaps = (heaps: unknown): heaps is View['heaps'] =>
  typeof heaps === 'object' &&
  heaps !== null &&
  HEAP.ids.every(id => Number.isInteger(heaps[id as keyof typeof heaps]) && heaps[id as keyof typeof heaps] <= MOST) &&
  Object.values(heaps).every(heap => heap >= 0);

export const nim = defineGame<State, View>({
  id: META.id,
  rules: 1,
  seats: SEATS,
  scenarios: META.scenarios,
  options: META.options,
  actions: ACTIONS,
  steps: [game, taking],
  begin,
  clone: state => ({ ...state, sealed: state.sealed.slice(), heaps: state.heaps.slice() }),
  view,
  imagine: known => () => seen(known),
  /** Nim is solved: who leaves heaps whose binary sum is zero wins. */
  evaluate: ({ heaps, next, outcome }, seat) =>
    outcome !== null ? outcome.score[seat] : (heaps.reduce((sum, heap) => sum ^ heap, 0) === 0) === (next !== seat) ? 0.9 : 0.1,
  invariants: ({ heaps }) => (heaps.some(heap => heap < 0 || heap > MOST) ? ['NI-1-a: a heap'] : []),
  position: {
    schema: { type: 'object', properties: { heaps: { type: 'object', properties: HEAPS }, next: { enum: SEATS } } },
    write: view,
    read(position) {
      const { heaps, next } = position as Partial<View>;
      if (!isHeaps(heaps)) return { faults: [{ at: 'heaps', what: `each of ${HEAP.ids.join(', ')}: 0 to ${MOST}` }] };
      if (next !== 'athens' && next !== 'sparta') return { faults: [{ at: 'next', what: 'athens or sparta' }] };
      const { lastLoses = false } = position as Partial<View>;
      return {
        ...seen({ heaps, next, lastLoses: lastLoses === true }),
        stack: frame(game.index, lineOf(game, lots) + 1, {}, null),
      };
    },
  },
});
export default nim;

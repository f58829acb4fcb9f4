import { ask, decision, each, type Line, loop, type Play, procedure } from '@polemos/kernel';
import { T } from './actions.ts';
import { monthOf } from './calendar.ts';
import { maintenancePhase } from './economy/maintenance.ts';
import { nextExpedition, prepare } from './factions/arrivals.ts';
import { countMonths, rollFirstExpedition } from './factions/expeditions.ts';
import { hungerPhase } from './fights/siege/hunger.ts';
import { FACTIONS, SEATS, ZONES } from './materials/board.ts';
import { withdrawNatives } from './natives/armies.ts';
import { nativePhase } from './natives/natives.ts';
import { operationsPhase } from './operations/operations.ts';
import { settle } from './operations/settle.ts';
import { keepAbroad } from './raising/abroad.ts';
import { launch } from './raising/building.ts';
import { deployment } from './setup.ts';
import type { State } from './state.ts';
import { negotiations } from './talks/negotiation.ts';
import { judge } from './victory/victory.ts';

type P = Play<State>;

/** A new turn: everything may move again; sieges grow older. */
export function beginTurn(play: P): void {
  const { state } = play;
  state.turn++;
  state.used.fill(0);
  state.done.fill(0);
  state.sworn.fill(0);
  keepAbroad(state);
  for (let zone = 0; zone < ZONES; zone++) {
    state.siegeActed[zone] = 0;
    if (state.siege[zone] >= 0 && state.turn > 1) state.siegeTurns[zone]++; // TI-S-c
  }
  play.tell?.({ kind: 'turn', rule: 'TI-II-a', turn: state.turn, month: monthOf(state.turn) });
}

// ---- phase 2

/** TI-II-e: D6, a 1 counts as 2. */
export function rollOperationPoints(play: P): void {
  const { state, fate } = play;
  state.poRolled = 0;
  const dice: number[] = [];
  for (let seat = 0; seat < FACTIONS; seat++) {
    dice[seat] = state.out[seat] === 1 ? 0 : fate.d6(`operation points of ${SEATS[seat]}`, 'TI-II-e');
    state.po[seat] = dice[seat] === 1 ? 2 : dice[seat];
    state.poRolled += state.po[seat];
  }
  play.tell?.({ kind: 'operation-points', rule: 'TI-II-e', dice, po: state.po.slice(), sum: state.poRolled });
}
/** TI-II-f: D10 for the order; ties are rolled again among the tied. */
export function rollOrder(play: P): void {
  const { state, fate } = play;
  const rolls: number[][] = SEATS.map(() => []);
  const playing = [0, 1, 2, 3].filter(seat => state.out[seat] === 0);
  for (const seat of playing) rolls[seat].push(fate.d10(`order of ${SEATS[seat]}`, 'TI-II-f'));
  for (;;) {
    const tied = playing.filter(a => playing.some(b => a !== b && compare(rolls[a], rolls[b]) === 0));
    if (tied.length === 0) break;
    for (const seat of tied) rolls[seat].push(fate.d10(`order of ${SEATS[seat]}`, 'TI-II-f'));
  }
  const ranking = playing.sort((a, b) => compare(rolls[b], rolls[a]));
  const gone = [0, 1, 2, 3].filter(seat => state.out[seat] === 1);
  [...ranking, ...gone].forEach((seat, n) => {
    state.orderRoll[seat] = n;
  });
  state.order.fill(-1);
  gone.forEach((seat, n) => {
    state.order[FACTIONS - 1 - n] = seat; // TI-IX-g: who is out comes last and is asked nothing
  });
  play.tell?.({ kind: 'order-dice', rule: 'TI-II-f', dice: rolls, ranking: ranking.map(seat => SEATS[seat]) });
}
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}
interface Picking {
  readonly picker: number;
}
const seatOfRank = (s: State, rank: number): number => s.orderRoll.indexOf(rank);
function nextPicker({ state }: P, _: object, after: number): number {
  for (let rank = after + 1; rank < FACTIONS; rank++) if (state.order.indexOf(seatOfRank(state, rank)) < 0) return rank;
  return -1;
}
export const picking = decision<State, Picking>({
  name: 'picking',
  rule: 'TI-II-f',
  seat: ({ state }, { picker }) => seatOfRank(state, picker),
  legal({ state }, _, offer) {
    for (let place = 0; place < FACTIONS; place++) if (state.order[place] < 0) offer.add(T.pick, place);
  },
  refuse: { pick: ({ state }, _, place) => (state.order[place] < 0 ? null : 'TI-II-f') },
  on: {
    pick(play, { picker }, place) {
      const { state } = play;
      const seat = seatOfRank(state, picker);
      play.done();
      state.order[place] = seat;
      play.tell?.({ kind: 'picks', rule: 'TI-II-f', seat: SEATS[seat], place: place + 1 });
    },
  },
});

/** The lines at which a position may begin. */
export const PHASE: Readonly<Record<string, Line<State, object>>> = {
  natives: ask(nativePhase),
  negotiation: ask(negotiations),
  maintenance: ask(maintenancePhase),
  operations: ask(operationsPhase),
  end: ask(hungerPhase),
};

/** TI-II: the phases of a turn. */
export const turn = procedure<State>(
  'turn',
  beginTurn,
  launch, // phase 0
  rollFirstExpedition,
  each('which', nextExpedition, prepare),
  PHASE.natives, // phase 1
  play => settle(play, -1),
  rollOperationPoints, // phase 2
  rollOrder,
  each(
    'picker',
    nextPicker,
    ask(picking, (_, by) => by),
  ),
  PHASE.negotiation, // phase 3
  PHASE.maintenance, // phase 4
  PHASE.operations, // phase 5
  PHASE.end, // phase 6
  withdrawNatives,
  play => settle(play, -1),
  countMonths,
  judge,
);
/** TI-R68, then turn after turn. */
export const game = procedure<State>(
  'game',
  ask(deployment),
  loop(() => true, ask(turn)),
);

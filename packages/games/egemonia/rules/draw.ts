import { decision, NOBODY, type Offer, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { T } from './actions.ts';
import { other, SEATS } from './board.ts';
import { AID, EVENT, EVENTS } from './events.ts';
import { CUP, countAt, HAND, HAND_SIZE, type State } from './state.ts';

type P = Play<State>;
const cup: number[] = new Array(EVENTS).fill(0);

/** One event at random from the cup into a hand. */
function drawOne({ state, fate }: P, side: Seat, rule: RuleId): number {
  let size = 0;
  for (let event = 0; event < EVENTS; event++) if (state.where[event] === CUP) cup[size++] = event;
  const event = cup[fate.draw(EVENT, cup, size, `${SEATS[side]} draws`, rule)];
  state.where[event] = HAND + side;
  return event;
}

/** EG-3.1: both fill their hands. A kept Divine Aid shows in the number drawn, so that everybody knows who has it. */
export function draw(play: P): void {
  const { state } = play;
  state.turn++;
  state.returned = -1;
  state.returner = NOBODY;
  const first = state.favour;
  state.aid = state.where[AID] >= HAND ? state.where[AID] - HAND : NOBODY; // EG-3.1-b
  const wants = [HAND_SIZE - countAt(state, HAND), HAND_SIZE - countAt(state, HAND + 1)];
  play.tell?.({ kind: 'turn', rule: 'EG-3-a', turn: state.turn });
  const drawn: number[][] = [[], []];
  if (wants[0] + wants[1] <= countAt(state, CUP)) {
    for (const side of [first, other(first)])
      for (let n = wants[side]; n > 0; n--) drawn[side].push(drawOne(play, side, 'EG-3.1-a'));
  } else {
    for (let side = first, left = countAt(state, CUP); left > 0; side = other(side)) {
      if (drawn[side].length === wants[side]) continue;
      drawn[side].push(drawOne(play, side, 'EG-3.1-c'));
      left--;
    }
  }
  for (const side of [first, other(first)])
    play.tell?.({
      kind: 'drawn',
      rule: 'EG-3.1-a',
      seat: SEATS[side],
      count: drawn[side].length,
      secret: { to: SEATS[side], events: drawn[side].map(event => EVENT.ids[event]).sort() }, // EG-3.1-d
    });
}

export const oracleHeld = ({ state }: P): boolean => state.oracle !== NOBODY;

/** EG-3.2: the holder of the Oracle may put one event back and draw another. */
export const pythia = decision<State>({
  name: 'pythia',
  rule: 'EG-3.2-a',
  seat: ({ state }) => state.oracle,
  legal(play, by, offer: Offer) {
    offer.add(T.decline);
    for (let event = 0; event < EVENTS; event++) if (refuseConsult(play, by, event) === null) offer.add(T.consult, event);
  },
  refuse: { consult: refuseConsult, decline: () => null },
  on: { consult, decline: keepOracle },
});

function refuseConsult({ state, seat }: P, _: object, event: number): RuleId | null {
  return state.where[event] === HAND + seat ? null : 'EG-3.2-a';
}

function consult(play: P, _: object, event: number): void {
  const { state, seat } = play;
  state.where[event] = CUP; // EG-R4: back first, so that the same one may be drawn again
  const drawn = drawOne(play, seat, 'EG-3.2-a');
  state.oracle = NOBODY; // EG-3.2-b
  state.returned = drawn === event ? -1 : event;
  state.returner = drawn === event ? NOBODY : seat;
  if (event === AID && drawn !== AID) state.aid = NOBODY;
  play.tell?.({
    kind: 'consulted',
    rule: 'EG-3.2-a',
    seat: SEATS[seat],
    secret: { to: SEATS[seat], back: EVENT.ids[event], drawn: EVENT.ids[drawn] },
  });
  play.done();
}

function keepOracle(play: P): void {
  play.tell?.({ kind: 'oracle-kept', rule: 'EG-4.8-c', seat: SEATS[play.seat] });
  play.done();
}

import { decision, NOBODY, type Offer, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { T } from './actions.ts';
import { other, SEATS } from './board.ts';
import { AID, EVENT, EVENTS } from './events.ts';
import { CUP, countAt, HAND, HAND_SIZE, type State } from './state.ts';

type P = Play<State>;
const DRAWS = SEATS.map(side => `${side} draws`);
const cup: number[] = new Array(EVENTS + 1).fill(0);

/** One event at random from the cup into a hand. */
function drawOne({ state, fate }: P, side: Seat, rule: RuleId): number {
  let size = 0;
  for (let event = 0; event < EVENTS; event++) {
    cup[size] = event;
    size += state.where[event] === CUP ? 1 : 0;
  }
  const event = cup[fate.draw(EVENT, cup, size, DRAWS[side], rule)];
  state.where[event] = HAND + side;
  return event;
}

/** EG-3.1: both fill their hands. A kept Divine Aid shows in the number drawn, so that everybody knows who has it. */
export function draw(play: P): void {
  const { state } = play;
  state.turn++;
  state.returned = -1;
  state.returner = NOBODY;
  state.aid = state.where[AID] >= HAND ? state.where[AID] - HAND : NOBODY; // EG-3.1-b
  play.tell?.({ kind: 'turn', rule: 'EG-3-a', turn: state.turn });
  const first = state.favour;
  const wants = [HAND_SIZE - countAt(state, HAND), HAND_SIZE - countAt(state, HAND + 1)];
  const drawn = play.tell === undefined ? null : [[], []];
  if (wants[0] + wants[1] <= countAt(state, CUP)) {
    fill(play, first, wants[first], drawn);
    fill(play, other(first), wants[other(first)], drawn);
  } else drawAlternately(play, wants, drawn);
  if (drawn === null) return;
  tellDrawn(play, first, drawn[first]);
  tellDrawn(play, other(first), drawn[other(first)]);
}
/** What each side drew, kept only while somebody listens. */
type Drawn = readonly number[][] | null;

function fill(play: P, side: Seat, wants: number, drawn: Drawn): void {
  for (let n = wants; n > 0; n--) {
    const event = drawOne(play, side, 'EG-3.1-a');
    drawn?.[side].push(event);
  }
}

/** EG-3.1-c: one by one, the side that had the favour first, until the cup is empty. */
function drawAlternately(play: P, wants: number[], drawn: Drawn): void {
  for (let side = play.state.favour, left = countAt(play.state, CUP); left > 0; side = other(side)) {
    if (wants[side] === 0) continue;
    const event = drawOne(play, side, 'EG-3.1-c');
    drawn?.[side].push(event);
    wants[side]--;
    left--;
  }
}

function tellDrawn(play: P, side: Seat, drawn: readonly number[]): void {
  play.tell?.({
    kind: 'drawn',
    rule: 'EG-3.1-a',
    seat: SEATS[side],
    count: drawn.length,
    secret: { to: SEATS[side], events: drawn.map(event => EVENT.ids[event]).sort() }, // EG-3.1-d
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

import { decision, NOBODY, type Offer, type Play, type RuleId, type Seat } from '@polemos/kernel';
import { T } from '../actions.ts';
import { other, SEATS } from '../components/board.ts';
import { AID, EVENT, EVENTS } from '../components/events.ts';
import { CUP, countAt, HAND, HAND_SIZE, hasAt, type State } from '../state.ts';

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
  state.aid = knownHolder(state);
  play.tell?.({ kind: 'turn', rule: 'EG-3-a', turn: state.turn });
  const first = state.favour;
  // A hand of six (EG-R6) wants none, not less than none.
  const wants = SEATS.map((_, side) => Math.max(0, HAND_SIZE - countAt(state, HAND + side)));
  if (wants[0] + wants[1] <= countAt(state, CUP)) {
    fill(play, first, wants[first]);
    fill(play, other(first), wants[other(first)]);
  } else drawAlternately(play, wants);
}

/** The set of the events that a side drew is one integer: there are 22. */
function fill(play: P, side: Seat, wants: number): void {
  let drawn = 0;
  for (let n = wants; n > 0; n--) drawn |= 1 << drawOne(play, side, 'EG-3.1-a');
  tellDrawn(play, side, drawn);
}

/** EG-3.1-c: one by one, the side that had the favour first, until the cup is empty. */
function drawAlternately(play: P, wants: number[]): void {
  const first = play.state.favour;
  const drawn = [0, 0];
  for (let side = first, left = countAt(play.state, CUP); left > 0; side = other(side)) {
    if (wants[side] === 0) continue;
    drawn[side] |= 1 << drawOne(play, side, 'EG-3.1-c');
    wants[side]--;
    left--;
  }
  tellDrawn(play, first, drawn[first]);
  tellDrawn(play, other(first), drawn[other(first)]);
}

function tellDrawn(play: P, side: Seat, drawn: number): void {
  if (play.tell === undefined) return;
  const events = idsOf(drawn);
  const secret = { to: SEATS[side], events }; // EG-3.1-d
  play.tell({ kind: 'drawn', rule: 'EG-3.1-a', seat: SEATS[side], count: events.length, secret });
}

/** In the order of the alphabet: the order in which they were drawn is nobody's business. */
function idsOf(drawn: number): readonly string[] {
  const ids: string[] = [];
  for (let i = 0; i < EVENTS; i++) if ((drawn & (1 << ALPHABETICAL[i])) !== 0) ids.push(EVENT.ids[ALPHABETICAL[i]]);
  return ids;
}
const ALPHABETICAL = EVENT.ids.toSorted().map(id => EVENT.at(id));

/**
 * EG-3.1-b: a kept Divine Aid shows in the number drawn. Where other events are kept too (EG-R6) it does not: it is known of whoever was
 * seen to receive it, and has not used it since.
 */
function knownHolder(s: State): Seat {
  const holder = s.where[AID] >= HAND ? s.where[AID] - HAND : NOBODY;
  return s.keeps && s.aid !== holder ? NOBODY : holder;
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
  if (!state.renews || !hasAt(state, CUP)) state.where[event] = CUP; // EG-R4: back first, so that the same one may be drawn again
  const drawn = drawOne(play, seat, 'EG-3.2-a');
  if (drawn !== event) state.where[event] = CUP;
  state.oracle = NOBODY; // EG-3.2-b
  state.returned = drawn === event ? -1 : event;
  state.returner = drawn === event ? NOBODY : seat;
  if (state.aid === seat) state.aid = NOBODY; // EG-3.1-d: what went back may have been Divine Aid
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

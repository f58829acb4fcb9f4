import { decision, type Play, type RuleId } from '@polemos/kernel';
import { C, T } from '../actions.ts';
import { PLACE, PLACES, SEATS } from '../materials/board.ts';
import { slotAt } from '../materials/forces.ts';
import { isDiscontented, UNIT, UNITS, UPKEEP } from '../materials/units.ts';
import type { State } from '../state.ts';
import { groundCost, hasUnpaid, isDue, oneMore, type Paying, paidSum, restOf, unpaid, wholeBill } from './upkeep.ts';

type P = Play<State>;

/** Every turn opens them: a copy of an empty page is made at once, where an empty list would be filled one by one. */
const EMPTY_PAGE: number[] = [];
export function openBooks({ state }: P): void {
  while (EMPTY_PAGE.length < state.points.length) EMPTY_PAGE.push(0);
  state.paid = EMPTY_PAGE.slice(0, state.points.length);
  state.cheered = EMPTY_PAGE.slice(0, state.points.length);
}
function refusePay({ state }: P, { seat, voluntary }: Paying, place: number, unit: number): RuleId | null {
  if (voluntary) return 'TI-II-j';
  if (!isDue(state, seat, place) || unpaid(state, place, seat, unit) <= 0) return 'TI-IV-l';
  return state.treasury[seat] >= oneMore(state, place, seat, unit, 1) ? null : 'TI-IV-a';
}
function refuseCheer({ state }: P, { seat }: Paying, place: number, unit: number): RuleId | null {
  if (!isDiscontented(unit) || !isDue(state, seat, place) || unpaid(state, place, seat, unit) <= 0) return 'TI-IV-t';
  return state.treasury[seat] >= oneMore(state, place, seat, unit, 2) ? null : 'TI-IV-a';
}
function refusePayPlace({ state }: P, { seat, voluntary }: Paying, place: number): RuleId | null {
  if (voluntary) return 'TI-II-j';
  if (!isDue(state, seat, place) || !hasUnpaid(state, place, seat)) return 'TI-IV-l';
  return state.treasury[seat] >= restOf(state, place, seat) ? null : 'TI-IV-a';
}
function refuseAccount({ state }: P, { seat, voluntary }: Paying, choice: number): RuleId | null {
  if (choice === C.done) return null;
  if (choice !== C['pay-all'] || voluntary) return 'TI-IV-l';
  const bill = wholeBill(state, seat);
  return bill === 0 || bill > state.treasury[seat] ? 'TI-IV-a' : null;
}
export const paying = decision<State, Paying>({
  name: 'maintenance',
  rule: 'TI-IV-l',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    const { state } = play;
    offer.add(T.choose, C.done);
    if (refuseAccount(play, by, C['pay-all']) === null) offer.add(T.choose, C['pay-all']);
    for (let place = 0; place < PLACES; place++) {
      if (!isDue(state, by.seat, place) || !hasUnpaid(state, place, by.seat)) continue;
      if (refusePayPlace(play, by, place) === null) offer.add(T.payPlace, place);
      const sum = paidSum(state, place, by.seat);
      const paid = groundCost(state, place, sum);
      for (let unit = 0; unit < UNITS; unit++) {
        if (unpaid(state, place, by.seat, unit) <= 0) continue;
        if (!by.voluntary && groundCost(state, place, sum + UPKEEP[unit]) - paid <= state.treasury[by.seat])
          offer.add(T.pay, place, unit);
        if (isDiscontented(unit) && groundCost(state, place, sum + 2 * UPKEEP[unit]) - paid <= state.treasury[by.seat])
          offer.add(T.cheer, place, unit);
      }
    }
  },
  refuse: { pay: refusePay, cheer: refuseCheer, payPlace: refusePayPlace, choose: refuseAccount },
  on: {
    pay(play, { seat }, place, unit) {
      const { state } = play;
      const talents = oneMore(state, place, seat, unit, 1);
      state.treasury[seat] -= talents;
      state.paid[slotAt(state, place, seat) * UNITS + unit]++;
      play.tell?.({ kind: 'pays', rule: 'TI-IV-l', seat: SEATS[seat], place: PLACE.ids[place], unit: UNIT.ids[unit], talents });
    },
    cheer(play, { seat }, place, unit) {
      const { state } = play;
      const talents = oneMore(state, place, seat, unit, 2);
      state.treasury[seat] -= talents;
      state.cheered[slotAt(state, place, seat) * UNITS + unit]++;
      play.tell?.({ kind: 'cheers', rule: 'TI-IV-t', seat: SEATS[seat], place: PLACE.ids[place], unit: UNIT.ids[unit], talents });
    },
    payPlace: (play, { seat }, place) => payRest(play, seat, place),
    choose(play, { seat }, choice) {
      if (choice === C.done) return play.done();
      for (let place = 0; place < PLACES; place++) if (isDue(play.state, seat, place)) payRest(play, seat, place);
      play.done();
    },
  },
  about: ({ state }, { seat, voluntary }) => ({ seat: SEATS[seat], voluntary, bill: wholeBill(state, seat) }),
});
function payRest(play: P, seat: number, place: number): void {
  const { state } = play;
  const talents = restOf(state, place, seat);
  const slot = slotAt(state, place, seat);
  state.treasury[seat] -= talents;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = slot * UNITS + unit;
    state.paid[at] = state.points[at] - state.cheered[at];
  }
  if (talents > 0)
    play.tell?.({ kind: 'pays', rule: 'TI-IV-l', seat: SEATS[seat], place: PLACE.ids[place], unit: null, talents });
}

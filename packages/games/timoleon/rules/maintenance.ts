import { ask, decision, each, type Play, procedure, type RuleId } from '@polemos/kernel';
import { C, T } from './actions.ts';
import { battle, winnerOf } from './battle.ts';
import {
  CITIES,
  FACTIONS,
  isAfloat,
  isAshore,
  isAtSea,
  MARCH,
  NEUTRAL,
  OWNERS,
  PLACE,
  PLACES,
  PLAIN,
  RICH,
  SEATS,
  TERRAIN,
  ZONE_OF,
} from './board.ts';
import { isMaintenanceTurn } from './calendar.ts';
import { homeOf, nearestOwn } from './control.ts';
import { EXPEDITION_OWNER, isBerth } from './expeditions.ts';
import { ATTACK, beginFight, DEFEND, enter } from './fight.ts';
import { isCarried, isPresent, pointsOf, put, remove, removeAll, sinkExcess, slotAt } from './forces.ts';
import { scatterLoneLeaders } from './persons.ts';
import { settle } from './settle.ts';
import { F_ATTACK, F_ATTACKER, F_DEFENCE, F_DEFENDER, MASSACRE, type State } from './state.ts';
import { NIGHT, STAND } from './tables.ts';
import {
  discontented,
  ENGINE,
  isDiscontented,
  isForced,
  isNative,
  isPaidAsMercenary,
  isTroop,
  kindOf,
  PRICE,
  TRANSPORT,
  TRIREME,
  TROOPS,
  UNIT,
  UNITS,
  UPKEEP,
} from './units.ts';

type P = Play<State>;
interface Paying {
  readonly seat: number;
  readonly voluntary: boolean;
}

/** TI-II-h, TI-II-i */
export const isCompulsory = (s: State): boolean => isMaintenanceTurn(s.turn) || s.poRolled > 20;
/** TI-IV-k: an expedition pays nothing in the turn it enters. */
const isExempt = (s: State, seat: number, place: number): boolean =>
  s.expeditionTurn.some(
    (turn, which) => turn === s.turn && EXPEDITION_OWNER[which] === seat && s.expeditionPlace[which] === place,
  );

/** TI-IV-i, TI-IV-j: the sum of a pool by its ground, rounded up. */
export function groundCost(s: State, place: number, sum: number): number {
  const zone = ZONE_OF[place];
  if (isAfloat(place) || zone < 0 || zone >= CITIES) return sum;
  const hard = TERRAIN[zone] !== PLAIN || s.ravaged[zone] === 1;
  if (RICH[zone]) return hard ? sum : Math.ceil(sum / 2);
  return hard ? sum * 2 : sum;
}
function paidSum(s: State, place: number, owner: number): number {
  const base = slotAt(s, place, owner) * UNITS;
  let sum = 0;
  for (let unit = 0; unit < UNITS; unit++) sum += UPKEEP[unit] * (s.paid[base + unit] + 2 * s.cheered[base + unit]);
  return sum;
}
const billFor = (s: State, place: number, owner: number): number => groundCost(s, place, paidSum(s, place, owner));
/** What one more point costs, paid `times` over. */
function oneMore(s: State, place: number, owner: number, unit: number, times: number): number {
  const sum = paidSum(s, place, owner);
  return groundCost(s, place, sum + times * UPKEEP[unit]) - groundCost(s, place, sum);
}
function restOf(s: State, place: number, owner: number): number {
  const slot = slotAt(s, place, owner);
  let sum = 0;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = slot * UNITS + unit;
    sum += UPKEEP[unit] * (s.points[at] + s.cheered[at]);
  }
  return groundCost(s, place, sum) - billFor(s, place, owner);
}
const unpaid = (s: State, place: number, owner: number, unit: number): number => {
  const slot = slotAt(s, place, owner);
  if (slot < 0) return 0;
  const at = slot * UNITS + unit;
  return s.points[at] - s.paid[at] - s.cheered[at];
};
const isDue = (s: State, seat: number, place: number): boolean =>
  place !== MARCH && isPresent(s, place, seat) && !isExempt(s, seat, place);
const hasUnpaid = (s: State, place: number, owner: number): boolean => {
  for (let unit = 0; unit < UNITS; unit++) if (unpaid(s, place, owner, unit) > 0) return true;
  return false;
};
/** The whole bill of a faction that is still open. */
export function wholeBill(s: State, seat: number): number {
  let sum = 0;
  for (let place = 0; place < PLACES; place++) if (isDue(s, seat, place)) sum += restOf(s, place, seat);
  return sum;
}

// ---- paying (TI-IV-l, TI-IV-t)

function openBooks({ state }: P): void {
  state.paid = new Array(state.points.length).fill(0);
  state.cheered = new Array(state.points.length).fill(0);
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
      if (!isDue(state, by.seat, place)) continue;
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

// ---- what the unpaid do (TI-IV-m … TI-IV-r)

/** A mood changes: so many points of a unit become the other unit. */
function turn(s: State, place: number, owner: number, from: number, to: number, count: number): void {
  put(s, place, owner, to, count); // first: a pool that is never empty keeps its slot
  remove(s, place, owner, from, count);
}
/** Double pay has taken the marker off. */
function cheerUp({ state }: P, { seat }: Paying): void {
  for (let place = 0; place < PLACES; place++) {
    if (!isDue(state, seat, place)) continue;
    const slot = slotAt(state, place, seat);
    for (let unit = 0; unit < TROOPS; unit++) {
      const count = state.cheered[slot * UNITS + unit];
      if (count === 0) continue;
      state.cheered[slot * UNITS + unit] = 0;
      turn(state, place, seat, unit, kindOf(unit), count);
      state.paid[slot * UNITS + kindOf(unit)] += count;
    }
  }
}
function unpaidOthers(play: P, { seat, voluntary }: Paying): void {
  const { state } = play;
  if (voluntary) return;
  for (let place = 0; place < PLACES; place++) {
    if (!isDue(state, seat, place)) continue;
    for (const unit of [ENGINE, TRIREME, TRANSPORT]) lose(play, seat, place, unit, unpaid(state, place, seat, unit), 'TI-IV-m');
    for (let unit = TROOPS - 1; unit >= 0; unit--) {
      if (isPaidAsMercenary(unit)) continue;
      const count = unpaid(state, place, seat, unit);
      if (count <= 0) continue;
      if (isDiscontented(unit) || isForced(unit)) lose(play, seat, place, unit, count, 'TI-IV-n');
      else {
        turn(state, place, seat, unit, discontented(unit), count);
        state.paid[slotAt(state, place, seat) * UNITS + discontented(unit)] += count;
        play.tell?.({
          kind: 'grumbles',
          rule: 'TI-IV-o',
          seat: SEATS[seat],
          place: PLACE.ids[place],
          unit: UNIT.ids[unit],
          points: count,
        });
      }
    }
    if (isAtSea(place) && isPresent(state, place, seat) && !isBerth(state, place, seat) && !isCarried(state, place, seat))
      sinkExcess(state, place, seat);
  }
  scatterLoneLeaders(play);
}
function lose(play: P, seat: number, place: number, unit: number, count: number, rule: RuleId): void {
  if (count <= 0) return;
  remove(play.state, place, seat, unit, count);
  play.tell?.({ kind: 'deserts', rule, seat: SEATS[seat], place: PLACE.ids[place], unit: UNIT.ids[unit], points: count });
}
function unpaidMercenaries(s: State, place: number, owner: number): number {
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++) if (isPaidAsMercenary(unit)) count += Math.max(0, unpaid(s, place, owner, unit));
  return count;
}
function nextMutinous({ state }: P, { seat, voluntary }: Paying, after: number): number {
  if (voluntary) return -1;
  for (let place = after + 1; place < PLACES; place++)
    if (isDue(state, seat, place) && unpaidMercenaries(state, place, seat) > 0) return place;
  return -1;
}
interface Mutinous {
  readonly seat: number;
  readonly place: number;
  /** After an auction that nobody won. */
  readonly unsold?: boolean;
}
function citizensAt(s: State, place: number, owner: number): number {
  let count = 0;
  for (let unit = 0; unit < TROOPS; unit++)
    if (!isPaidAsMercenary(unit) && !isNative(unit)) count += pointsOf(s, place, owner, unit);
  return count;
}
function refuseFate({ state }: P, { seat, place, unsold }: Mutinous, choice: number): RuleId | null {
  if (choice === C.keep) return null;
  if (choice === C.massacre) return isAshore(place) && citizensAt(state, place, seat) > 0 ? null : 'TI-IV-q';
  return choice === C.auction && unsold !== true ? null : 'TI-IV-r';
}
export const unpaidFate = decision<State, Mutinous>({
  name: 'unpaid',
  rule: 'TI-IV-p',
  seat: (_, { seat }) => seat,
  legal(play, by, offer) {
    for (const choice of [C.keep, C.massacre, C.auction]) if (refuseFate(play, by, choice) === null) offer.add(T.choose, choice);
  },
  refuse: { choose: refuseFate },
  on: {
    choose(play, by, choice) {
      play.done();
      if (choice === C.keep) keep(play, by);
      else if (choice === C.massacre) play.call(massacre, by);
      else play.call(auction, by);
    },
  },
  about: ({ state }, { seat, place }) => ({
    seat: SEATS[seat],
    place: PLACE.ids[place],
    points: unpaidMercenaries(state, place, seat),
    price: lotPrice(state, place, seat),
  }),
});
function keep(play: P, { seat, place }: Mutinous): void {
  const { state } = play;
  let count = 0;
  for (let unit = TROOPS - 1; unit >= 0; unit--) {
    if (!isPaidAsMercenary(unit)) continue;
    const open = unpaid(state, place, seat, unit);
    if (open <= 0) continue;
    count += open;
    const sour = discontented(kindOf(unit));
    if (unit !== sour) turn(state, place, seat, unit, sour, open);
    state.paid[slotAt(state, place, seat) * UNITS + sour] += open;
  }
  play.tell?.({ kind: 'grumbles', rule: 'TI-IV-p', seat: SEATS[seat], place: PLACE.ids[place], unit: null, points: count });
}

// ---- massacre (TI-IV-q, TI-R19)

/** The unpaid stand apart as nobody's; the paid mercenaries look on. */
function drawApart({ state }: P, { seat, place }: Mutinous): void {
  for (let unit = 0; unit < TROOPS; unit++) {
    if (!isPaidAsMercenary(unit)) continue;
    const open = Math.max(0, unpaid(state, place, seat, unit));
    const rest = pointsOf(state, place, seat, unit) - open;
    remove(state, place, seat, unit, open + rest);
    put(state, MARCH, NEUTRAL, unit, open);
    put(state, MARCH, seat, unit, rest);
  }
  beginFight(state, MASSACRE, ZONE_OF[place]);
  state.fight[F_ATTACKER] = seat;
  state.fight[F_DEFENDER] = NEUTRAL;
  state.fight[F_ATTACK] = NIGHT;
  state.fight[F_DEFENCE] = STAND;
  enter(state, ATTACK, seat, place);
  enter(state, DEFEND, NEUTRAL, MARCH);
}
function standTogether(play: P, { seat, place }: Mutinous): void {
  const { state } = play;
  const killed = winnerOf(state) === ATTACK;
  let left = 0;
  for (let unit = 0; unit < TROOPS; unit++) {
    const rest = pointsOf(state, MARCH, seat, unit);
    put(state, place, seat, unit, rest);
    const survivors = pointsOf(state, MARCH, NEUTRAL, unit);
    left += survivors;
    if (!killed) put(state, place, seat, discontented(kindOf(unit)), survivors);
  }
  removeAll(state, MARCH, seat);
  removeAll(state, MARCH, NEUTRAL);
  const slot = slotAt(state, place, seat);
  if (slot >= 0)
    for (let unit = 0; unit < UNITS; unit++) {
      while (state.paid.length < state.points.length) {
        state.paid.push(0);
        state.cheered.push(0);
      }
      if (isTroop(unit)) state.paid[slot * UNITS + unit] = state.points[slot * UNITS + unit];
    }
  play.tell?.({ kind: 'massacre', rule: 'TI-IV-q', seat: SEATS[seat], place: PLACE.ids[place], killed, left });
}
export const massacre = procedure<State, Mutinous>('massacre', drawApart, ask(battle), standTogether);

// ---- auction (TI-IV-r, TI-R20)

interface Lot extends Mutinous {
  readonly bidders: readonly number[];
}
function lotPrice(s: State, place: number, owner: number): number {
  let price = 0;
  for (let unit = 0; unit < TROOPS; unit++)
    if (isPaidAsMercenary(unit)) price += PRICE[unit] * Math.max(0, unpaid(s, place, owner, unit));
  return price;
}
const mayBid = (s: State, seat: number, bidder: number): boolean =>
  bidder !== seat && s.out[bidder] === 0 && nearestOwn(s, bidder, 0) >= 0;
const MOST = 511;
export const auctionBids = decision<State, Lot>({
  name: 'auction',
  rule: 'TI-IV-r',
  seats: (_, { bidders }) => bidders,
  legal({ state, seat }, by, offer) {
    offer.add(T.bid, 0);
    const price = lotPrice(state, by.place, by.seat);
    for (let talents = price; talents <= Math.min(MOST, state.treasury[seat]); talents++)
      if (talents > 0) offer.add(T.bid, talents);
  },
  refuse: {
    bid: ({ state, seat }, by, talents) =>
      talents === 0 || (talents >= lotPrice(state, by.place, by.seat) && talents <= state.treasury[seat]) ? null : 'TI-IV-r',
  },
  on: {
    bid({ state, seat }, _, talents) {
      state.bid[seat] = talents;
    },
  },
  about: ({ state }, { seat, place }) => ({
    seat: SEATS[seat],
    place: PLACE.ids[place],
    price: lotPrice(state, place, seat),
    points: unpaidMercenaries(state, place, seat),
  }),
});
function highest(s: State): number[] {
  const most = Math.max(...s.bid);
  return most === 0 ? [] : [0, 1, 2, 3].filter(faction => s.bid[faction] === most);
}
function callBids(play: P, by: Mutinous): void {
  const { state } = play;
  state.bid.fill(0);
  const bidders = [0, 1, 2, 3].filter(faction => mayBid(state, by.seat, faction));
  if (bidders.length > 0) play.call(auctionBids, { ...by, bidders });
}
function callTied(play: P, by: Mutinous): void {
  const { state } = play;
  const tied = highest(state);
  if (tied.length < 2) return;
  play.tell?.({
    kind: 'auction-tied',
    rule: 'TI-IV-r',
    seats: tied.map(faction => SEATS[faction]),
    reveals: true,
    talents: state.bid[tied[0]],
  });
  for (let faction = 0; faction < FACTIONS; faction++) if (!tied.includes(faction)) state.bid[faction] = 0;
  play.call(auctionBids, { ...by, bidders: tied });
}
function knockDown(play: P, by: Mutinous): void {
  const { state } = play;
  const best = highest(state);
  const buyer = state.order.find(faction => best.includes(faction)) ?? -1;
  const offers = state.bid.map((talents, faction) => ({ seat: SEATS[faction], talents }));
  if (buyer < 0) {
    play.tell?.({ kind: 'auction-result', rule: 'TI-IV-r', reveals: true, seat: SEATS[by.seat], buyer: null, offers });
    play.call(unpaidFate, { ...by, unsold: true });
    return;
  }
  const price = state.bid[buyer];
  const to = homeOf(nearestOwn(state, buyer, by.place));
  state.treasury[buyer] -= price;
  for (let unit = 0; unit < TROOPS; unit++) {
    if (!isPaidAsMercenary(unit)) continue;
    const count = Math.max(0, unpaid(state, by.place, by.seat, unit));
    remove(state, by.place, by.seat, unit, count);
    put(state, to, buyer, kindOf(unit), count);
  }
  while (state.paid.length < state.points.length) {
    state.paid.push(0);
    state.cheered.push(0);
  }
  state.bid.fill(0);
  play.tell?.({
    kind: 'auction-result',
    rule: 'TI-IV-r',
    reveals: true,
    seat: SEATS[by.seat],
    buyer: SEATS[buyer],
    talents: price,
    place: PLACE.ids[to],
    offers,
  });
}
export const auction = procedure<State, Mutinous>('auction of mercenaries', callBids, callTied, knockDown);

// ---- phase 4

export const maintenanceOf = procedure<State, Paying>(
  'maintenance of a faction',
  openBooks,
  ask(paying, (_, by) => by),
  cheerUp,
  unpaidOthers,
  each('place', nextMutinous, (play, by) =>
    play.call(unpaidFate, { seat: (by as unknown as Paying).seat, place: (by as unknown as Mutinous).place }),
  ),
  ({ state }) => {
    state.paid = [];
    state.cheered = [];
  },
);
/** Factions in order of play that must or may pay. */
function nextPayer({ state }: P, _: object, after: number): number {
  for (let n = after + 1; n < FACTIONS; n++) {
    const seat = state.order[n];
    if (state.out[seat] === 1) continue;
    if (isCompulsory(state) ? hasPool(state, seat) : hasDiscontent(state, seat)) return n;
  }
  return -1;
}
const hasPool = (s: State, seat: number): boolean => {
  for (let place = 0; place < PLACES; place++) if (s.slotOf[place * OWNERS + seat] >= 0) return true;
  return false;
};
function hasDiscontent(s: State, seat: number): boolean {
  for (let place = 0; place < PLACES; place++) {
    if (s.slotOf[place * OWNERS + seat] < 0) continue;
    for (let unit = 0; unit < TROOPS; unit++) if (isDiscontented(unit) && pointsOf(s, place, seat, unit) > 0) return true;
  }
  return false;
}
export const maintenancePhase = procedure<State>(
  'maintenance phase',
  play =>
    play.tell?.({
      kind: 'maintenance',
      rule: isMaintenanceTurn(play.state.turn) ? 'TI-II-h' : 'TI-II-i',
      compulsory: isCompulsory(play.state),
      sum: play.state.poRolled,
    }),
  each('payer', nextPayer, (play, by) => {
    const { state } = play;
    play.call(maintenanceOf, { seat: state.order[(by as { readonly payer: number }).payer], voluntary: !isCompulsory(state) });
  }),
  play => settle(play, -1),
);

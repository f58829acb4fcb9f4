import { decision, type Play, procedure } from '@polemos/kernel';
import { T } from '../actions.ts';
import { FACTIONS, PLACE, SEATS } from '../materials/board.ts';
import { homeOf, nearestOwn } from '../materials/control.ts';
import { put, remove } from '../materials/forces.ts';
import { scatterLoneLeaders } from '../materials/persons.ts';
import { hiredAs, isPaidAsMercenary, kindOf, TROOPS } from '../materials/units.ts';
import type { State } from '../state.ts';
import { lotPrice, type Mutinous, unpaidMercenaries } from './mutinous.ts';
import { unpaid } from './upkeep.ts';

type P = Play<State>;

interface Lot extends Mutinous {
  readonly bidders: readonly number[];
  /** They have bid the same: nobody goes below that now, and who says nothing stands by it. */
  readonly tied?: boolean;
}
const mayBid = (s: State, seat: number, bidder: number): boolean =>
  bidder !== seat && s.out[bidder] === 0 && nearestOwn(s, bidder, 0) >= 0;
const MOST = 511;
const leastBid = (s: State, { place, seat, tied }: Lot, bidder: number): number =>
  tied === true ? s.bid[bidder] : lotPrice(s, place, seat);
export const auctionBids = decision<State, Lot>({
  name: 'auction',
  rule: 'TI-IV-r',
  seats: (_, { bidders }) => bidders,
  legal({ state, seat }, by, offer) {
    offer.add(T.bid, 0);
    for (let talents = leastBid(state, by, seat); talents <= Math.min(MOST, state.treasury[seat]); talents++)
      if (talents > 0) offer.add(T.bid, talents);
  },
  refuse: {
    bid: ({ state, seat }, by, talents) =>
      talents === 0 || (talents >= leastBid(state, by, seat) && talents <= state.treasury[seat]) ? null : 'TI-IV-r',
  },
  on: {
    bid({ state, seat }, { tied }, talents) {
      if (talents > 0 || tied !== true) state.bid[seat] = talents;
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
  for (let faction = 0; faction < FACTIONS; faction++) if (!tied.includes(faction)) state.bid[faction] = 0;
  play.tell?.({
    kind: 'auction-tied',
    rule: 'TI-IV-r',
    seats: tied.map(faction => SEATS[faction]),
    reveals: true,
    talents: state.bid[tied[0]],
  });
  play.call(auctionBids, { ...by, bidders: tied, tied: true });
}
function knockDown(play: P, by: Mutinous): void {
  const { state } = play;
  const best = highest(state);
  const buyer = state.order.find(faction => best.includes(faction)) ?? -1;
  const offers = state.bid.map((talents, faction) => ({ seat: SEATS[faction], talents }));
  if (buyer < 0) {
    play.tell?.({
      kind: 'auction-result',
      rule: 'TI-IV-r',
      reveals: true,
      seat: SEATS[by.seat],
      buyer: null,
      talents: 0,
      place: null,
      offers,
    });
    return;
  }
  const price = state.bid[buyer];
  const to = homeOf(nearestOwn(state, buyer, by.place));
  state.treasury[buyer] -= price;
  for (let unit = 0; unit < TROOPS; unit++) {
    if (!isPaidAsMercenary(unit)) continue;
    const count = Math.max(0, unpaid(state, by.place, by.seat, unit));
    remove(state, by.place, by.seat, unit, count);
    put(state, to, buyer, hiredAs(kindOf(unit)), count);
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
  scatterLoneLeaders(play); // TI-VII-l
}
export const auction = procedure<State, Mutinous>('auction of mercenaries', callBids, callTied, knockDown);

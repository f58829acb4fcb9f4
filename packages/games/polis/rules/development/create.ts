import { decision, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { PAYMENT, T } from '../actions.ts';
import {
  bit,
  GOOD,
  LIES_IN,
  METAL,
  MOST_MERCHANTS,
  POLEIS,
  POLIS,
  PORT_SEAS,
  REGION,
  SEAS,
  SEATS,
  SILVER,
  seaRegion,
  TRADES_FOR,
  WOOD,
} from '../components/board.ts';
import { cubesLeft, has, hasRoom, merchantsOf } from '../components/control.ts';
import { modifiersOf } from '../events/modifiers.ts';
import { declare, GALLEYS, HOPLITES, MERCHANTS, refuseType } from '../round/declare.ts';
import type { State } from '../state.ts';

type P = Play<State>;
interface Raising {
  readonly kind: number;
  readonly polis: number;
  readonly region: number;
  readonly raised: number;
}
const HOPLITE = 0;
const GALLEY = 1;
const MERCHANT = 2;
const KIND = ['hoplite', 'galley', 'merchant'] as const;
const ASKS = [METAL, WOOD, WOOD];
/** By kind: what it costs, who is left in the polis, how many there may be. */
const PRICE = ['PO-1-b', 'PO-2-b', 'PO-3-c'] as const;
const LEAVE_ONE = ['PO-1-c', 'PO-2-c', 'PO-3-c'] as const;
const ROOM = ['PO-1-d', 'PO-2-d', 'PO-C-g'] as const;
const WITH_GOOD = 0;
const MERCENARY = 2;

/** What forbids one more of them, raised with this. */
function refuseOne(s: State, seat: number, kind: number, polis: number, region: number, payment: number): RuleId | null {
  if (kind === MERCHANT ? merchantsOf(s, seat) >= MOST_MERCHANTS : !hasRoom(s, region, seat)) return ROOM[kind];
  if (payment === MERCENARY) {
    const price = modifiersOf(s.event).mercenaries;
    if (price === 0 || kind === MERCHANT || has(s, SILVER, seat) < price) return 'PO-F-e';
    return cubesLeft(s, seat) > 0 ? null : 'PO-C-g';
  }
  if (s.population[polis] < 2) return LEAVE_ONE[kind];
  return has(s, payment === WITH_GOOD ? ASKS[kind] : SILVER, seat) > 0 ? null : PRICE[kind]; // PO-K-h
}

function refuseAny(s: State, seat: number, kind: number, polis: number, region: number): RuleId | null {
  let refused: RuleId | null = null;
  for (let payment = WITH_GOOD; payment <= MERCENARY; payment++) {
    const one = refuseOne(s, seat, kind, polis, region, payment);
    if (one === null) return null;
    refused ??= one;
  }
  return refused;
}

/** PO-1-a, PO-1-e: one own polis in a territory; whoever controls it. */
export function refuseHoplites(play: P, _: object, polis: number): RuleId | null {
  const { state, seat } = play;
  if (state.owner[polis] !== seat || LIES_IN[polis] < 0) return 'PO-1-a';
  return refuseType(play, HOPLITES) ?? refuseAny(state, seat, HOPLITE, polis, LIES_IN[polis]);
}
/** PO-2-a, PO-2-e: one own polis and the sea, or one of the two seas, of its port. */
export function refuseGalleys(play: P, _: object, polis: number, sea: number): RuleId | null {
  const { state, seat } = play;
  if (state.owner[polis] !== seat || PORT_SEAS[polis] === 0) return 'PO-2-a';
  if ((PORT_SEAS[polis] & bit(sea)) === 0) return 'PO-2-b';
  return refuseType(play, GALLEYS) ?? refuseAny(state, seat, GALLEY, polis, seaRegion(sea));
}
/** PO-3-a, PO-3-b: an own trading polis of one's own symbol. PO-3-e: nothing else matters but the limit. */
export function refuseMerchants(play: P, _: object, polis: number): RuleId | null {
  const { state, seat } = play;
  if (state.owner[polis] !== seat || TRADES_FOR[polis] < 0) return 'PO-3-a';
  if (TRADES_FOR[polis] !== seat) return 'PO-3-b';
  return refuseType(play, MERCHANTS) ?? refuseAny(state, seat, MERCHANT, polis, -1);
}

export function offerCreate(play: P, offer: Offer): void {
  const { state, seat } = play;
  for (let polis = 0; polis < POLEIS; polis++) {
    if (state.owner[polis] !== seat) continue;
    if (refuseHoplites(play, play, polis) === null) offer.add(T.hoplites, polis);
    for (let sea = 0; sea < SEAS; sea++)
      if ((PORT_SEAS[polis] & bit(sea)) !== 0 && refuseGalleys(play, play, polis, sea) === null) offer.add(T.galleys, polis, sea);
    if (TRADES_FOR[polis] === seat && refuseMerchants(play, play, polis) === null) offer.add(T.merchants, polis);
  }
}

function begin(play: P, type: number, kind: number, polis: number, region: number): void {
  declare(play, type, 0);
  play.done();
  play.call(raising, { kind, polis, region, raised: 0 });
}
export const hoplites = (play: P, _: object, polis: number): void => begin(play, HOPLITES, HOPLITE, polis, LIES_IN[polis]);
export const galleys = (play: P, _: object, polis: number, sea: number): void =>
  begin(play, GALLEYS, GALLEY, polis, seaRegion(sea));
export const merchants = (play: P, _: object, polis: number): void => begin(play, MERCHANTS, MERCHANT, polis, -1);

/** Actions 1 to 3: one after the other, each with its own payment, as many as one likes and can. */
export const raising = decision<State, Raising>({
  name: 'raising',
  rule: 'PO-F-i',
  seat: ({ state }) => state.turn,
  legal({ state, seat }, { kind, polis, region, raised }, offer) {
    if (raised > 0) offer.add(T.done);
    for (let payment = WITH_GOOD; payment <= MERCENARY; payment++)
      if (refuseOne(state, seat, kind, polis, region, payment) === null) offer.add(T.raise, payment);
  },
  refuse: {
    raise: ({ state, seat }, { kind, polis, region }, payment) => refuseOne(state, seat, kind, polis, region, payment),
    done: (_, { raised }) => (raised > 0 ? null : 'PO-F-i'),
  },
  on: { raise, done: play => play.done() },
  about: ({ state }, { kind, polis, region, raised }) => ({
    unit: KIND[kind],
    polis: POLIS.ids[polis],
    ...(region < 0 ? {} : { region: REGION.ids[region] }),
    raised,
    population: state.population[polis],
    good: GOOD.ids[ASKS[kind]],
    have: has(state, ASKS[kind], state.turn),
    silver: has(state, SILVER, state.turn),
    hire: kind === MERCHANT ? 0 : modifiersOf(state.event).mercenaries,
  }),
});

function raise(play: P, by: Raising, payment: number): void {
  const { state, seat } = play;
  const { kind, polis, region, raised } = by;
  const paid = payment === WITH_GOOD ? ASKS[kind] : SILVER;
  const price = payment === MERCENARY ? modifiersOf(state.event).mercenaries : 1;
  state.goods[paid * 2 + seat] -= price;
  if (payment !== MERCENARY) state.population[polis]--;
  if (kind === MERCHANT)
    state.port[seat]++; // PO-3-d
  else state.units[region * 2 + seat]++;
  play.tell?.({
    kind: 'raised',
    rule: payment === MERCENARY ? 'PO-F-e' : PRICE[kind],
    seat: SEATS[seat],
    unit: KIND[kind],
    polis: POLIS.ids[polis],
    region: region < 0 ? 'port' : REGION.ids[region],
    paid: { [GOOD.ids[paid]]: price },
    payment: PAYMENT.ids[payment],
    population: state.population[polis],
  });
  if (refuseAny(state, seat, kind, polis, region) === null) play.keep({ ...by, raised: raised + 1 });
  else play.done();
}

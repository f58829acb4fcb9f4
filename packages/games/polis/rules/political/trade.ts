import { NOBODY, type Offer, type Play, type RuleId } from '@polemos/kernel';
import { T } from '../actions.ts';
import {
  bit,
  COLUMNS,
  GOOD,
  LARGEST_LOAD,
  MARKET_BY_LAND,
  MARKET_SEA,
  other,
  POLEIS,
  PRICE,
  SEATS,
  SILVER,
  SPACE,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  SPACE_MARKET,
  SPACES,
  TRADES_FOR,
  WHEAT,
} from '../components/board.ts';
import { has, isthmusOf, seasHeld } from '../components/control.ts';
import { merchantSeas } from '../components/ways.ts';
import { modifiersOf } from '../events/modifiers.ts';
import { declare, refuseType, TRADE } from '../round/declare.ts';
import type { State } from '../state.ts';

type P = Play<State>;

/** PO-9-g: a trading polis of one's own is needed for any trade. */
export function hasTradingPolis(s: State, seat: number): boolean {
  for (let polis = 0; polis < POLEIS; polis++) if (TRADES_FOR[polis] === seat && s.owner[polis] === seat) return true;
  return false;
}
/** PO-9-d … f, h, j: the seas that merchants reach from the trade port; only galleys stop them. */
export const seasOfMerchants = (s: State, seat: number): number =>
  merchantSeas(seat, seasHeld(s, other(seat)), isthmusOf(s, seat));

/** PO-9-d, PO-9-i: by a free sea route, or by land through the own Epidamnos or Abdera. */
function reachesMarket(s: State, seat: number, market: number): boolean {
  const gate = MARKET_BY_LAND[market];
  if (gate >= 0 && s.owner[gate] === seat) return true;
  return (seasOfMerchants(s, seat) & bit(MARKET_SEA[market])) !== 0;
}

function refuseSpace(play: P, space: number): RuleId | null {
  const { state, seat } = play;
  if (SPACE_AMOUNT[space] > LARGEST_LOAD[state.round]) return 'PO-9-b';
  if (state.cargo[space] !== NOBODY) return 'PO-9-c';
  if (state.port[seat] === 0) return 'PO-9-a';
  const market = SPACE_MARKET[space];
  if ((modifiersOf(state.event).closedSpaces & bit(space)) !== 0) return 'PO-F-e';
  if (!hasTradingPolis(state, seat)) return 'PO-9-g';
  if (!reachesMarket(state, seat, market)) return 'PO-9-d';
  return refuseType(play, TRADE);
}

/** PO-9-l: the price in the good a space asks for. */
export const priceOf = (s: State, space: number): number => PRICE[SPACE_AMOUNT[space]][s.column[SPACE_ASKS[space]]];

export const refuseBarter = (play: P, _: object, space: number): RuleId | null =>
  refuseSpace(play, space) ?? (has(play.state, SPACE_ASKS[space], play.seat) >= priceOf(play.state, space) ? null : 'PO-9-l');

export function refuseBuy(play: P, _: object, space: number): RuleId | null {
  if (SPACE_GIVES[space] !== WHEAT) return 'PO-9-p';
  return refuseSpace(play, space) ?? (has(play.state, SILVER, play.seat) >= SPACE_AMOUNT[space] ? null : 'PO-9-n');
}

export function offerTrade(play: P, offer: Offer): void {
  const { state, seat } = play;
  if (state.port[seat] === 0 || refuseType(play, TRADE) !== null) return;
  for (let space = 0; space < SPACES; space++) {
    if (state.cargo[space] !== NOBODY) continue;
    if (refuseBarter(play, play, space) === null) offer.add(T.barter, space);
    if (refuseBuy(play, play, space) === null) offer.add(T.buy, space);
  }
}

/** The merchant lies on the space until the round ends, PO-9-q; the goods change hands. */
function exchange(play: P, space: number, paid: number, price: number): void {
  const { state, seat } = play;
  declare(play, TRADE, 0); // PO-9-s
  state.port[seat]--;
  state.cargo[space] = seat;
  state.goods[paid * 2 + seat] -= price;
  state.goods[SPACE_GIVES[space] * 2 + seat] += SPACE_AMOUNT[space];
  play.done();
}

function moveMarker(play: P, space: number, dice: readonly number[], by: number, rule: RuleId): void {
  const { state } = play;
  const good = SPACE_ASKS[space];
  const from = state.column[good];
  state.column[good] = Math.max(0, Math.min(COLUMNS - 1, from + by)); // PO-R46
  play.tell?.({ kind: 'market-moved', rule, good: GOOD.ids[good], dice, from: from + 1, to: state.column[good] + 1 });
}

/** PO-9-l, PO-9-m */
export function barter(play: P, _: object, space: number): void {
  const price = priceOf(play.state, space);
  exchange(play, space, SPACE_ASKS[space], price);
  play.tell?.({
    kind: 'traded',
    rule: 'PO-9-l',
    seat: SEATS[play.seat],
    space: SPACE.ids[space],
    paid: { [GOOD.ids[SPACE_ASKS[space]]]: price },
    gained: { [GOOD.ids[SPACE_GIVES[space]]]: SPACE_AMOUNT[space] },
  });
  const roll = play.fate.d4('market', 'PO-9-m');
  moveMarker(play, space, [roll], roll, 'PO-9-m');
}

/** PO-9-n, PO-9-o */
export function buy(play: P, _: object, space: number): void {
  exchange(play, space, SILVER, SPACE_AMOUNT[space]);
  play.tell?.({
    kind: 'traded',
    rule: 'PO-9-n',
    seat: SEATS[play.seat],
    space: SPACE.ids[space],
    paid: { silver: SPACE_AMOUNT[space] },
    gained: { wheat: SPACE_AMOUNT[space] },
  });
  const first = play.fate.d4('market', 'PO-9-o');
  const second = play.fate.d4('market', 'PO-9-o');
  moveMarker(play, space, [first, second], -Math.max(first, second), 'PO-9-o');
}

import { NOBODY, type Seat } from '@polemos/kernel';
import {
  ACHAIA,
  BOXES,
  bit,
  CAPITAL_OF,
  FORT,
  GOODS,
  HOME,
  LARGEST_LOAD,
  LAST_ROUND,
  MARKET_BY_LAND,
  MARKET_SEA,
  METAL,
  OIL,
  other,
  POLEIS_IN,
  SILVER,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  SPACE_MARKET,
  SPACES,
  TERRITORIES,
  WHEAT,
  YIELD,
} from './board.ts';
import { fortOf, has, merchantsOf, peopleOf, poleisOf, totalPopulation } from './control.ts';
import { roomToGrow } from './end.ts';
import type { State } from './state.ts';
import { collecting } from './tax.ts';
import { hasTradingPolis, priceOf, seasOfMerchants } from './trade.ts';

/**
 * Weights of what a position holds, in points of the final score; found by letting greedy players meet each other. What can
 * still be done weighs little against what is done: else nothing would ever be worth doing.
 */
export const WEIGHT = {
  hunger: 1.2, // wheat that nothing in reach will bring
  need: 0.5, // wheat still to be found
  unpaid: 0.8, // what prestige could not pay for either
  reach: 0.15, // how far wheat in reach is as good as in store
  nextRound: 0.5, // wheat that comes in each round
  growth: 0.8, // wheat over, for people to come
  hoplite: 0.45,
  lastHoplite: 0.15, // in the last round
  galley: 0.25,
  market: 0.35, // in reach
  merchant: 0.45,
  tax: 0.35, // a collection that could be made
  taxLater: 0.15, // and one in the rounds to come
  trade: 0.35, // the best trade that could be made
  leftOver: 0.05, // goods when nothing can be done with them any more
  upkeep: 0.1, // people whom nothing will feed in the next round
  siege: 0.45, // a siege that could be laid
  proxenos: 0.4, // a civil war that could be paid
  alone: 0.35, // the best action, once the price of acting alone is paid
  cruise: 0.5, // what galleys under way will do
  ostracism: 5, // to be left without prestige
  lowPrestige: 1.5,
  capital: 6, // to lose it
};

/** Whether a side can still do anything in this round: all that might be done is lost with the pass. */
export const mayAct = (s: State, side: Seat): boolean => s.passed === 0 || (s.passed === 1 && s.passedFirst !== side);

/** Rough worths of the goods, by kind: of each of the first few, how many those are, and in the last round. */
const UNIT = [0.35, 0.3, 0.3, 0.3, 0.6, 0];
const ENOUGH = [5, 5, 6, 6, 9, 0];
const LATE = [0.4, 0.4, 0.6, 0.6, 0.6, 0]; // in the last round goods only buy wheat or break ties

/** What stores are worth, the first few of each good most; in the last round only while they can still buy. `owed` is a bill still to be paid. */
export function goodsWorth(s: State, side: Seat, owed: readonly number[] | null): number {
  let sum = 0;
  let short = 0;
  for (let good = METAL; good <= OIL; good++) {
    const left = has(s, good, side) - (owed === null ? 0 : owed[good]);
    if (left < 0) short -= left;
    sum += storeWorth(s, good, Math.max(0, left));
  }
  const silver = has(s, SILVER, side) - short - (owed === null ? 0 : owed[SILVER]);
  sum += storeWorth(s, SILVER, Math.max(0, silver));
  return s.round === LAST_ROUND && !mayAct(s, side) ? WEIGHT.leftOver * sum : sum;
}
const storeWorth = (s: State, good: number, count: number): number =>
  UNIT[good] *
  (Math.min(count, ENOUGH[good]) + 0.25 * Math.max(0, count - ENOUGH[good])) *
  (s.round === LAST_ROUND ? LATE[good] : 1);

/** How much more of a good is worth now. Wheat by what is short, what could grow, and what would spoil. */
export function gainWorth(s: State, side: Seat, good: number, amount: number, need: number): number {
  if (good !== WHEAT) return storeWorth(s, good, has(s, good, side) + amount) - storeWorth(s, good, has(s, good, side));
  const filling = Math.min(amount, Math.max(0, need));
  return filling * 1.1 + Math.min(amount - filling, roomToGrow(s, side)) * 0.7 + 0.1;
}

export const wheatNeeded = (s: State, side: Seat): number => totalPopulation(s, side) - has(s, WHEAT, side);

/** The territory where hoplites are at the rows just now, or −1: what they will bring is not in yet. */
const underCollection = (s: State): number =>
  s.stack?.step === collecting.index ? (s.stack.by as { territory: number }).territory : -1;
const isUntaxed = (s: State, side: Seat, land: number): boolean =>
  s.taxed[land] === NOBODY || (s.taxed[land] === side && underCollection(s) === land);
export const mayTax = (s: State, side: Seat, land: number): boolean =>
  isUntaxed(s, side, land) && (land === ACHAIA || (poleisOf(s, side) & POLEIS_IN[land]) !== 0);

/** The best that n hoplites collect there, row by row where the next one brings most. */
export function taxWorth(s: State, side: Seat, land: number, n: number, need: number): number {
  let sum = land === HOME[side] ? 0 : -1;
  let left = n;
  // A row is worth more the longer it is: fill the best row first, then the next.
  let used = 0;
  while (left > 0) {
    let best = -1;
    let most = 0;
    for (let good = 0; good < GOODS; good++) {
      const boxes = BOXES[land * GOODS + good];
      if (boxes === 0 || (used & bit(good)) !== 0) continue;
      const worth = gainWorth(s, side, good, YIELD[Math.min(left, boxes)], need);
      if (worth > most) {
        most = worth;
        best = good;
      }
    }
    if (best < 0) break;
    sum += most;
    used |= bit(best);
    left -= Math.min(left, BOXES[land * GOODS + best]);
  }
  return sum;
}

/** What a siege there promises: prestige and people against a prestige and perhaps a hoplite. */
export function siegeWorth(s: State, side: Seat, polis: number, own: number, enemy: number): number {
  const fort = fortOf(s, polis);
  const chance = fort === 1 ? 1 : (5 - fort) / 4;
  const hostile = s.owner[polis] === other(side) ? 1 : 0;
  const prize = FORT[polis] + peopleOf(s, polis) * (1 + hostile) * 0.8 + (1 - chance) * hostile;
  if (own <= enemy) return 0;
  if (own < fort) return 0.1 * (own / fort) * prize * chance;
  return Math.max(0, chance * prize - (1 - chance) * 0.7 - 1);
}

/** The collection that n hoplites may still make in this round, and those of the rounds to come. */
function taxProspect(s: State, side: Seat, land: number, own: number, need: number): number {
  if (land !== ACHAIA && (poleisOf(s, side) & POLEIS_IN[land]) === 0) return 0;
  const now = s.passed < 2 && isUntaxed(s, side, land) ? WEIGHT.tax : 0;
  const later = s.round === LAST_ROUND ? 0 : WEIGHT.taxLater;
  return now + later === 0 ? 0 : (now + later) * Math.max(0, taxWorth(s, side, land, own, need));
}

/** What n own hoplites in a territory are good for: taxes, sieges, guard. */
export function landWorth(s: State, side: Seat, land: number, own: number, need: number): number {
  const enemy = s.units[land * 2 + other(side)];
  let worth = own > 0 ? 0.1 : 0;
  if (own > 0) worth += taxProspect(s, side, land, own, need);
  let siege = 0;
  for (let rest = POLEIS_IN[land]; rest !== 0; rest &= rest - 1) {
    const polis = 31 - Math.clz32(rest & -rest);
    if (CAPITAL_OF[polis] !== NOBODY) continue;
    if (s.owner[polis] !== side) siege = Math.max(siege, siegeWorth(s, side, polis, own, enemy));
    else worth -= 0.5 * siegeWorth(s, other(side), polis, enemy, own);
  }
  return worth + WEIGHT.siege * siege;
}

/** The best trade that a merchant in port could make now. */
export function tradeWorth(s: State, side: Seat, need: number): number {
  if (s.port[side] === 0 || !hasTradingPolis(s, side)) return 0;
  const seas = seasOfMerchants(s, side);
  let best = 0;
  for (let space = 0; space < SPACES; space++) {
    if (s.cargo[space] !== NOBODY || SPACE_AMOUNT[space] > LARGEST_LOAD[s.round]) continue;
    const market = SPACE_MARKET[space];
    const gate = MARKET_BY_LAND[market];
    if ((seas & bit(MARKET_SEA[market])) === 0 && (gate < 0 || s.owner[gate] !== side)) continue;
    const gain = gainWorth(s, side, SPACE_GIVES[space], SPACE_AMOUNT[space], need);
    const price = priceOf(s, space);
    if (has(s, SPACE_ASKS[space], side) >= price) best = Math.max(best, gain - price * UNIT[SPACE_ASKS[space]]);
    if (SPACE_GIVES[space] === WHEAT && has(s, SILVER, side) >= SPACE_AMOUNT[space])
      best = Math.max(best, gain - SPACE_AMOUNT[space] * UNIT[SILVER]);
  }
  return best;
}

/** Wheat that could still come in this round: collected, or brought by the merchants in port for goods at hand or silver to be collected. */
export function wheatInReach(s: State, side: Seat): number {
  let wheat = 0;
  let silver = has(s, SILVER, side);
  for (let land = 0; land < TERRITORIES; land++) {
    const own = s.units[land * 2 + side];
    if (own === 0 || !mayTax(s, side, land)) continue;
    const grain = YIELD[Math.min(own, BOXES[land * GOODS + WHEAT])];
    const coins = YIELD[Math.min(own, BOXES[land * GOODS + SILVER])];
    if (grain >= coins) wheat += grain;
    else silver += coins;
  }
  if (!hasTradingPolis(s, side)) return wheat;
  const seas = seasOfMerchants(s, side);
  let merchants = s.port[side];
  for (let space = SPACES - 1; space >= 0 && merchants > 0; space--) {
    if (s.cargo[space] !== NOBODY || SPACE_GIVES[space] !== WHEAT || SPACE_AMOUNT[space] > LARGEST_LOAD[s.round]) continue;
    const gate = MARKET_BY_LAND[SPACE_MARKET[space]];
    if ((seas & bit(MARKET_SEA[SPACE_MARKET[space]])) === 0 && (gate < 0 || s.owner[gate] !== side)) continue;
    if (has(s, SPACE_ASKS[space], side) < priceOf(s, space)) {
      if (silver < SPACE_AMOUNT[space]) continue;
      silver -= SPACE_AMOUNT[space];
    }
    merchants--;
    wheat += SPACE_AMOUNT[space];
  }
  return wheat;
}

/** The same for a round that begins: no disc lies anywhere, all merchants are in port and bring three each. */
export function wheatNextRound(s: State, side: Seat): number {
  let wheat = 0;
  for (let land = 0; land < TERRITORIES; land++) {
    const boxes = BOXES[land * GOODS + WHEAT];
    if (boxes > 0 && s.units[land * 2 + side] > 0 && (poleisOf(s, side) & POLEIS_IN[land]) !== 0)
      wheat += YIELD[Math.min(boxes, s.units[land * 2 + side])];
  }
  if (!hasTradingPolis(s, side)) return wheat;
  const seas = seasOfMerchants(s, side);
  const markets = (seas & 1) + ((seas >> 3) & 1) * 2 + ((seas >> 4) & 1) * 2;
  return wheat + 3 * Math.min(merchantsOf(s, side), markets);
}

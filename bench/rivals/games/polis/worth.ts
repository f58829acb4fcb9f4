import { NOBODY, type Seat } from '@polemos/kernel';
import {
  ACHAIA,
  BOXES,
  bit,
  CAPITAL_OF,
  FORT,
  GOODS,
  HOME,
  LAST_ROUND,
  METAL,
  other,
  POLEIS_IN,
  SILVER,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  SPACES,
  WHEAT,
  YIELD,
} from '../../../../packages/games/polis/rules/components/board.ts';
import { has, ownsPolisIn, peopleOf, totalPopulation } from '../../../../packages/games/polis/rules/components/control.ts';
import { roomToGrow } from '../../../../packages/games/polis/rules/end/end.ts';
import { hasTradingPolis, priceOf, seasOfMerchants } from '../../../../packages/games/polis/rules/political/trade.ts';
import type { State } from '../../../../packages/games/polis/rules/state.ts';
import { isOpen, mayAct, mayTax } from './provision.ts';

/**
 * Weights of what a position holds, in points of the final score; found by letting greedy players meet each other. What can
 * still be done weighs little against what is done: else nothing would ever be worth doing.
 */
export const WEIGHT = {
  hunger: 1.2, // wheat that nothing will bring
  unpaid: 1.5, // what prestige could not pay for either
  nextRound: [0.7, 0.6, 0.5, 0], // wheat that the next round will bring, by round
  growth: 0.8, // wheat over, for people to come
  hoplite: 0.45,
  lastHoplite: 0.15, // in the last round
  galley: 0.25,
  market: 0.35, // in reach
  merchant: 0.45,
  tax: 0.7, // a collection that could be made
  taxLater: 0.15, // and one in the rounds to come
  trade: 0.35, // the best trade that could be made
  leftOver: 0.05, // goods when nothing can be done with them any more
  reserve: [6, 4, 2.5, 1.5, 0.7, 0], // to begin a round with so few goods
  upkeep: 0.1, // people whom nothing will feed in the next round
  siege: 0.45, // a siege that could be laid
  proxenos: 0.4, // a civil war that could be paid
  alone: 0.5, // the best action that can be had for the price of acting alone
  paid: 0.9, // and once it is paid
  fee: 0.4, // that price
  cruise: 0.5, // what galleys under way will do
  ostracism: 10, // to be left without prestige
  lowPrestige: 0.75,
  capital: 20, // to lose it
};

/** Rough worths of the goods, by kind: of each of the first few, how many those are, and in the last round. */
const UNIT = [0.35, 0.3, 0.3, 0.3, 0.6, 0];
const ENOUGH = [5, 5, 6, 6, 9, 0];
const LATE = [0.4, 0.4, 0.6, 0.6, 0.6, 0]; // in the last round goods only buy wheat or break ties

/** What stores are worth, the first few of each good most; in the last round only while they can still buy. */
export function goodsWorth(s: State, side: Seat, store: readonly number[]): number {
  let sum = 0;
  for (let good = METAL; good <= SILVER; good++) sum += storeWorth(s, good, store[good]);
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
  const over = amount - filling;
  return filling * 1.1 + (over > 0 ? Math.min(over, roomToGrow(s, side)) * 0.7 : 0) + 0.1;
}

export const wheatNeeded = (s: State, side: Seat): number => totalPopulation(s, side) - has(s, WHEAT, side);

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
  const fort = FORT[polis];
  const chance = fort === 1 ? 1 : (5 - fort) / 4;
  const hostile = s.owner[polis] === other(side) ? 1 : 0;
  const prize = FORT[polis] + peopleOf(s, polis) * (1 + hostile) * 0.8 + (1 - chance) * hostile;
  if (own <= enemy) return 0;
  if (own < fort) return 0.1 * (own / fort) * prize * chance;
  return Math.max(0, chance * prize - (1 - chance) * 0.7 - 1);
}

/** The collection that n hoplites may still make in this round, and those of the rounds to come. */
function taxProspect(s: State, side: Seat, land: number, own: number, need: number): number {
  if (land !== ACHAIA && !ownsPolisIn(s, side, land)) return 0;
  const now = mayAct(s, side) && mayTax(s, side, land) ? WEIGHT.tax : 0;
  const later = s.round === LAST_ROUND ? 0 : WEIGHT.taxLater;
  if (now + later === 0) return 0;
  const tax = taxWorth(s, side, land, own, need);
  return now * Math.max(0, tax - priceAlone(s)) + later * Math.max(0, tax);
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

/** PO-F-k: what acting alone takes. */
const priceAlone = (s: State): number => (s.passed > 0 && s.fee === 0 ? WEIGHT.fee : 0);

/** The best trade that a merchant in port could make now. */
export function tradeWorth(s: State, side: Seat, need: number): number {
  if (s.port[side] === 0 || !mayAct(s, side) || !hasTradingPolis(s, side)) return 0;
  const seas = seasOfMerchants(s, side);
  let best = 0;
  for (let space = 0; space < SPACES; space++) {
    if (!isOpen(s, side, space, seas)) continue;
    const gain = gainWorth(s, side, SPACE_GIVES[space], SPACE_AMOUNT[space], need);
    const price = priceOf(s, space);
    if (has(s, SPACE_ASKS[space], side) >= price) best = Math.max(best, gain - price * UNIT[SPACE_ASKS[space]]);
    if (SPACE_GIVES[space] === WHEAT && has(s, SILVER, side) >= SPACE_AMOUNT[space])
      best = Math.max(best, gain - SPACE_AMOUNT[space] * UNIT[SILVER]);
  }
  return Math.max(0, best - priceAlone(s));
}

import { NOBODY, type Seat } from '@polemos/kernel';
import {
  ACHAIA,
  BOXES,
  bit,
  GOODS,
  HOME,
  LARGEST_LOAD,
  MARKET_BY_LAND,
  MARKET_SEA,
  MOST_MERCHANTS,
  PERISHABLE,
  SILVER,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  SPACE_MARKET,
  SPACES,
  TERRITORIES,
  WHEAT,
  YIELD,
} from '../../../../packages/games/polis/rules/components/board.ts';
import { goodsOf, has, merchantsOf, ownsPolisIn, prestigeOf } from '../../../../packages/games/polis/rules/components/control.ts';
import { modifiersOf } from '../../../../packages/games/polis/rules/events/modifiers.ts';
import { collecting, collectors } from '../../../../packages/games/polis/rules/military/tax.ts';
import { hasTradingPolis, priceOf, seasOfMerchants } from '../../../../packages/games/polis/rules/political/trade.ts';
import type { State } from '../../../../packages/games/polis/rules/state.ts';

/** Whether a side can still do anything in this round: all that might be done is lost with the pass, and alone without a good. */
export const mayAct = (s: State, side: Seat): boolean =>
  s.passed === 0 || (s.passed === 1 && s.passedFirst !== side && (s.fee === 1 || goodsOf(s, side) > 0));

/** The territory where hoplites are at the rows just now, or −1: what they will bring is not in yet. */
const underCollection = (s: State): number =>
  s.stack?.step === collecting.index ? (s.stack.by as { territory: number }).territory : -1;
/** Whether a side that has hoplites there may still collect in this round, if it has the prestige. */
export function mayTax(s: State, side: Seat, land: number): boolean {
  if (s.taxed[land] !== NOBODY && (s.taxed[land] !== side || underCollection(s) !== land)) return false;
  if (land !== ACHAIA && !ownsPolisIn(s, side, land)) return false;
  return (s.banned & bit(land)) === 0;
}

/** Whether a merchant of a side that reaches these seas could lie on the space. */
export function isOpen(s: State, side: Seat, space: number, seas: number): boolean {
  if (s.cargo[space] !== NOBODY || SPACE_AMOUNT[space] > LARGEST_LOAD[s.round]) return false;
  if ((modifiersOf(s.event).closedSpaces & bit(space)) !== 0) return false;
  const market = SPACE_MARKET[space];
  const gate = MARKET_BY_LAND[market];
  return (seas & bit(MARKET_SEA[market])) !== 0 || (gate >= 0 && s.owner[gate] === side);
}

/** The spaces that give wheat, the largest first. */
const GRANARIES = Array.from({ length: SPACES }, (_, space) => space)
  .filter(space => SPACE_GIVES[space] === WHEAT)
  .sort((a, b) => SPACE_AMOUNT[b] - SPACE_AMOUNT[a]);
const ASKED_FOR_WHEAT = GRANARIES.reduce((all, space) => all | bit(SPACE_ASKS[space]), bit(SILVER));
/** How much of a shipload still to be bought is counted on: by goods in store, and by goods still to be collected. */
const SURE = [0.85, 0.8, 0.7, 0.6, 0.5];
const COLLECTED = 0.75;
const LATER = 0.5;
/** Who acts alone pays for each action: so many are counted on. PO-F-k */
const ALONE_TRADES = 2;
const ALONE = 0.9;
/** In wheat: the price of an action alone, and the prestige that a collection away from home takes. */
const FEE = 0.6;
const AWAY = 1.2;

/**
 * A plan to feed the people: what merchants in port buy with the goods in store, then what hoplites collect, as wheat or as goods
 * to buy it with. The less sure, the more steps it takes. One object, written anew by each plan.
 */
export class Provision {
  /** Wheat that is counted on beyond what is in store. */
  wheat = 0;
  /** What the plan leaves of the goods in store. */
  readonly store: number[] = new Array(GOODS).fill(0);
  private merchants = 0;
  private open = 0;
  private trades = 0;

  /** Plans for as much as is wanted; `owed` is a bill still to be paid. */
  plan(s: State, side: Seat, wanted: number, owed: readonly number[] | null): void {
    const { store } = this;
    let short = 0;
    for (let good = 0; good < SILVER; good++) {
      const left = has(s, good, side) - (owed === null ? 0 : owed[good]);
      store[good] = Math.max(0, left);
      short -= Math.min(0, left);
    }
    store[SILVER] = Math.max(0, has(s, SILVER, side) - short - (owed === null ? 0 : owed[SILVER]));
    store[WHEAT] = has(s, WHEAT, side);
    this.wheat = 0;
    this.trades = 0;
    if (wanted <= 0 || !mayAct(s, side)) return;
    this.merchants = hasTradingPolis(s, side) ? Math.min(s.port[side], s.passed === 0 ? MOST_MERCHANTS : ALONE_TRADES) : 0;
    if (this.merchants > 0) {
      const seas = seasOfMerchants(s, side);
      this.open = 0;
      for (const space of GRANARIES) if (isOpen(s, side, space, seas)) this.open |= bit(space);
      this.buy(s, wanted, 0);
    }
    if (this.wheat < wanted) this.collect(s, side, wanted);
    this.wheat = Math.max(0, s.passed > 0 ? this.wheat * ALONE : this.wheat);
  }

  private buy(s: State, wanted: number, later: number): void {
    const { store } = this;
    for (const space of GRANARIES) {
      if (this.merchants === 0 || this.wheat >= wanted) return;
      if ((this.open & bit(space)) === 0) continue;
      const asks = SPACE_ASKS[space];
      const price = priceOf(s, space);
      if (store[asks] >= price) store[asks] -= price;
      else if (store[SILVER] >= SPACE_AMOUNT[space]) store[SILVER] -= SPACE_AMOUNT[space];
      else continue;
      this.open &= ~bit(space);
      this.merchants--;
      this.wheat += SPACE_AMOUNT[space] * (later > 0 ? later : SURE[Math.min(this.trades++, SURE.length - 1)]);
      if (s.passed > 0) this.wheat -= FEE;
    }
  }

  /** Row by row the best of each territory: wheat, or what buys most of it. What is collected is not in store yet. */
  private collect(s: State, side: Seat, wanted: number): void {
    const { store } = this;
    let prestige = prestigeOf(s, side);
    const busy = underCollection(s);
    const kept = KEPT;
    for (let good = 0; good < GOODS; good++) kept[good] = store[good];
    for (let land = 0; land < TERRITORIES; land++) {
      if (s.units[land * 2 + side] === 0 || land === busy || !mayTax(s, side, land)) continue;
      const away = land !== HOME[side];
      if (away && prestige < 2) continue;
      const hoplites = collectors(s, side, land);
      const grain = YIELD[Math.min(hoplites, BOXES[land * GOODS + WHEAT])];
      let best = -1;
      let most = grain;
      if (this.merchants > 0)
        for (let good = 0; good <= SILVER; good++) {
          if ((ASKED_FOR_WHEAT & bit(good)) === 0) continue;
          const boxes = Math.min(hoplites, BOXES[land * GOODS + good]);
          const worth = 0.7 * YIELD[boxes] + YIELD[Math.min(hoplites - boxes, BOXES[land * GOODS + WHEAT])];
          if (worth > most) {
            most = worth;
            best = good;
          }
        }
      const price = (away ? AWAY : 0) + (s.passed > 0 ? FEE : 0);
      if (COLLECTED * most <= price) continue;
      if (away) prestige--;
      this.wheat -= price;
      if (best < 0) this.wheat += COLLECTED * grain;
      else {
        const boxes = Math.min(hoplites, BOXES[land * GOODS + best]);
        store[best] += YIELD[boxes];
        this.wheat += COLLECTED * YIELD[Math.min(hoplites - boxes, BOXES[land * GOODS + WHEAT])];
      }
    }
    if (this.merchants > 0) this.buy(s, wanted, LATER);
    for (let good = 0; good < GOODS; good++) store[good] = Math.min(store[good], kept[good]);
  }
}
const KEPT: number[] = new Array(GOODS).fill(0);

/** Wheat that a unit of goods buys, all in all, and what a merchant brings at most. */
const BUYS = 0.75;
const SHIPLOAD = 4;
/**
 * Wheat of a round that begins as things are: no disc lies anywhere, what spoils is halved, all merchants are in port. Each
 * collection away from home takes a prestige.
 */
export function wheatNextRound(s: State, side: Seat): number {
  let wheat = 0;
  let goods = 0;
  const ships = hasTradingPolis(s, side) ? Math.min(merchantsOf(s, side), marketsInReach(s, side)) : 0;
  for (let land = 0; land < TERRITORIES; land++) {
    const hoplites = s.units[land * 2 + side];
    if (hoplites === 0 || !ownsPolisIn(s, side, land)) continue;
    const grain = YIELD[Math.min(hoplites, BOXES[land * GOODS + WHEAT])];
    let best = 0;
    if (ships > 0)
      for (let good = 0; good <= SILVER; good++)
        if (BOXES[land * GOODS + good] > 0) best = Math.max(best, YIELD[Math.min(hoplites, BOXES[land * GOODS + good])]);
    if (BUYS * best > grain) goods += best;
    else wheat += grain;
    if (land !== HOME[side]) wheat -= AWAY;
  }
  for (let good = 0; good <= SILVER; good++) goods += has(s, good, side) * (PERISHABLE[good] ? 0.5 : 1);
  return wheat + Math.min(SHIPLOAD * ships, BUYS * goods);
}
function marketsInReach(s: State, side: Seat): number {
  const seas = seasOfMerchants(s, side);
  let spaces = 0;
  for (const space of GRANARIES) {
    const market = SPACE_MARKET[space];
    const gate = MARKET_BY_LAND[market];
    if (SPACE_AMOUNT[space] > LARGEST_LOAD[s.round + 1]) continue;
    if ((seas & bit(MARKET_SEA[market])) !== 0 || (gate >= 0 && s.owner[gate] === side)) spaces++;
  }
  return spaces;
}

import { NOBODY, type Seat } from '@polemos/kernel';
import {
  BASE,
  BOXES,
  CAPITAL,
  CAPITAL_OF,
  GOODS,
  LAST_ROUND,
  other,
  PERISHABLE,
  POLEIS,
  SEAS,
  SILVER,
  TERRITORIES,
  WHEAT,
  YIELD,
} from '../../../../packages/games/polis/rules/components/board.ts';
import {
  has,
  merchantsOf,
  peopleOf,
  prestigeOf,
  totalPopulation,
} from '../../../../packages/games/polis/rules/components/control.ts';
import { AT_END, AT_ONCE, PHIDIAS, PROJECTS } from '../../../../packages/games/polis/rules/components/projects.ts';
import { payment } from '../../../../packages/games/polis/rules/development/build.ts';
import { keeps, roomToGrow } from '../../../../packages/games/polis/rules/end/end.ts';
import { civilWarCost } from '../../../../packages/games/polis/rules/political/diplomacy.ts';
import { hasTradingPolis, seasOfMerchants } from '../../../../packages/games/polis/rules/political/trade.ts';
import { CAPTURED, COMPLETED, type State } from '../../../../packages/games/polis/rules/state.ts';
import { mayAct, Provision, wheatNextRound } from './provision.ts';
import { goodsWorth, landWorth, tradeWorth, WEIGHT, wheatNeeded } from './worth.ts';

export function worth(s: State, side: Seat): number {
  const need = wheatNeeded(s, side);
  return (
    totalPopulation(s, side) +
    projectsWorth(s, side) +
    storesWorth(s, side) +
    armsWorth(s, side, need) +
    seaWorth(s, side, need) +
    proxenosWorth(s, side)
  );
}

const plan = new Provision();
/** Prestige, wheat and goods: what the plan to feed the people leaves of each. */
export function storesWorth(s: State, side: Seat): number {
  const owed = s.turn === side && s.stack?.step === payment.index ? s.tally : null;
  const people = totalPopulation(s, side);
  const room = roomToGrow(s, side);
  const fed = isFed(s, side);
  plan.plan(s, side, fed ? 0 : people + room - has(s, WHEAT, side), owed);
  const over = has(s, WHEAT, side) + plan.wheat - (fed ? 0 : people);
  const missing = Math.max(0, -over);
  const growth = Math.min(Math.max(0, over), room) * WEIGHT.growth + 0.05 * Math.max(0, over);
  return (
    goodsWorth(s, side, plan.store) +
    growth -
    WEIGHT.hunger * missing +
    prestigeWorth(s, side, missing) +
    outlook(s, side, people, Math.max(0, over - room))
  );
}

/** Prestige is a point each; it pays for what is missing, and the last ones keep one in the game: PO-E2-e, PO-G-a, PO-G-b. */
function prestigeWorth(s: State, side: Seat, missing: number): number {
  const prestige = prestigeOf(s, side);
  const paying = prestige + completing(s, side);
  const sure = !mayAct(s, side);
  const spare = s.round === LAST_ROUND ? 0 : 1; // PO-G-b: what pays for the last wheat must not be the last prestige
  const starving = isFed(s, side) ? -9 : s.population[CAPITAL[side]] - has(s, WHEAT, side) - plan.wheat - paying + spare;
  const lost = sure ? (starving > 0 ? 1 : 0) : Math.min(1, Math.max(0, (starving + 2) / 5));
  const unpaid = WEIGHT.unpaid * Math.max(0, missing - Math.max(0, paying - 1));
  const worth = prestige - WEIGHT.capital * lost - unpaid;
  if (s.round === LAST_ROUND) return worth;
  // Other poleis can be let go; for the capital prestige must pay.
  const left = paying + comingPrestige(s, side) - Math.max(0, starving + paying - spare);
  if (left < 1) return worth - (sure ? 2 : 1) * (WEIGHT.ostracism + Math.min(3, 1 - left));
  return left < 3 ? worth - WEIGHT.lowPrestige * (3 - left) : worth;
}
const isFed = (s: State, side: Seat): boolean => (s.fed & (1 << side)) !== 0;
/** What projects in progress will bring before the people eat. */
function completing(s: State, side: Seat): number {
  let sum = 0;
  for (let project = 0; project < PROJECTS; project++) {
    const polis = s.project[project];
    if (polis >= 0 && polis < COMPLETED && s.owner[polis] === side) sum += project === PHIDIAS ? 2 : AT_ONCE[project];
  }
  return sum;
}
/** What great cities will, afterwards. */
function comingPrestige(s: State, side: Seat): number {
  let sum = 0;
  for (let polis = 0; polis < POLEIS; polis++) if (s.owner[polis] === side && s.population[polis] > BASE[polis]) sum += 0.8;
  return sum;
}

function projectsWorth(s: State, side: Seat): number {
  let sum = 0;
  for (let project = 0; project < PROJECTS; project++) {
    const place = s.project[project];
    if (place < 0) continue;
    const polis = place % COMPLETED;
    if (s.owner[polis] !== side) continue;
    sum += AT_END[project];
    if (place < COMPLETED) sum += project === PHIDIAS ? s.population[polis] / 2 : AT_ONCE[project];
  }
  return sum;
}

/**
 * What will feed them in the next round, when the discs are off and the merchants back; and the goods without which the other
 * need only pass to leave one unable to act, PO-F-k.
 */
function outlook(s: State, side: Seat, people: number, wheatLeft: number): number {
  if (s.round === LAST_ROUND) return 0;
  const next = wheatNextRound(s, side);
  let kept = keeps(wheatLeft);
  for (let good = 0; good <= SILVER; good++) kept += PERISHABLE[good] ? keeps(plan.store[good]) : plan.store[good];
  const reserve = WEIGHT.reserve[Math.min(Math.floor(kept), WEIGHT.reserve.length - 1)];
  return WEIGHT.nextRound[s.round] * Math.min(people + 4, next) - WEIGHT.upkeep * Math.max(0, people - next) - reserve;
}

export function armsWorth(s: State, side: Seat, need: number): number {
  let sum = 0;
  let hoplites = 0;
  for (let land = 0; land < TERRITORIES; land++) {
    const own = s.units[land * 2 + side];
    hoplites += own;
    if (own > 0 || s.units[land * 2 + other(side)] > 0) sum += landWorth(s, side, land, own, need);
  }
  const each = s.round === LAST_ROUND ? WEIGHT.lastHoplite : WEIGHT.hoplite;
  return sum + each * Math.min(hoplites, 7) + 0.3 * each * Math.max(0, hoplites - 7);
}

/** Open seas feed: markets in reach, merchants to send there, galleys to keep it so. */
export function seaWorth(s: State, side: Seat, need: number): number {
  const late = s.round === LAST_ROUND ? 0.4 : 1;
  let galleys = 0;
  for (let sea = 0; sea < SEAS; sea++) galleys += s.units[(TERRITORIES + sea) * 2 + side];
  const reach = hasTradingPolis(s, side) ? seasOfMerchants(s, side) : 0;
  const markets = (reach & 1) + ((reach >> 3) & 1) * 1.5 + ((reach >> 4) & 1) * 1.2;
  const merchants = Math.min(4, merchantsOf(s, side));
  return (
    late * (WEIGHT.galley * Math.min(galleys, 9) + WEIGHT.market * markets + WEIGHT.merchant * merchants) +
    WEIGHT.trade * tradeWorth(s, side, need)
  );
}

function proxenosWorth(s: State, side: Seat): number {
  const polis = s.proxenos[side];
  if (polis === CAPTURED) return -1.5;
  if (s.owner[polis] === side || CAPITAL_OF[polis] !== NOBODY) return 0;
  const cost = civilWarCost(s, polis);
  const hostile = s.owner[polis] === NOBODY ? 1 : 1.6;
  const gain = peopleOf(s, polis) * (1 + hostile) - 0.6 * cost;
  return Math.max(0, gain) * (has(s, SILVER, side) >= cost ? WEIGHT.proxenos : 0.1);
}

/** The stores after the best collection: one row filled up, then another. */
export function bestRows(s: State, side: Seat, land: number, left: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let first = 0; first < GOODS; first++) {
    const most = Math.min(left, BOXES[land * GOODS + first] - s.tally[first]);
    if (most < Math.min(left, 1)) continue;
    for (let second = 0; second < GOODS; second++) {
      const rest = Math.min(left - most, BOXES[land * GOODS + second] - s.tally[second]);
      if (left > most && (second === first || rest <= 0)) continue;
      bring(s, side, first, most, second, rest, 1);
      best = Math.max(best, storesWorth(s, side));
      bring(s, side, first, most, second, rest, -1);
      if (left <= most) break;
    }
    if (left <= 0) break;
  }
  if (best > Number.NEGATIVE_INFINITY) return best;
  // More hoplites than fit on one row, and no other row for the rest.
  for (let good = 0; good < GOODS; good++) {
    const most = BOXES[land * GOODS + good] - s.tally[good];
    if (most <= 0) continue;
    bring(s, side, good, most, good, 0, 1);
    best = Math.max(best, storesWorth(s, side));
    bring(s, side, good, most, good, 0, -1);
  }
  return best > Number.NEGATIVE_INFINITY ? best : storesWorth(s, side);
}
function bring(s: State, side: Seat, first: number, most: number, second: number, rest: number, sign: number): void {
  for (let good = 0; good < GOODS; good++) {
    const there = s.tally[good] + (good === first ? most : 0) + (good === second ? Math.max(0, rest) : 0);
    s.goods[good * 2 + side] += sign * YIELD[there];
  }
}

export const lead = (s: State, side: Seat): number => worth(s, side) - worth(s, other(side));

import { type Frame, NOBODY, type Seat } from '@polemos/kernel';
import { defend, type Fight } from './battle.ts';
import {
  BASE,
  BOXES,
  CAPITAL,
  CAPITAL_OF,
  GOODS,
  isSea,
  LAST_ROUND,
  LIES_IN,
  METAL,
  ORDER,
  other,
  PERISHABLE,
  POLEIS,
  SEAS,
  SILVER,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  SPACES,
  TERRITORIES,
  WHEAT,
  WOOD,
  YIELD,
} from './board.ts';
import { payment } from './build.ts';
import { CARDS, halfOf, MATCHED_BY, manoeuvreValue } from './cards.ts';
import { addPrestige, capOf, fortOf, goodsOf, has, peopleOf, prestigeOf, totalPopulation } from './control.ts';
import { raising } from './create.ts';
import { BESIEGE, CIVIL_WAR, TAX, TRADE } from './declare.ts';
import { civilWarCost } from './diplomacy.ts';
import { keeps, roomToGrow } from './end.ts';
import { modifiersOf } from './modifiers.ts';
import { marching, sailing } from './move.ts';
import { AT_END, AT_ONCE, PHIDIAS, PROJECTS } from './projects.ts';
import { isOpen, mayAct, mayTax, Provision, wheatNextRound } from './provision.ts';
import { ATTACKING, CAPTURED, COMPLETED, IN_HAND, type State } from './state.ts';
import { assigned, collecting, collectors, taxCost } from './tax.ts';
import { hasTradingPolis, priceOf, seasOfMerchants } from './trade.ts';
import { goodsWorth, landWorth, tradeWorth, WEIGHT, wheatNeeded } from './worth.ts';

/** How good a state looks for a seat, 0 … 1: the expected lead, softened. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  return 0.01 + 0.98 / (1 + Math.exp(-(lead(s, seat) + underWay(s, seat)) / 7));
}

function worth(s: State, side: Seat): number {
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
function storesWorth(s: State, side: Seat): number {
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

function armsWorth(s: State, side: Seat, need: number): number {
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
function seaWorth(s: State, side: Seat, need: number): number {
  const late = s.round === LAST_ROUND ? 0.4 : 1;
  let galleys = 0;
  for (let sea = 0; sea < SEAS; sea++) galleys += s.units[(TERRITORIES + sea) * 2 + side];
  const reach = hasTradingPolis(s, side) ? seasOfMerchants(s, side) : 0;
  const markets = (reach & 1) + ((reach >> 3) & 1) * 1.5 + ((reach >> 4) & 1) * 1.2;
  const merchants = Math.min(4, s.port[side] + s.cargo.filter(owner => owner === side).length);
  return (
    late * (WEIGHT.galley * Math.min(galleys, 9) + WEIGHT.market * markets + WEIGHT.merchant * merchants) +
    WEIGHT.trade * tradeWorth(s, side, need)
  );
}

function proxenosWorth(s: State, side: Seat): number {
  const polis = s.proxenos[side];
  if (polis === CAPTURED) return -1.5;
  if (s.owner[polis] === side || CAPITAL_OF[polis] !== NOBODY) return 0;
  const cost = civilWarCost(s, side, polis);
  const hostile = s.owner[polis] === NOBODY ? 1 : 1.6;
  const gain = peopleOf(s, polis) * (1 + hostile) - 0.6 * cost;
  return Math.max(0, gain) * (has(s, SILVER, side) >= cost ? WEIGHT.proxenos : 0.1);
}

/** What the action under way still promises: its price is paid, its fruits are not in yet. */
function underWay(s: State, seat: Seat): number {
  const top = s.stack;
  if (top === null) return 0;
  if (top.step === defend.index)
    return (top.by as Fight).attacker === seat ? assaultPromise(s, top.by as Fight) : -assaultPromise(s, top.by as Fight);
  if (s.passed > 1) return 0;
  const sign = s.turn === seat ? 1 : -1;
  const side = s.turn;
  if (top.step === marching.index) return sign * marchPromise(s, side, top);
  if (top.step === sailing.index) return sign * sailPromise(s, side, top);
  if (top.step === collecting.index) return sign * taxPromise(s, side, top);
  if (top.step === raising.index) return sign * raisePromise(s, side, top);
  return s.passed === 1 ? sign * alonePromise(s, side) : 0;
}

/** What two cards on the table promise the attacker: prestige, and units where the other can hardly match them. */
function assaultPromise(s: State, { region, attacker }: Fight): number {
  let hand = 0;
  for (let card = 0; card < CARDS; card++) if (s.card[card] === IN_HAND + other(attacker)) hand++;
  let sum = 0;
  for (let card = 0; card < CARDS; card++) {
    if (s.card[card] !== ATTACKING && s.card[card] !== ATTACKING + 1) continue;
    const half = halfOf(card, isSea(region));
    const unmatched = (1 - MATCHED_BY[half]) ** hand;
    sum += unmatched * (0.8 + manoeuvreValue(half)) + (1 - unmatched) * 0.4 * Math.max(0, manoeuvreValue(half));
  }
  return sum;
}

/** Hoplites that could still come, taken from where they are least missed. */
function marchPromise(s: State, side: Seat, top: Frame): number {
  const { to } = top.by as { to: number };
  const need = wheatNeeded(s, side);
  const before = s.units.slice();
  const start = armsWorth(s, side, need);
  let best = (top.by as { moved: number }).moved > 0 ? 0 : Number.NEGATIVE_INFINITY;
  while (s.units[to * 2 + side] < capOf(s)) {
    let from = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let land = 0; land < TERRITORIES; land++) {
      const own = s.units[land * 2 + side];
      if (land === to || own === 0) continue;
      const loss = landWorth(s, side, land, own, need) - landWorth(s, side, land, own - 1, need);
      if (loss < least) {
        least = loss;
        from = land;
      }
    }
    if (from < 0) break;
    s.units[from * 2 + side]--;
    s.units[to * 2 + side]++;
    best = Math.max(best, armsWorth(s, side, need) - start);
  }
  for (let at = 0; at < before.length; at++) s.units[at] = before[at];
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

function sailPromise(s: State, side: Seat, top: Frame): number {
  const { to, moved } = top.by as { to: number; moved: number };
  if (moved > 0) return 0;
  const need = wheatNeeded(s, side);
  const at = (TERRITORIES + to) * 2 + side;
  const both = (): number => seaWorth(s, side, need) - seaWorth(s, other(side), wheatNeeded(s, other(side)));
  const start = both();
  const own = s.units[at];
  let best = Number.NEGATIVE_INFINITY;
  while (s.units[at] < capOf(s)) {
    s.units[at]++;
    best = Math.max(best, both() - start - 0.25 * (s.units[at] - own));
  }
  s.units[at] = own;
  // Where they come from they are missed as well.
  return best === Number.NEGATIVE_INFINITY ? 0 : WEIGHT.cruise * best - 0.4;
}

/** The rows as filled so far, with the rest of the hoplites where they bring most. */
function taxPromise(s: State, side: Seat, top: Frame): number {
  const { territory } = top.by as { territory: number };
  const start = storesWorth(s, side);
  // Hoplites that keep order bring prestige.
  return s.tally[ORDER] + bestRows(s, side, territory, collectors(s, side, territory) - assigned(s)) - start;
}
/** The stores after the best collection: one row filled up, then another. */
function bestRows(s: State, side: Seat, land: number, left: number): number {
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

/** One unit more: a cube and its price for what it can do there. */
function raisePromise(s: State, side: Seat, top: Frame): number {
  const { kind, polis, region, raised } = top.by as { kind: number; polis: number; region: number; raised: number };
  if (raised > 0) return 0;
  const start = worth(s, side);
  const good = has(s, kind === 0 ? METAL : WOOD, side) > 0 ? (kind === 0 ? METAL : WOOD) : SILVER;
  const at = good * 2 + side;
  s.goods[at]--;
  s.population[polis]--;
  if (kind === 2) s.port[side]++;
  else s.units[region * 2 + side]++;
  const gain = worth(s, side) - start;
  s.goods[at]++;
  s.population[polis]++;
  if (kind === 2) s.port[side]--;
  else s.units[region * 2 + side]--;
  return gain;
}

/** PO-F-k: what the best action brings whoever acts alone, with its price or once it is paid. */
function alonePromise(s: State, side: Seat): number {
  const paid = s.fee === 1;
  if (!paid && goodsOf(s, side) === 0) return 0;
  const best = Math.max(
    s.before === TRADE ? 0 : bestTrade(s, side),
    s.before === TAX ? 0 : bestTax(s, side),
    s.before === BESIEGE || prestigeOf(s, side) === 0 ? 0 : bestSiege(s, side),
    s.before === CIVIL_WAR ? 0 : bestCivilWar(s, side),
  );
  return paid ? WEIGHT.paid * best : WEIGHT.alone * Math.max(0, best - WEIGHT.fee);
}
function bestTrade(s: State, side: Seat): number {
  if (s.port[side] === 0 || !hasTradingPolis(s, side)) return 0;
  const seas = seasOfMerchants(s, side);
  const start = storesWorth(s, side);
  let best = 0;
  for (let space = 0; space < SPACES; space++) {
    if (!isOpen(s, side, space, seas)) continue;
    const price = priceOf(s, space);
    const asked = SPACE_ASKS[space] * 2 + side;
    if (s.goods[asked] >= price) best = Math.max(best, afterTrade(s, side, space, asked, price) - start);
    else if (SPACE_GIVES[space] === WHEAT && has(s, SILVER, side) >= SPACE_AMOUNT[space])
      best = Math.max(best, afterTrade(s, side, space, SILVER * 2 + side, SPACE_AMOUNT[space]) - start);
  }
  return best;
}
function afterTrade(s: State, side: Seat, space: number, paid: number, price: number): number {
  const bought = SPACE_GIVES[space] * 2 + side;
  s.goods[paid] -= price;
  s.goods[bought] += SPACE_AMOUNT[space];
  s.port[side]--;
  s.cargo[space] = side;
  const worth = storesWorth(s, side);
  s.goods[paid] += price;
  s.goods[bought] -= SPACE_AMOUNT[space];
  s.port[side]++;
  s.cargo[space] = NOBODY;
  return worth;
}
function bestTax(s: State, side: Seat): number {
  const start = storesWorth(s, side);
  let best = 0;
  for (let land = 0; land < TERRITORIES; land++) {
    const cost = taxCost(side, land);
    if (s.units[land * 2 + side] === 0 || prestigeOf(s, side) < cost || !mayTax(s, side, land)) continue;
    addPrestige(s, side, -cost);
    s.taxed[land] = side;
    best = Math.max(best, bestRows(s, side, land, collectors(s, side, land)) - start);
    s.taxed[land] = NOBODY;
    addPrestige(s, side, cost);
  }
  return best;
}
const lead = (s: State, side: Seat): number => worth(s, side) - worth(s, other(side));
function bestSiege(s: State, side: Seat): number {
  let best = 0;
  if (modifiersOf(s.event).siegeBan) return best;
  for (let polis = 0; polis < POLEIS; polis++) {
    const land = LIES_IN[polis];
    if (land < 0 || s.owner[polis] === side || CAPITAL_OF[polis] !== NOBODY) continue;
    const fort = fortOf(s, polis);
    const at = land * 2 + side;
    if (s.units[at] < fort || s.units[at] <= s.units[land * 2 + other(side)]) continue;
    const chance = fort === 1 ? 1 : (5 - fort) / 4;
    const start = lead(s, side);
    addPrestige(s, side, -1);
    s.units[at]--;
    const lost = chance < 1 ? lead(s, side) : 0;
    s.units[at]++;
    addPrestige(s, side, fort);
    const won = afterWinning(s, side, polis);
    addPrestige(s, side, 1 - fort);
    best = Math.max(best, chance * won + (1 - chance) * lost - start);
  }
  return best;
}
function bestCivilWar(s: State, side: Seat): number {
  const polis = s.proxenos[side];
  if (polis === CAPTURED || s.owner[polis] === side || CAPITAL_OF[polis] !== NOBODY) return 0;
  const cost = civilWarCost(s, side, polis);
  if (has(s, SILVER, side) < cost) return 0;
  const start = lead(s, side);
  const people = peopleOf(s, polis);
  s.goods[SILVER * 2 + side] -= cost;
  addPrestige(s, side, people);
  const gain = afterWinning(s, side, polis) - start;
  addPrestige(s, side, -people);
  s.goods[SILVER * 2 + side] += cost;
  return gain;
}
function afterWinning(s: State, side: Seat, polis: number): number {
  const { owner, population } = s;
  const [before, people] = [owner[polis], population[polis]];
  population[polis] = peopleOf(s, polis);
  owner[polis] = side;
  const won = lead(s, side);
  owner[polis] = before;
  population[polis] = people;
  return won;
}

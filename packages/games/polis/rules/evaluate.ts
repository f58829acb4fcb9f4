import { type Frame, NOBODY, type Seat } from '@polemos/kernel';
import { defend, type Fight } from './battle.ts';
import {
  BASE,
  CAPITAL,
  CAPITAL_OF,
  GOODS,
  isSea,
  LAST_ROUND,
  METAL,
  other,
  POLEIS,
  SEAS,
  SILVER,
  TERRITORIES,
  WHEAT,
  WOOD,
  YIELD,
} from './board.ts';
import { payment } from './build.ts';
import { CARDS, halfOf, MATCHED_BY, manoeuvreValue } from './cards.ts';
import { capOf, has, peopleOf, prestigeOf, totalPopulation } from './control.ts';
import { raising } from './create.ts';
import { TAX, TRADE } from './declare.ts';
import { civilWarCost } from './diplomacy.ts';
import { roomToGrow } from './end.ts';
import { marching, sailing } from './move.ts';
import { AT_END, AT_ONCE, PHIDIAS, PROJECTS } from './projects.ts';
import { ATTACKING, CAPTURED, COMPLETED, IN_HAND, type State } from './state.ts';
import { collecting, collectors, taxCost } from './tax.ts';
import { hasTradingPolis, seasOfMerchants } from './trade.ts';
import {
  gainWorth,
  goodsWorth,
  landWorth,
  mayTax,
  taxWorth,
  tradeWorth,
  WEIGHT,
  wheatInReach,
  wheatNeeded,
  wheatNextRound,
} from './worth.ts';

/** How good a state looks for a seat, 0 … 1: the expected lead, softened. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  const lead = worth(s, seat) - worth(s, other(seat)) + underWay(s, seat);
  return 0.01 + 0.98 / (1 + Math.exp(-lead / 7));
}

function worth(s: State, side: Seat): number {
  const need = wheatNeeded(s, side);
  const owed = s.turn === side && s.stack?.step === payment.index ? s.tally : null;
  return (
    totalPopulation(s, side) +
    prestigeWorth(s, side, need) +
    projectsWorth(s, side) +
    goodsWorth(s, side, owed) +
    foodWorth(s, side, need) +
    armsWorth(s, side, need) +
    seaWorth(s, side, need) +
    proxenosWorth(s, side)
  );
}

/** Prestige is a point each, but the last ones keep one in the game: PO-G-a, PO-G-b. */
function prestigeWorth(s: State, side: Seat, need: number): number {
  const prestige = prestigeOf(s, side);
  const reach = s.passed < 2 ? 0.7 * wheatInReach(s, side) : 0;
  const starving = s.population[CAPITAL[side]] - has(s, WHEAT, side) - reach - prestige - completing(s, side);
  const lostCapital = starving > -1 && !isFed(s, side) ? WEIGHT.capital * Math.min(1, (starving + 1) / 4) : 0;
  if (s.round === LAST_ROUND) return prestige - lostCapital;
  const left = prestige + comingPrestige(s, side) - (isFed(s, side) ? 0 : Math.max(0, 0.6 * (need - reach)));
  const ostracised =
    left < 1
      ? (s.passed < 2 ? 1 : 3) * (WEIGHT.ostracism + Math.min(3, 1 - left))
      : left < 3
        ? WEIGHT.lowPrestige * (3 - left) * 0.5
        : 0;
  return prestige - lostCapital - ostracised;
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
/** And great cities too, before the round is over. */
function comingPrestige(s: State, side: Seat): number {
  let sum = completing(s, side);
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

/** PO-E2, PO-E3: hunger costs a point each, more where prestige cannot pay for it; surplus makes people grow. */
function foodWorth(s: State, side: Seat, need: number): number {
  const people = totalPopulation(s, side);
  const over = isFed(s, side) ? has(s, WHEAT, side) : -need;
  const now =
    over >= 0
      ? Math.min(over, roomToGrow(s, side)) * WEIGHT.growth + 0.05 * over
      : hunger(need, s.passed < 2 ? wheatInReach(s, side) : 0, prestigeOf(s, side));
  // What will feed them in the next round, when the discs are off and the merchants back.
  if (s.round === LAST_ROUND) return now;
  const next = wheatNextRound(s, side);
  return now + WEIGHT.nextRound * Math.min(people + 3, next) - WEIGHT.upkeep * Math.max(0, people - next);
}
const hunger = (need: number, reach: number, prestige: number): number =>
  -WEIGHT.hunger * Math.max(0, need - WEIGHT.reach * reach) -
  WEIGHT.need * need -
  WEIGHT.unpaid * Math.max(0, need - 0.8 * reach - prestige);

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
    (s.passed < 2 ? WEIGHT.trade * tradeWorth(s, side, need) : 0)
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
  if (s.fee === 1) return sign * WEIGHT.alone * bestPromise(s, side);
  return 0;
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

/** The rows as filled so far, and the rest of the hoplites where they bring most. */
function taxPromise(s: State, side: Seat, top: Frame): number {
  const { territory } = top.by as { territory: number };
  const need = wheatNeeded(s, side);
  let sum = 0;
  let used = 0;
  for (let good = 0; good < GOODS; good++) {
    used += s.tally[good];
    if (s.tally[good] > 0) sum += gainWorth(s, side, good, YIELD[s.tally[good]], need);
  }
  sum += s.tally[GOODS];
  used += s.tally[GOODS];
  const left = collectors(s, side, territory) - used;
  // What is left fills up a row that is begun better than a new one: count it at two thirds.
  return sum + (left > 0 ? 0.67 * (taxWorth(s, side, territory, left, need) + 1) : 0);
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

/** The best collection or trade that the price of acting alone has just been paid for; not the one that he has just done. */
function bestPromise(s: State, side: Seat): number {
  const need = wheatNeeded(s, side);
  let best = s.before === TRADE ? 0 : tradeWorth(s, side, need);
  if (s.before === TAX) return best;
  for (let land = 0; land < TERRITORIES; land++)
    if (s.units[land * 2 + side] > 0 && mayTax(s, side, land) && prestigeOf(s, side) >= taxCost(side, land))
      best = Math.max(best, taxWorth(s, side, land, s.units[land * 2 + side], need));
  return best;
}

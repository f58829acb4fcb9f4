import { NOBODY, type Seat } from '@polemos/kernel';
import {
  CAPITAL_OF,
  FORT,
  LIES_IN,
  other,
  POLEIS,
  SILVER,
  SPACE_AMOUNT,
  SPACE_ASKS,
  SPACE_GIVES,
  SPACES,
  TERRITORIES,
  WHEAT,
} from '../../../../packages/games/polis/rules/components/board.ts';
import { addPrestige, goodsOf, has, peopleOf, prestigeOf } from '../../../../packages/games/polis/rules/components/control.ts';
import { collectors, taxCost } from '../../../../packages/games/polis/rules/military/tax.ts';
import { civilWarCost } from '../../../../packages/games/polis/rules/political/diplomacy.ts';
import { hasTradingPolis, priceOf, seasOfMerchants } from '../../../../packages/games/polis/rules/political/trade.ts';
import { BESIEGE, CIVIL_WAR, TAX, TRADE } from '../../../../packages/games/polis/rules/round/declare.ts';
import { CAPTURED, type State } from '../../../../packages/games/polis/rules/state.ts';
import { bestRows, lead, storesWorth } from './lead.ts';
import { isOpen, mayTax } from './provision.ts';
import { WEIGHT } from './worth.ts';

/** PO-F-k: what the best action brings whoever acts alone, with its price or once it is paid. */
export function alonePromise(s: State, side: Seat): number {
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
function bestSiege(s: State, side: Seat): number {
  let best = 0;
  for (let polis = 0; polis < POLEIS; polis++) {
    const land = LIES_IN[polis];
    if (land < 0 || s.owner[polis] === side || CAPITAL_OF[polis] !== NOBODY) continue;
    if (prestigeOf(s, side) < 1) continue;
    const fort = FORT[polis];
    const at = land * 2 + side;
    if (s.units[at] < fort || s.units[at] <= s.units[land * 2 + other(side)]) continue;
    const chance = fort === 1 ? 1 : (5 - fort) / 4;
    const start = lead(s, side);
    addPrestige(s, side, -1);
    s.units[at]--;
    const lost = chance < 1 ? lead(s, side) : 0;
    s.units[at]++;
    addPrestige(s, side, FORT[polis]);
    const won = afterWinning(s, side, polis);
    addPrestige(s, side, 1 - FORT[polis]);
    best = Math.max(best, chance * won + (1 - chance) * lost - start);
  }
  return best;
}
function bestCivilWar(s: State, side: Seat): number {
  const polis = s.proxenos[side];
  if (polis === CAPTURED || s.owner[polis] === side || CAPITAL_OF[polis] !== NOBODY) return 0;
  const cost = civilWarCost(s, polis);
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

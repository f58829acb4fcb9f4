import type { Frame, Seat } from '@polemos/kernel';
import { defend, type Fight } from '../rules/battle/battle.ts';
import { isSea, METAL, ORDER, other, SILVER, TERRITORIES, WOOD } from '../rules/components/board.ts';
import { CARDS, halfOf, MATCHED_BY, manoeuvreValue } from '../rules/components/cards.ts';
import { capOf, has } from '../rules/components/control.ts';
import { payment } from '../rules/development/build.ts';
import { raising } from '../rules/development/create.ts';
import { marching, sailing } from '../rules/military/move.ts';
import { assigned, collecting, collectors } from '../rules/military/tax.ts';
import { ATTACKING, IN_HAND, type State } from '../rules/state.ts';
import { alonePromise } from './alone.ts';
import { armsWorth, bestRows, lead, seaWorth, storesWorth, worth } from './lead.ts';
import { landWorth, WEIGHT, wheatNeeded } from './worth.ts';

/** How good a state looks for a seat, 0 … 1: the expected lead, softened. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome !== null) return s.outcome.score[seat];
  return 0.01 + 0.98 / (1 + Math.exp(-(lead(s, seat) + underWay(s, seat)) / 7));
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
  if (top.step === payment.index) return 0; // the tally is its bill, not rows that are collected
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

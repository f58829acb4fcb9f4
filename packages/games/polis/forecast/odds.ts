import type { Seat } from '@polemos/kernel';
import { isSea, other, PRESTIGE, REGION, SEATS, stuffId } from '../rules/components/board.ts';
import { CARD, CARDS, halfOf, matches, pairPrestige } from '../rules/components/cards.ts';
import type { View } from '../rules/view.ts';

/** What one assault will do, exactly: every hand that the other may hold counts once. */
export interface AttackOdds {
  readonly cards: readonly [string, string];
  /** Chances that the defender, answering as well as he can, loses 0, 1 or 2 units. */
  readonly losses: readonly [number, number, number];
  /** Units that fall, and prestige gained, on average. */
  readonly expectedLoss: number;
  readonly expectedPrestige: number;
}
/** What an answer to the cards on the table will do: no chance in it. */
export interface DefenceOutcome {
  readonly cards: readonly [string, string];
  readonly lost: number;
  readonly prestige: number;
}

const LOSS = 100; // the defender would rather give any prestige of an assault than a unit
/** By half of the attacker * all halves + half of the defender: units lost and prestige, in one number. */
const pairs = (doubled: boolean): Float64Array =>
  Float64Array.from({ length: 4 * CARDS * CARDS }, (_, key) => {
    const [attack, defence] = [Math.floor(key / (2 * CARDS)), key % (2 * CARDS)];
    return (matches(attack, defence) ? 0 : LOSS) + pairPrestige(attack, defence, doubled);
  });
const PAIRS = [pairs(false), pairs(true)];
/** The table of this battle: an event may double what the attacker gains. */
const pairsFor = (view: View, attacker: Seat): Float64Array => PAIRS[view.doubled.includes(SEATS[attacker]) ? 1 : 0];
const pair = (table: Float64Array, attack: number, defence: number): number => table[attack * 2 * CARDS + defence];
const lossOf = (sum: number): number => Math.round(sum / LOSS);
/** PO-R13, PO-R70: the attacker loses no more than he has, with what he has just gained. */
const prestigeOf = (sum: number, has: number): number => Math.max(0 - has, sum - lossOf(sum) * LOSS);
const heldBy = (view: View, attacker: Seat): number => view.goods[SEATS[attacker]][stuffId(PRESTIGE)];

/** The defender's best answer out of a hand, as losses and prestige in one number. */
function best(table: Float64Array, first: number, second: number, hand: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < hand.length; i++)
    for (let j = 0; j < hand.length; j++)
      if (i !== j) least = Math.min(least, pair(table, first, hand[i]) + pair(table, second, hand[j]));
  return least;
}

/** For the attacker: each two cards of the own hand against every hand that the defender may hold. */
export function attackOdds(view: View, seat: Seat, region: string): readonly AttackOdds[] {
  const atSea = isSea(REGION.at(region));
  const own = view.hand.map(id => CARD.at(id));
  const known = new Set([...view.hand, ...view.discarded, ...view.attacking]);
  const unseen = CARD.ids.flatMap((id, card) => (known.has(id) ? [] : [halfOf(card, atSea)]));
  const table = pairsFor(view, seat);
  const hand: number[] = new Array(view.held[SEATS[other(seat)]]).fill(0);
  const odds: AttackOdds[] = [];
  for (let i = 0; i < own.length; i++)
    for (let j = i + 1; j < own.length; j++) {
      const answer = (): number => best(table, halfOf(own[i], atSea), halfOf(own[j], atSea), hand);
      odds.push({ cards: [CARD.ids[own[i]], CARD.ids[own[j]]], ...overAllHands(hand, unseen, answer, heldBy(view, seat)) });
    }
  return odds;
}

/** Fills the hand with every choice of the unseen cards in turn, and sums up what each answers. */
function overAllHands(hand: number[], unseen: readonly number[], answer: () => number, held: number): Omit<AttackOdds, 'cards'> {
  const found = [0, 0, 0];
  let prestige = 0;
  let hands = 0;
  const size = hand.length;
  const deal = (from: number, dealt: number): void => {
    if (dealt === size) {
      const sum = answer();
      found[lossOf(sum)]++;
      prestige += prestigeOf(sum, held);
      hands++;
      return;
    }
    for (let at = from; at <= unseen.length - (size - dealt); at++) {
      hand[dealt] = unseen[at];
      deal(at + 1, dealt + 1);
    }
  };
  deal(0, 0);
  const losses = found.map(count => count / hands) as unknown as readonly [number, number, number];
  return { losses, expectedLoss: losses[1] + 2 * losses[2], expectedPrestige: prestige / hands };
}

/** For the defender: what each answer will do. */
export function defenceOutcomes(view: View, seat: Seat, region: string): readonly DefenceOutcome[] {
  const atSea = isSea(REGION.at(region));
  const table = pairsFor(view, other(seat));
  const held = heldBy(view, other(seat));
  const [first, second] = view.attacking.map(id => halfOf(CARD.at(id), atSea));
  return view.hand.flatMap(one =>
    view.hand.flatMap(two => {
      if (one === two) return [];
      const sum = pair(table, first, halfOf(CARD.at(one), atSea)) + pair(table, second, halfOf(CARD.at(two), atSea));
      return [{ cards: [one, two] as const, lost: lossOf(sum), prestige: prestigeOf(sum, held) }];
    }),
  );
}

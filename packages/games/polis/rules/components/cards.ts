import { type RuleId, things } from '@polemos/kernel';
import data from '../../data/combat-deck.json' with { type: 'json' };

/** PO-C-e: one deck for land and sea. */
export const CARD = things(
  'card',
  data.cards.map(({ id }) => id),
);
export const CARDS = CARD.size;

/** PO-B-j: by card, the formation of its land half, and after all cards that of its naval half. */
const FORMATIONS = [...new Set([...data.landFormations, ...data.navalFormations].map(({ id }) => id))];
const formation = (id: string): number => FORMATIONS.indexOf(id);
const MERCENARIES = formation('mercenaries');
const SALPINX = formation('salpinx');
const halves = [...data.cards.map(({ land }) => land), ...data.cards.map(({ naval }) => naval)];
const FORMATION = halves.map(half => formation(half.formation));
const VALUE = halves.map(({ value }) => value); // PO-B-k

/** PO-B-i: which half of a card is read. */
export const halfOf = (card: number, atSea: boolean): number => (atSea ? CARDS + card : card);
export const manoeuvreValue = (half: number): number => VALUE[half];
export const formationId = (half: number): string => FORMATIONS[FORMATION[half]];
export const manoeuvreId = (half: number): string => halves[half].manoeuvre;

/** PO-B-l, o, p, q: whether the defender's card matches the attacker's. */
export function matches(attack: number, defence: number): boolean {
  if (FORMATION[attack] === SALPINX) return false; // PO-B-q
  if (FORMATION[attack] === MERCENARIES) return true; // PO-B-p
  return FORMATION[attack] === FORMATION[defence] || FORMATION[defence] === MERCENARIES; // PO-B-o
}
/** PO-B-m, n: what one pair brings the attacker in prestige. PO-R62: an event may double a gain, never a loss. */
export function pairPrestige(attack: number, defence: number, doubled = false): number {
  const value = matches(attack, defence) ? Math.max(0, VALUE[attack] - VALUE[defence]) : VALUE[attack]; // PO-R8, PO-R9
  return doubled && value > 0 ? value * 2 : value;
}
/** What decides a pair: the two special cards by their own rules, the rest by matched or not. */
export function ruleOfPair(attack: number, defence: number): RuleId {
  if (FORMATION[attack] === SALPINX) return 'PO-B-q';
  if (FORMATION[attack] === MERCENARIES) return 'PO-B-p';
  if (FORMATION[defence] === MERCENARIES) return 'PO-B-o';
  return matches(attack, defence) ? 'PO-B-n' : 'PO-B-m';
}

/** By half: how likely one card of the whole deck matches it. */
export const MATCHED_BY: readonly number[] = halves.map((_, attack) => {
  const first = attack < CARDS ? 0 : CARDS;
  let found = 0;
  for (let card = 0; card < CARDS; card++) if (first + card !== attack && matches(attack, first + card)) found++;
  return found / (CARDS - 1);
});

import { Fate, NOBODY } from '@polemos/kernel';
import type { Side } from '../position/public.ts';
import {
  bit,
  FORT,
  isSea,
  LARGEST_LOAD,
  LAST_ROUND,
  POLIS,
  REGION,
  SEA,
  SEATS,
  SPACE,
  SPACE_AMOUNT,
  TERRITORY,
} from '../rules/components/board.ts';
import { CARD, halfOf, matches, pairPrestige } from '../rules/components/cards.ts';
import { capOf, landsHeld, seasHeld } from '../rules/components/control.ts';
import { modifiersOf } from '../rules/events/modifiers.ts';
import { priceOf } from '../rules/political/trade.ts';
import { SCENARIOS } from '../rules/scenarios.ts';
import type { State } from '../rules/state.ts';
import { imagine, type View } from '../rules/view.ts';

/** What the rules make of a position as it stands, for a screen: in ids, events of the round included. */
export interface Facts {
  /** PO-K-e: who controls each territory and sea. */
  readonly control: Readonly<Record<string, Side | null>>;
  /** The siege value of each polis in this round. */
  readonly fort: Readonly<Record<string, number>>;
  /** PO-9-l: the price of each shipload in the good it asks for. */
  readonly price: Readonly<Record<string, number>>;
  /** PO-9-b: whether it can be had in this round. */
  readonly open: Readonly<Record<string, boolean>>;
  /** The shipload spaces that the event of the round closes. */
  readonly closed: readonly string[];
  /** PO-K-i */
  readonly cap: number;
  /** PO-X1-a: whether the scenario has events at all. */
  readonly events: boolean;
  /** PO-E-b: how many phases end the round. */
  readonly phases: number;
}

/** A full state that shows what the view shows. What is hidden in it is nothing that a screen looks at. */
export const stateOf = (view: View): State => imagine(view, NOBODY)(new Fate(0));

const each = <X>(ids: readonly string[], of: (index: number) => X): Readonly<Record<string, X>> =>
  Object.fromEntries(ids.map((id, index) => [id, of(index)]));

export function facts(view: View): Facts {
  const s = stateOf(view);
  const holder =
    (held: readonly number[]) =>
    (place: number): Side | null =>
      SEATS.find((_, side) => (held[side] & bit(place)) !== 0) ?? null;
  const lands = holder([landsHeld(s, 0), landsHeld(s, 1)]);
  const seas = holder([seasHeld(s, 0), seasHeld(s, 1)]);
  return {
    control: { ...each(TERRITORY.ids, lands), ...each(SEA.ids, seas) },
    fort: each(POLIS.ids, polis => FORT[polis]),
    price: each(SPACE.ids, space => priceOf(s, space)),
    open: each(SPACE.ids, space => SPACE_AMOUNT[space] <= LARGEST_LOAD[s.round]),
    closed: SPACE.ids.filter((_, space) => (modifiersOf(s.event).closedSpaces & bit(space)) !== 0),
    cap: capOf(s),
    events: SCENARIOS[s.scenario].events,
    phases: s.round === LAST_ROUND ? 4 : 6,
  };
}

/** PO-B-l … q: what two cards do to each other in a region. */
export interface PairOutcome {
  readonly matched: boolean;
  readonly lost: number;
  readonly prestige: number;
}
/** What counts of the attacker: PO-R62: with or without a great commander; PO-R13: what he has can be lost, no more. */
export interface Attacker {
  readonly doubled: boolean;
  readonly prestige: number;
}
/** What the own cards come to against those that the other has laid, in their order. PO-R13: the second finds the prestige that the first has left. */
export function answered(view: View, attacker: Side, cards: readonly string[], region: string): readonly PairOutcome[] {
  const doubled = view.doubled.includes(attacker);
  let { prestige } = view.goods[attacker];
  return cards.map((card, i) => {
    const outcome = pairOutcome(view.attacking[i], card, region, { doubled, prestige });
    prestige += outcome.prestige;
    return outcome;
  });
}
export function pairOutcome(attack: string, defence: string, region: string, { doubled, prestige }: Attacker): PairOutcome {
  const atSea = isSea(REGION.at(region));
  const [a, d] = [halfOf(CARD.at(attack), atSea), halfOf(CARD.at(defence), atSea)];
  const matched = matches(a, d);
  return { matched, lost: matched ? 0 : 1, prestige: Math.max(0 - prestige, pairPrestige(a, d, doubled)) };
}

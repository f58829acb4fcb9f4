import { type Fate, NOBODY, type Seat } from '@polemos/kernel';
import { type BySide, deckSize, handOf, type PublicView, publicView, restore } from '../position/public.ts';
import { SEATS } from './components/board.ts';
import { CARD, CARDS } from './components/cards.ts';
import { SCENARIO } from './scenarios.ts';
import { clone, emptyState, GONE, IN_DECK, IN_HAND, type State } from './state.ts';

/** What a seat may know: all but the cards in the other hand and those in the deck. PO-B-y */
export interface View extends PublicView {
  /** The own combat cards, in the order of the deck's list. */
  readonly hand: readonly string[];
  readonly held: BySide<number>;
  readonly deck: number;
}

export const view = (s: State, seat: Seat): View => ({
  ...publicView(s),
  hand: seat === NOBODY ? [] : handOf(s, seat),
  held: { sparta: handOf(s, 0).length, athens: handOf(s, 1).length },
  deck: deckSize(s),
});

/** Worlds that the seat cannot tell from the true one: the cards it does not see are dealt anew. */
export function imagine(seen: View, seat: Seat): (fate: Fate) => State {
  const known = emptyState();
  known.scenario = SCENARIO.at(seen.scenario);
  known.project.fill(GONE);
  restore(known, seen);
  for (const id of seen.hand) known.card[CARD.at(id)] = IN_HAND + seat;
  const hidden: number[] = [];
  for (let card = 0; card < CARDS; card++) if (known.card[card] === IN_DECK) hidden.push(card);
  const others = SEATS.flatMap((side, other) => (other === seat ? [] : [{ other, count: seen.held[side] }]));
  return fate => {
    const state = clone(known);
    let left = hidden.length;
    for (const { other, count } of others)
      for (let n = 0; n < count; n++) {
        const at = fate.generator.below(left);
        const card = hidden[at];
        hidden[at] = hidden[--left];
        hidden[left] = card;
        state.card[card] = IN_HAND + other;
      }
    return state;
  };
}

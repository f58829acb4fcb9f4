import type { RuleId } from '@polemos/kernel';
import { readOpen } from '../position/public.ts';
import { CARTHAGE, DEMOCRATS, FACTION, METRO, ZONES } from '../rules/materials/board.ts';
import { quartersHeld, territories } from '../rules/materials/control.ts';
import { AT_ONCE, CARTHAGE_BELOW, sicilian, TERRITORIES_TO_WIN, TURNS_TO_WIN } from '../rules/victory/victory.ts';
import type { View } from '../rules/view.ts';

/** How many there are, and how many it takes. */
export interface Counted {
  readonly has: number;
  readonly needs: number;
}
/** How far a faction is from the victory that ends the match at once (TI-IX-a). */
export interface Winning {
  readonly rule: RuleId;
  /** Land zones of Syracuse in its own hands. */
  readonly zones: Counted;
  /** Ends of turns in a row with all of them; null: it need not wait. */
  readonly turns: Counted | null;
  /** TI-R54: territories, Syracuse counting as one; null: they do not matter. */
  readonly territories: Counted | null;
  /** TI-FD-k: territories of Sicily that Carthage holds, and how many are too many; null: they do not matter. */
  readonly carthage: { readonly has: number; readonly tooMany: number } | null;
}
export function winning(view: View, seat: string): Winning {
  const s = readOpen(view);
  const faction = FACTION.at(seat);
  const isCarthage = faction === CARTHAGE;
  return {
    rule: AT_ONCE[faction],
    zones: { has: quartersHeld(s, faction), needs: ZONES - METRO },
    turns: isCarthage ? null : { has: s.run[faction], needs: TURNS_TO_WIN },
    territories: isCarthage ? { has: territories(s, faction), needs: TERRITORIES_TO_WIN } : null,
    carthage: faction === DEMOCRATS ? { has: sicilian(s, CARTHAGE), tooMany: CARTHAGE_BELOW } : null,
  };
}

import { readOpen } from '../position/public.ts';
import { FACTION, FACTIONS } from '../rules/materials/board.ts';
import { areAllied } from '../rules/materials/control.ts';
import { hasJoint, hasPassage, hasTruce } from '../rules/talks/treaties.ts';
import type { View } from '../rules/view.ts';

/** What binds two factions now (TI-R2, TI-R83); a truce and a right of passage with the turn until which they hold. */
export interface Bonds {
  readonly allied: boolean;
  readonly truce: number | null;
  readonly passage: number | null;
  readonly joint: boolean;
}
export function bondsOf(view: View, one: string, other: string): Bonds {
  const s = readOpen(view);
  const [a, b] = [FACTION.at(one), FACTION.at(other)];
  const passages = [
    [a, b],
    [b, a],
  ].flatMap(([host, guest]) => (hasPassage(s, host, guest) ? [s.passage[host * FACTIONS + guest]] : []));
  return {
    allied: a !== b && areAllied(s, a, b),
    truce: hasTruce(s, a, b) ? s.truce[a * FACTIONS + b] : null,
    passage: passages.length === 0 ? null : Math.max(...passages),
    joint: hasJoint(s, a, b),
  };
}

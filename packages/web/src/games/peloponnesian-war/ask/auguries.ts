import type { View } from '@polemos/peloponnesian-war';
import { augury as promised } from '@polemos/peloponnesian-war/forecast';
import type { Side } from '../map/board.ts';

export interface Augury {
  readonly by: number;
  /** The highest sum that is favourable. */
  readonly most: number;
  readonly rule: string;
  readonly chance: number;
}
/** What is added to the die of the auguries, and by which rule: PW-5.3.1-c alone, PW-11-f for two, PW1-4.3-a in the first edition. */
export function augury(view: View, side: Side): Augury | { readonly none: string } {
  const found = promised(view, side);
  if ('none' in found) return found;
  const { by, most, rule } = found;
  return { by, most, rule, chance: Math.max(0, Math.min(6, most - by)) / 6 };
}

import { stateOf, type View } from '../position/view.ts';
import { auguryOf, needsNone } from '../rules/operations/operation.ts';
import { SIDE } from '../rules/terms/units.ts';

/** What the auguries promise a side. */
export interface Augury {
  /** What is added to the die. */
  readonly by: number;
  /** The highest sum that is favourable. */
  readonly most: number;
  readonly rule: string;
  /** Of a favourable answer, in [0, 1]. */
  readonly chance: number;
}
/** PW-5.3.1, PW-11-f, PW1-4.3-a; `none`: they are not asked. */
export function augury(view: View, side: string): Augury | { readonly none: string } {
  const s = stateOf(view, view.scenario);
  if (needsNone(s, SIDE.at(side))) return { none: 'PW-10.5.4.6-III-e' };
  const { rule, modifiers, from } = auguryOf(s, SIDE.at(side));
  const by = modifiers.reduce((sum, one) => sum + one.by, 0);
  const good = [1, 2, 3, 4, 5, 6].filter(die => die + by < from);
  return { by, most: from - 1, rule: modifiers[0]?.rule ?? rule, chance: good.length / 6 };
}

import type { Action, GameText, Marked } from '@polemos/kernel';

/** An undertaking in words: what it is for, and how it is done. */
export interface PlanWords {
  readonly title: Marked;
  /** The other steps in their order, each once. */
  readonly steps: readonly Marked[];
}

/** The step that names what it is all for says most; the first is often only "another operation". */
export function planWords(actions: readonly Action[], text: GameText): PlanWords {
  const said = actions.map(action => text.actions[action.type]?.(action) ?? action.type);
  const aim = Math.max(
    0,
    actions.findIndex(action => Object.keys(action).length > 1),
  );
  const title = said[aim] ?? '';
  return { title, steps: [...new Set(said.filter((one, i) => i !== aim && one !== title))] };
}

/** One sentence of several steps. */
export const inOneLine = (steps: readonly Marked[]): Marked =>
  steps.map((one, i) => (i === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1))).join('; ');

/** A chance as so many times in as few as say it well: 0.4 is 2 in 5. What is rarer than that is once in so many. */
export function inWords(chance: number): readonly [times: number, of: number] {
  if (chance < SELDOM) return [1, Math.round(1 / chance)];
  for (let of = 2; of < MOST_TIMES; of++) {
    const times = Math.round(chance * of);
    if (times > 0 && times < of && Math.abs(times / of - chance) <= NEAR) return [times, of];
  }
  return [MOST_TIMES - 1, MOST_TIMES];
}
const SELDOM = 0.2;
const MOST_TIMES = 10;
const NEAR = 0.03;

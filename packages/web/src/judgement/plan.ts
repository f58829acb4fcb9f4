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

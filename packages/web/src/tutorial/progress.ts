/** How far somebody has come, kept by the browser: lessons done, and where one was left, by game and lesson. */
const SHELF = 'polemos.lessons';
export interface Progress {
  readonly done: readonly string[];
  /** Moves made in lessons that were left. */
  readonly left: Readonly<Record<string, number>>;
  /** The match of the lesson that is open: not one to be listed at home. */
  readonly match: string | null;
}
const NONE: Progress = { done: [], left: {}, match: null };
const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export function progress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(SHELF) ?? 'null') as Partial<Progress> | null;
    return {
      done: Array.isArray(kept?.done) ? kept.done.filter(one => typeof one === 'string') : [],
      left: typeof kept?.left === 'object' && kept.left !== null ? kept.left : {},
      match: typeof kept?.match === 'string' ? kept.match : null,
    };
  } catch {
    return NONE;
  }
}
function keep(next: Partial<Progress>): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify({ ...progress(), ...next }));
  } catch {
    // A browser that keeps nothing begins again.
  }
}
export const isDone = (game: string, lesson: string): boolean => progress().done.includes(nameOf(game, lesson));
export const leftAt = (game: string, lesson: string): number => {
  const at = progress().left[nameOf(game, lesson)];
  return Number.isInteger(at) && at > 0 ? at : 0;
};
export function keepPlace(game: string, lesson: string, moves: number): void {
  const { [nameOf(game, lesson)]: _, ...left } = progress().left;
  keep({ left: moves > 0 ? { ...left, [nameOf(game, lesson)]: moves } : left });
}
export function keepDone(game: string, lesson: string): void {
  const name = nameOf(game, lesson);
  const { [name]: _, ...left } = progress().left;
  keep({ done: [...new Set([...progress().done, name])], left });
}
export const keepMatch = (match: string | null): void => keep({ match });

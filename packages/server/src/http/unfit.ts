/** PostgreSQL keeps every character but this one: where it may stand, somebody else's transaction fails. */
const NUL = '\u0000';
/** Nothing that is said here goes as deep. Whoever walks what was read may then do so by recursion. */
const DEEPEST = 100;

/** What must not stand in anything that was read from JSON: the character, in a name or a value; nesting without end. */
export function unfitIn(value: unknown, depth = 0): 'nul' | 'depth' | null {
  if (typeof value === 'string') return value.includes(NUL) ? 'nul' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return 'depth';
  if (Array.isArray(value)) {
    for (const one of value) {
      const unfit = unfitIn(one, depth + 1);
      if (unfit !== null) return unfit;
    }
    return null;
  }
  for (const key in value) {
    const unfit = key.includes(NUL) ? 'nul' : unfitIn((value as Readonly<Record<string, unknown>>)[key], depth + 1);
    if (unfit !== null) return unfit;
  }
  return null;
}

/** What is no sentence: marks, dice, rule ids, icons. */
const KEPT = /(\[\[die \S+ \d+\]\]|\{\{.+?\}\}|\b[A-Z]{2}\d?-[A-Z]{0,3}\d*[\w.-]*\b)/;
const twice = (text: string): string =>
  text
    .split(KEPT)
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/\p{L}/gu, '$&$&')))
    .join('');

/** The same catalogue with the letters of all that it says doubled: `Athens` is `AAtthheennss`. */
export function doubled<T>(said: T): T {
  if (typeof said === 'string') return twice(said) as T;
  if (typeof said === 'function') return ((...given: readonly unknown[]) => doubled(said(...given))) as T;
  if (Array.isArray(said)) return said.map(doubled) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, doubled(value)])) as T;
}

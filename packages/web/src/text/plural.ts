import type { Language } from '@polemos/kernel';

/** One or several, as the language counts: `plural(n, 'One rule found', `${n} rules found`)`. */
export function pluralOf(language: Language): (n: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (n, one, other) => (rules.select(n) === 'one' ? one : other);
}

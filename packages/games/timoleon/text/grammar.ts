import type { Language } from '@polemos/kernel';

/** How a kind of place stands in a sentence: at it, to it, from it, of it, by itself. `{x}` is its name. */
export type Where = readonly [at: string, to: string, from: string, of: string, bare: string];
export type PlaceKind = 'land' | 'port' | 'sea' | 'gulf' | 'named' | 'hills' | 'march';
/** One and many of something that is counted, and its gender where that matters. */
export type Noun = readonly [one: string, many: string, gender?: 'f'];

const CASES = ['at', 'to', 'from', 'of', 'bare'] as const;
export type Case = (typeof CASES)[number];

/** Those who are many: verbs follow them so. */
export const isMany = (id: unknown): boolean =>
  Array.isArray(id)
    ? id.length > 1 || id.some(isMany)
    : id === 'timoleon' || id === 'sicans' || id === 'sicels' || id === 'neutral';

/** Factions that are called by a man’s name; Carthage is a city, the Democrats are many. */
export const isMan = (id: unknown): boolean => id === 'hicetas' || id === 'dionysius';

function kindOf(id: string, name: string): PlaceKind {
  if (id === 'march') return 'march';
  if (id.endsWith('.port')) return 'port';
  if (id.startsWith('sea_')) return /^g/i.test(name) ? 'gulf' : 'sea';
  if (id === 'nebrodi') return 'hills';
  return /^syr_(?:market|great_harbour|small_harbour)$/.test(id) ? 'named' : 'land';
}
/** A place with the small words before it. Seas are written small inside a sentence; a city is called as its land. */
export function placed(
  form: Case,
  id: string,
  zones: Readonly<Record<string, string>>,
  where: Readonly<Record<PlaceKind, Where>>,
) {
  const zone = (zones[id.split('.')[0]] ?? id).replace(/ \(.*\)$/, '');
  const kind = kindOf(id, zone);
  const name = kind === 'sea' || kind === 'gulf' || /^Mont[is] /.test(zone) ? zone.charAt(0).toLowerCase() + zone.slice(1) : zone;
  return where[kind][CASES.indexOf(form)].replace('{x}', name);
}

/** Kept: to make one takes as long as to ask it a hundred times, and every force on the map asks. */
const PLURALS = new Map<Language, Intl.PluralRules>();
function pluralsOf(language: Language): Intl.PluralRules {
  const kept = PLURALS.get(language) ?? new Intl.PluralRules(language);
  PLURALS.set(language, kept);
  return kept;
}

/** Many of a kind, with the article before them. Italian has three: *gli opliti, i fanti, le guardie*. */
export function allOf(unit: string, words: Parameters<typeof nounOf>[2]): string {
  const noun = nounOf(unit, 2, words);
  if (words.language !== 'it') return `${words.language === 'en' ? 'the' : 'les'} ${noun}`;
  const isFeminine = words.nouns[unit.replace('-discontented', '')]?.[2] === 'f';
  return `${isFeminine ? 'le' : /^(?:[aeiou]|gn|z|s[^aeiou])/i.test(noun) ? 'gli' : 'i'} ${noun}`;
}

/** So many of a kind, discontented ones too: the adjective has the number and the gender of its noun. */
export function nounOf(
  unit: string,
  count: number,
  {
    language,
    nouns,
    adjective,
  }: { readonly language: Language; readonly nouns: Readonly<Record<string, Noun>>; readonly adjective: readonly string[] },
): string {
  const cross = unit.endsWith('-discontented');
  const [one, many, gender] = nouns[unit.replace('-discontented', '')] ?? [unit, unit];
  const isOne = pluralsOf(language).select(count) === 'one';
  const noun = isOne ? one : many;
  if (!cross) return noun;
  return language === 'en' ? `${adjective[0]} ${noun}` : `${noun} ${adjective[(gender === 'f' ? 2 : 0) + (isOne ? 0 : 1)]}`;
}

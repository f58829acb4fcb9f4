import type { Language } from './text.ts';

/** Italian: what a preposition becomes before each article. */
const ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  di: { il: 'del', lo: 'dello', la: 'della', i: 'dei', gli: 'degli', le: 'delle', 'l’': 'dell’' },
  a: { il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle', 'l’': 'all’' },
  da: { il: 'dal', lo: 'dallo', la: 'dalla', i: 'dai', gli: 'dagli', le: 'dalle', 'l’': 'dall’' },
  in: { il: 'nel', lo: 'nello', la: 'nella', i: 'nei', gli: 'negli', le: 'nelle', 'l’': 'nell’' },
  su: { il: 'sul', lo: 'sullo', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle', 'l’': 'sull’' },
};
/** French likewise; the others stay as they are. */
const CONTRACTED: Readonly<Record<string, string>> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };
/** As the word before was written: with a capital where it began a sentence. */
const like = (small: string, word: string): string =>
  /^\p{Lu}/u.test(small) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/**
 * What becomes of a small word before the name that a sentence sets in. French elides (« de Athènes » is « d’Athènes ») and
 * contracts (« à les Démocrates » is « aux Démocrates »); Italian contracts too («di la Coalizione», «a l’Oro»), and adds a d between
 * like vowels («a Atene»). Marks for what stands out may come between. French sets spaces that do not break before its
 * colons, semicolons and marks, whichever were typed.
 */
const JOINED: Readonly<Record<Language, (said: string) => string>> = {
  en: said => said,
  it: said =>
    said
      .replace(
        /(?<!\p{L})([dD]i|[aA]|[dD]a|[iI]n|[sS]u) (\*\*)?(?:(il|lo|la|i|gli|le) (?=(?:\*\*)?\p{L})|(l’)(?=(?:\*\*)?\p{L}))/gu,
        (_, small: string, bold = '', article: string | undefined, elided: string | undefined) =>
          `${like(small, ARTICLES[small.toLowerCase()][article ?? elided ?? ''])}${elided ? '' : ' '}${bold}`,
      )
      .replace(/(?<!\p{L})([aA]) (\*\*)?(?=[aA]\p{L})/gu, (_, small, bold = '') => `${small}d ${bold}`)
      .replace(/(?<!\p{L})([eE]) (\*\*)?(?=[eE]\p{L})/gu, (_, small, bold = '') => `${small}d ${bold}`),
  fr: said =>
    said
      .replace(
        /(?<!\p{L})([dD]e|[àÀ]) (\*\*)?([lL]es?) (?=(?:\*\*)?(?:\p{Lu}|(?:neutres|monts|cap|golfe|îles|port)(?!\p{L})))/gu,
        (_, small: string, bold = '', article: string) =>
          `${like(small, CONTRACTED[`${small.toLowerCase()} ${article.toLowerCase()}`])} ${bold}`,
      )
      .replace(
        /(?<!\p{L})([dD]|(?:[lL]ors|[pP]uis)?[qQ]u)e (\*\*)?(?=[AÀÂEÉÈÊIÎOÔŒUaàâeéèêiîoôœu]|H\p{L}|hoplit|huil)/gu,
        (_, small, bold = '') => `${small}’${bold}`,
      )
      .replace(/ (?=:(?: |$|\*))|(?<=«) | (?=»)/gu, '\u00a0')
      .replace(/ (?=[;!?](?: |$|\*|\u00a0))/gu, '\u202f'),
};

export const joined = (said: string, language: Language): string => JOINED[language](said);

/** One catalogue whose every sentence, also those that are made when they are needed, is joined as its language does. */
export const joinedThroughout = <Words>(words: Words, language: Language): Words =>
  language === 'en' ? words : (throughout(words, JOINED[language]) as Words);

/** Catalogues whose every sentence, also those that are made when they are needed, is joined as its language does. */
export const euphonic = <Words>(catalogues: Readonly<Record<Language, Words>>): Readonly<Record<Language, Words>> => ({
  en: catalogues.en,
  it: joinedThroughout(catalogues.it, 'it'),
  fr: joinedThroughout(catalogues.fr, 'fr'),
});

function throughout(words: unknown, say: (said: string) => string): unknown {
  if (typeof words === 'string') return say(words);
  if (typeof words === 'function') return (...about: readonly unknown[]) => throughout(words(...about), say);
  if (Array.isArray(words)) return words.map(word => throughout(word, say));
  if (typeof words === 'object' && words !== null && Object.getPrototypeOf(words) === Object.prototype)
    return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, throughout(word, say)]));
  return words;
}

/** Sparta’s, but Athens’ and Archidamus’: classical names in -s take the apostrophe alone. English only. */
export const possessive = (name: string): string => `${name}’${name.endsWith('s') ? '' : 's'}`;

import type { Language } from './text.ts';

/**
 * What becomes of a small word before the name that a sentence sets in: French elides (« de Athènes » is « d’Athènes »),
 * Italian adds a d between like vowels («a Atene» is «ad Atene»). Marks for what stands out may come between.
 */
const JOINED: Readonly<Record<Language, (said: string) => string>> = {
  en: said => said,
  it: said =>
    said
      .replace(/(?<!\p{L})([aA]) (\*\*)?(?=A\p{L})/gu, (_, small, bold = '') => `${small}d ${bold}`)
      .replace(/(?<!\p{L})([eE]) (\*\*)?(?=E\p{L})/gu, (_, small, bold = '') => `${small}d ${bold}`),
  fr: said =>
    said.replace(
      /(?<!\p{L})([dD]|(?:[lL]ors|[pP]uis)?[qQ]u)e (\*\*)?(?=[AÀÂEÉÈÊIÎOÔUaàâeéèêiîoôu]|H\p{L}|hoplit|huil)/gu,
      (_, small, bold = '') => `${small}’${bold}`,
    ),
};

export const joined = (said: string, language: Language): string => JOINED[language](said);

/** Catalogues whose every sentence, also those that are made when they are needed, is joined as its language does. */
export const euphonic = <Words>(catalogues: Readonly<Record<Language, Words>>): Readonly<Record<Language, Words>> => ({
  en: catalogues.en,
  it: throughout(catalogues.it, JOINED.it) as Words,
  fr: throughout(catalogues.fr, JOINED.fr) as Words,
});

function throughout(words: unknown, say: (said: string) => string): unknown {
  if (typeof words === 'string') return say(words);
  if (typeof words === 'function') return (...about: readonly unknown[]) => throughout(words(...about), say);
  if (Array.isArray(words)) return words.map(word => throughout(word, say));
  if (typeof words === 'object' && words !== null && Object.getPrototypeOf(words) === Object.prototype)
    return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, throughout(word, say)]));
  return words;
}

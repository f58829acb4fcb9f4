import type { GameText, Language } from '@polemos/kernel';
import { LANGUAGES } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import { BATTLE_WORDS, WORDS, type Words } from '@polemos/peloponnesian-war/screens';
import { inFallOfSparta } from '@polemos/peloponnesian-war/text';
import { text, textIn } from './text.ts';

type Saying = (...about: readonly unknown[]) => unknown;

/** PW-10.5: in The Fall of Sparta the side of Athens is the Coalition, with the article that a sentence needs. */
function renamed<W extends object>(words: W, language: Language): W {
  const { label, mark, say } = inFallOfSparta(language);
  const saying =
    (of: Saying): Saying =>
    (...about) => {
      const said = of(...about.map(one => (one === label ? mark : one)));
      return typeof said === 'string' ? say(said) : said;
    };
  const within = (words: object): object =>
    Object.fromEntries(
      Object.entries(words).map(([key, of]) => [
        key,
        typeof of === 'function' ? saying(of) : typeof of === 'object' && of !== null && !Array.isArray(of) ? within(of) : of,
      ]),
    );
  return within(words) as W;
}
const wordsWithCoalition = (language: Language): Words => ({
  ...renamed(WORDS[language], language),
  sides: { ...WORDS[language].sides, athens: inFallOfSparta(language).label },
});
const COALITION: Readonly<Record<Language, Words>> = {
  en: wordsWithCoalition('en'),
  it: wordsWithCoalition('it'),
  fr: wordsWithCoalition('fr'),
};
const COALITION_BATTLE: typeof BATTLE_WORDS = {
  en: renamed(BATTLE_WORDS.en, 'en'),
  it: renamed(BATTLE_WORDS.it, 'it'),
  fr: renamed(BATTLE_WORDS.fr, 'fr'),
};

interface OfMatch {
  readonly view: Pick<View, 'scenario'>;
  readonly language: Language;
}
const isLate = (scenario: string): boolean => scenario === 'fall-of-sparta';
/** The words of a scenario, and of a match. */
export const wordsIn = (scenario: string, language: Language): Words => (isLate(scenario) ? COALITION : WORDS)[language];
export const wordsOf = ({ view, language }: OfMatch): Words => wordsIn(view.scenario, language);
export const battleWordsOf = ({ view, language }: OfMatch): (typeof BATTLE_WORDS)[Language] =>
  (isLate(view.scenario) ? COALITION_BATTLE : BATTLE_WORDS)[language];

/** The language and the words that belong to a catalogue. */
export function wordsWith(catalogue: GameText): { readonly language: Language; readonly words: Words } {
  const language = LANGUAGES.find(one => text[one] === catalogue);
  if (language !== undefined) return { language, words: WORDS[language] };
  const late = LANGUAGES.find(one => textIn['fall-of-sparta'][one] === catalogue) ?? 'en';
  return { language: late, words: COALITION[late] };
}

import { type GameText, LANGUAGES, type Language } from '@polemos/kernel';
import { WORDS } from '@polemos/peloponnesian-war/screens';
import { text as rules, textIn as rulesIn } from '@polemos/peloponnesian-war/text';

type Catalogues = Readonly<Record<Language, GameText>>;
/** The catalogue of the rules, with the names that only screens need. */
const catalogue = (of: GameText, language: Language): GameText => ({
  ...of,
  names: {
    ...of.names,
    seat: { ...WORDS[language].sides, ...of.names.seat },
    tab: { strategy: WORDS[language].strategy, points: WORDS[language].pointsTab },
  },
});
const all = (of: Catalogues): Catalogues =>
  Object.fromEntries(LANGUAGES.map(language => [language, catalogue(of[language], language)])) as Record<Language, GameText>;

export const text: Catalogues = all(rules);
/** By scenario, where the sides have other names. */
export const textIn: Readonly<Record<string, Catalogues>> = Object.fromEntries(
  Object.entries(rulesIn).map(([scenario, of]) => [scenario, all(of)]),
);

import type { GameText, Language } from '@polemos/kernel';
import { text as rules } from '@polemos/peloponnesian-war/text';
import { WORDS } from './words.ts';

/** The catalogue of the rules, with the names that only screens need. */
const catalogue = (language: Language): GameText => ({
  ...rules[language],
  names: {
    ...rules[language].names,
    seat: { ...rules[language].names.seat, ...WORDS[language].sides },
    tab: { strategy: WORDS[language].strategy, points: WORDS[language].pointsTab },
  },
});
export const text: Readonly<Record<Language, GameText>> = { en: catalogue('en'), it: catalogue('it'), fr: catalogue('fr') };

import { euphonic, type Language, type Translation } from '@polemos/kernel';
import { en } from './en/index.ts';
import { inWordsOf1991 } from './first-edition.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { SPEAKERS, spoken } from './sides.ts';

export { inFallOfSparta } from './sides.ts';

export type Text = Translation<typeof en>;
const CATALOGUES: Readonly<Record<Language, Text>> = { en, it, fr };
const spokenBy = (who: 'usual' | 'hegemony'): Readonly<Record<Language, Text>> =>
  euphonic({
    en: spoken(CATALOGUES.en, SPEAKERS.en[who]),
    it: spoken(CATALOGUES.it, SPEAKERS.it[who]),
    fr: spoken(CATALOGUES.fr, SPEAKERS.fr[who]),
  });
export const text: Readonly<Record<Language, Text>> = spokenBy('usual');
/** By scenario, where the sides have other names; by a value of an option, where the book has other words. */
export const textIn: Readonly<Record<string, Readonly<Record<Language, Text>>>> = {
  'fall-of-sparta': spokenBy('hegemony'),
  'edition=first': {
    en: inWordsOf1991(text.en, 'en'),
    it: inWordsOf1991(text.it, 'it'),
    fr: inWordsOf1991(text.fr, 'fr'),
  },
};

import { type GameText, LANGUAGES, type Language } from '@polemos/kernel';
import { TEXT, type Text } from '@polemos/timoleon/text';

/** What the screens of this game say. */
export const WORDS: Readonly<Record<Language, Text['screens']>> = {
  en: TEXT.en.screens,
  it: TEXT.it.screens,
  fr: TEXT.fr.screens,
};
export const languageOf = (of: GameText): Language => LANGUAGES.find(language => TEXT[language].blurb === of.blurb) ?? 'en';

/** A name as a label has it: without the article that it brings into a sentence. */
export const bare = (name: string): string => name.replace(/^(?:il |lo |la |l’|le |les |the )/, '');

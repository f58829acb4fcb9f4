import type { GameText, Language } from '@polemos/kernel';
import { LANGUAGES } from '@polemos/kernel';
import { text } from '@polemos/timoleon/text';

export { text };
export const languageOf = (of: GameText): Language => LANGUAGES.find(language => text[language] === of) ?? 'en';

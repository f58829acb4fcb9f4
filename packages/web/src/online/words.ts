import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { online as en, type Words } from '../text/en/online.ts';
import { online as fr } from '../text/fr/online.ts';
import { online as it } from '../text/it/online.ts';

/** One type for the three: a missing sentence does not compile. Loaded with the pages that need it. */
export const WORDS: Readonly<Record<Language, Words>> = euphonic({ en, it, fr });
export const useWords = (): Words => WORDS[useSettings().language];
export type { Words };

import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../../app/settings.ts';
import { en, type Words } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

/** One type for the three: a missing sentence does not compile. Loaded with the pages that need it. */
export const WORDS: Readonly<Record<Language, Words>> = euphonic({ en, it, fr });
export const useWords = (): Words => WORDS[useSettings().language];
export type { Words };

import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../../app/settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const WORDS: Readonly<Record<Language, Words>> = euphonic({ en, it, fr });
export const useWords = (): Words => WORDS[useSettings().language];

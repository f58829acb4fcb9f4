import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { orientation as en, type Words } from '../text/en/orientation.ts';
import { orientation as fr } from '../text/fr/orientation.ts';
import { orientation as it } from '../text/it/orientation.ts';

export const WORDS: Readonly<Record<Language, Words>> = euphonic({ en, it, fr });
export const useWords = (): Words => WORDS[useSettings().language];

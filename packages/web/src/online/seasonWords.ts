import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { season as en, type SeasonWords } from '../text/en/season.ts';
import { season as fr } from '../text/fr/season.ts';
import { season as it } from '../text/it/season.ts';

/** Loaded with the pages that need it. */
const WORDS: Readonly<Record<Language, SeasonWords>> = euphonic({ en, it, fr });
export const useSeasonWords = (): SeasonWords => WORDS[useSettings().language];

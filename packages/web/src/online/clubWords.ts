import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { type ClubWords, club as en } from '../text/en/club.ts';
import { club as fr } from '../text/fr/club.ts';
import { club as it } from '../text/it/club.ts';

/** Loaded with the pages that need it. */
const WORDS: Readonly<Record<Language, ClubWords>> = euphonic({ en, it, fr });
export const useClubWords = (): ClubWords => WORDS[useSettings().language];

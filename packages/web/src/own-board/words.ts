import type { Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { type BoardWords, ownBoard as en } from '../text/en/own-board.ts';
import { ownBoard as fr } from '../text/fr/own-board.ts';
import { ownBoard as it } from '../text/it/own-board.ts';

const WORDS: Readonly<Record<Language, BoardWords>> = { en, it, fr };
export const useBoardWords = (): BoardWords => WORDS[useSettings().language];
export type { BoardWords };

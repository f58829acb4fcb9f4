import type { Language } from '@polemos/kernel';
import { card as en } from './en/card.ts';
import { card as fr } from './fr/card.ts';
import { card as it } from './it/card.ts';

/** The few words that the home page needs, without the rest of the game. */
export const CARD: Readonly<Record<Language, typeof en>> = { en, it, fr };

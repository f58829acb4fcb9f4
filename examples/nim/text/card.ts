import type { GameCard, Language } from '@polemos/kernel';
import { card as en } from './en/card.ts';
import { card as fr } from './fr/card.ts';
import { card as it } from './it/card.ts';

export const CARD: Readonly<Record<Language, GameCard>> = { en, it, fr };

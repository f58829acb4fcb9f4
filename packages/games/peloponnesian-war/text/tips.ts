import type { Language } from '@polemos/kernel';
import { tips as en, type Tips } from './en/tips.ts';
import { tips as fr } from './fr/tips.ts';
import { tips as it } from './it/tips.ts';

export const TIPS: Readonly<Record<Language, Tips>> = { en, it, fr };

import type { Language, Primer } from '@polemos/kernel';
import { primer as en } from './en/primer.ts';
import { primer as fr } from './fr/primer.ts';
import { primer as it } from './it/primer.ts';

const PRIMER: Readonly<Record<Language, Primer>> = { en, it, fr };
export const primer = (language: Language): Primer => PRIMER[language];

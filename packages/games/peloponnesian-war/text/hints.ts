import type { Language } from '@polemos/kernel';
import { hints as en, type HintWords } from './en/hints.ts';
import { hints as fr } from './fr/hints.ts';
import { hints as it } from './it/hints.ts';

export type HintId = keyof HintWords['said'];
export const HINT_WORDS: Readonly<Record<Language, HintWords>> = { en, it, fr };

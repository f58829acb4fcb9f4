import type { Language } from '@polemos/kernel';
import { type EditionsText, editionsEn } from './text/en/editions.ts';
import { editionsFr } from './text/fr/editions.ts';
import { editionsIt } from './text/it/editions.ts';

/** The two editions side by side: what the client shows on a page of its own. */
export { COMPARISON, type Comparison, SECTIONS } from './rules/editions/comparison.ts';
export type { EditionsText };
export const editions: Readonly<Record<Language, EditionsText>> = { en: editionsEn, it: editionsIt, fr: editionsFr };

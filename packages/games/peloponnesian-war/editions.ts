import type { Language } from '@polemos/kernel';
import { type EditionsText, editionsEn } from './text/editions.en.ts';
import { editionsFr } from './text/editions.fr.ts';
import { editionsIt } from './text/editions.it.ts';

/** The two editions side by side: what the client shows on a page of its own. */
export { COMPARISON, type Comparison, SECTIONS } from './rules/editions/comparison.ts';
export type { EditionsText };
export const editions: Readonly<Record<Language, EditionsText>> = { en: editionsEn, it: editionsIt, fr: editionsFr };

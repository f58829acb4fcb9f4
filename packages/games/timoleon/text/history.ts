import type { HistoryNote, Language } from '@polemos/kernel';
import { history as en } from './en/history.ts';
import { history as fr } from './fr/history.ts';
import { history as it } from './it/history.ts';

const NOTES: Readonly<Record<Language, readonly HistoryNote[]>> = { en, it, fr };
export const history = (language: Language): readonly HistoryNote[] => NOTES[language];

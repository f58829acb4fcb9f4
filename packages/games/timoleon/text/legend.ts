import type { Language } from '@polemos/kernel';
import { legend as en, type LegendWords } from './en/legend.ts';
import { legend as fr } from './fr/legend.ts';
import { legend as it } from './it/legend.ts';

export const LEGEND: Readonly<Record<Language, LegendWords>> = { en, it, fr };

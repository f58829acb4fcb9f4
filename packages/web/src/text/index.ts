import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** The three catalogues have one type: a missing sentence does not compile. */
export type Text = typeof en;
export const TEXT: Readonly<Record<Language, Text>> = euphonic({ en, it, fr });
export const useText = (): Text => TEXT[useSettings().language];

import { euphonic, type GameText, type Language } from '@polemos/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type Text = GameText;
export const text: Readonly<Record<Language, Text>> = euphonic({ en, it, fr });

import { euphonic, type Language, type Translation } from '@polemos/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export type Text = Translation<typeof en>;
export const text: Readonly<Record<Language, Text>> = euphonic({ en, it, fr });

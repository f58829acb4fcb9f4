import type { Language, Translation } from '@polemos/kernel';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

type Text = Translation<typeof en>;
export const TEXT: Readonly<Record<Language, Text>> = { en, it, fr };

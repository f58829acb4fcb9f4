import { euphonic, type Language } from '@polemos/kernel';
import { en } from './en/index.ts';
import type { Words } from './en/screens.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Catalogue } from './phrases.ts';
import { STORIES } from './sentences.ts';

export { STORIES };
export type Text = Catalogue & { readonly screens: Words };
export const TEXT: Readonly<Record<Language, Text>> = euphonic<Text>({ en, it, fr });

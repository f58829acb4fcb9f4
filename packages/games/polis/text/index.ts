import { euphonic, type Language, type Translation } from '@polemos/kernel';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

export type Text = Translation<typeof en> & Pick<typeof en, 'screens'>;
export const TEXT: Readonly<Record<Language, Text>> = euphonic<Text>({ en, it, fr });
export { sourceOf } from './phrases.ts';

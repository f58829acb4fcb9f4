import { euphonic, type Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { en, type Text } from './en/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';

export const TEXT: Readonly<Record<Language, Text>> = euphonic({ en, it, fr });
export const useText = (): Text => TEXT[useSettings().language];
export type { Text };

import type { Language } from '@polemos/kernel';
import { useSettings } from '../app/settings.ts';
import { type EditorWords, editor as en } from '../text/en/editor.ts';
import { FIELDS as fieldsEn, VALUES as valuesEn } from '../text/en/editor-fields.ts';
import { editor as fr } from '../text/fr/editor.ts';
import { FIELDS as fieldsFr, VALUES as valuesFr } from '../text/fr/editor-fields.ts';
import { editor as it } from '../text/it/editor.ts';
import { FIELDS as fieldsIt, VALUES as valuesIt } from '../text/it/editor-fields.ts';
import { own } from '../text/things.ts';

const WORDS: Readonly<Record<Language, EditorWords>> = { en, it, fr };
const FIELDS = { en: fieldsEn, it: fieldsIt, fr: fieldsFr };
const VALUES = { en: valuesEn, it: valuesIt, fr: valuesFr };
export const useEditorWords = (): EditorWords => WORDS[useSettings().language];
export const editorWords = (language: Language): EditorWords => WORDS[language];

/** What a field of a position is called; in English its schema says it best. */
export const fieldName = (language: Language, name: string, title?: string): string =>
  language === 'en' && title !== undefined ? title : (own(FIELDS[language], name) ?? title ?? name);
/** A word that stands for a value: `cup`, `going-home`. */
export const valueName = (language: Language, value: string): string =>
  own(VALUES[language], value) ?? value.replaceAll(/[-_]/g, ' ');
export type { EditorWords };

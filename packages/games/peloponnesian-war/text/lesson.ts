import type { Language, LessonText } from '@polemos/kernel';
import { example as en } from './en/example.ts';
import { example as fr } from './fr/example.ts';
import { example as it } from './it/example.ts';

/** What the lessons say, loaded by whoever wants to learn. */
export const LESSONS: Readonly<Record<Language, Readonly<Record<string, LessonText>>>> = {
  en: { example: en },
  it: { example: it },
  fr: { example: fr },
};

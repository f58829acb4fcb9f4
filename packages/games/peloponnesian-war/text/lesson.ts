import type { Language, LessonText } from '@polemos/kernel';
import { example as enExample } from './en/example.ts';
import { lessons as en } from './en/lessons.ts';
import { example as frExample } from './fr/example.ts';
import { lessons as fr } from './fr/lessons.ts';
import { example as itExample } from './it/example.ts';
import { lessons as it } from './it/lessons.ts';

/** What the lessons say, loaded by whoever wants to learn. */
export const LESSONS: Readonly<Record<Language, Readonly<Record<string, LessonText>>>> = {
  en: { ...en, example: enExample },
  it: { ...it, example: itExample },
  fr: { ...fr, example: frExample },
};

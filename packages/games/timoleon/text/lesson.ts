import type { Language, LessonText } from '@polemos/kernel';
import { lessons as en } from './en/lessons.ts';
import { lessons as fr } from './fr/lessons.ts';
import { lessons as it } from './it/lessons.ts';

/** What the lessons say, loaded by whoever wants to learn. */
export const LESSONS: Readonly<Record<Language, Readonly<Record<string, LessonText>>>> = { en, it, fr };

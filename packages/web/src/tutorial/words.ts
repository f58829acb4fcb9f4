import type { Language } from '@polemos/kernel';
import { lesson as en, type LessonWords } from '../text/en/lesson.ts';
import { lesson as fr } from '../text/fr/lesson.ts';
import { lesson as it } from '../text/it/lesson.ts';

/** Loaded with a lesson, not with the first page. */
export const WORDS: Readonly<Record<Language, LessonWords>> = { en, it, fr };

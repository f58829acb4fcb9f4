import type { Language } from '@polemos/kernel';
import { lesson as en, type LessonWords } from './en/lesson.ts';
import { lesson as fr } from './fr/lesson.ts';
import { lesson as it } from './it/lesson.ts';

export type { LessonWords } from './en/lesson.ts';

/** By part of the worked example. */
export const LESSON: Readonly<Record<Language, readonly LessonWords[]>> = { en, it, fr };

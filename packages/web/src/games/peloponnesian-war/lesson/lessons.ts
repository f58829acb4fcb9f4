import { LESSONS as text } from '@polemos/peloponnesian-war/lesson';
import type { Lessons } from '../../../tutorial/lesson.ts';
import { example } from './example.ts';

/** One skill each; the printed example of the rulebook is the last. */
export const lessons: Lessons = { lessons: [example], text };

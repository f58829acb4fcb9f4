import type { Marked } from './text.ts';

/** One step of a lesson: what to do, one sentence for each click, and the one reason for it. */
export interface StepText {
  readonly todo: readonly Marked[];
  readonly why: Marked;
}
/** The small problem at the end: what is wanted, questions that help, and the idea once it is solved. */
export interface ProblemText {
  readonly title: string;
  readonly about: Marked;
  readonly hints: readonly Marked[];
  readonly solved: Marked;
}
/** All that a lesson says, in one language: `text/<language>/lessons.ts` of a game, by the lesson's id. */
export interface LessonText {
  readonly title: string;
  /** What one can do afterwards, for the list. */
  readonly about: Marked;
  readonly steps: readonly StepText[];
  /** When the last step is done: what was learnt. */
  readonly end: Marked;
  readonly problem?: ProblemText;
  /** Of a second part that is only looked at. */
  readonly sequel?: Marked;
}

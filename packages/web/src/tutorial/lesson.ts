import type { Action, Language, Marked } from '@polemos/kernel';
import { sameAction } from '../match/ask/choice.ts';

type Said = Readonly<Record<Language, Marked>>;

/** One move of the learner, with what is said before it and the chance that falls after it. */
export interface LessonStep {
  readonly say: Said;
  /** What to click, in one sentence. */
  readonly hint: Said;
  readonly expect: Action;
  readonly chance: readonly unknown[];
}
/** A worked example that the learner plays himself: the dice are scripted, the moves are his. */
export interface LessonPart {
  readonly title: Said;
  readonly scenario: string;
  readonly position?: unknown;
  /** Who sits where. */
  readonly seats: readonly string[];
  /** The chance of the opening, before the first decision. */
  readonly opening: readonly unknown[];
  readonly steps: readonly LessonStep[];
  /** What is said when the last move is made. */
  readonly end: Said;
}
export interface Lesson {
  readonly game: string;
  readonly parts: readonly LessonPart[];
}

/** What the learner may do at a step: the expected move, and smaller amounts on the way to it. */
export const mayTry = (action: Action, { expect }: LessonStep): boolean =>
  action.type === expect.type &&
  Object.entries(expect).every(([key, value]) =>
    typeof value === 'number' ? Number(action[key]) <= value : action[key] === value,
  );
export const isRight = (action: Action, { expect }: LessonStep): boolean => sameAction(action, expect);

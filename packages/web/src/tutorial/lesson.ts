import type { Action, Chance, Language, LessonText, Need, OptionValue } from '@polemos/kernel';
import { sameAction } from '../match/ask/choice.ts';

/** Where a lesson or its problem begins. */
export interface Stage {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly position?: unknown;
  /** All seats; the first is the learner's. */
  readonly seats: readonly string[];
  /** The chance before the first decision. */
  readonly opening?: readonly Chance[];
}
/** One action of a lesson with the chance that falls after it; of the others, where the lesson plays it by itself. */
export interface Move {
  readonly does: Action;
  readonly chance: readonly Chance[];
  readonly others: boolean;
}
export const you = (does: Action, ...chance: readonly Chance[]): Move => ({ does, chance, others: false });
export const they = (does: Action, ...chance: readonly Chance[]): Move => ({ does, chance, others: true });

/** To be solved alone: whatever the rules allow, and any way that reaches the goal is right. */
export interface Problem {
  readonly stage: Stage;
  /** The faces of the dice of each action, from its first; where they end, they begin again. */
  readonly dice: readonly number[];
  /** What the other seats answer, by the name of the decision; `first`: the first that they may. */
  readonly replies?: Readonly<Record<string, Action | 'first'>>;
  /** Whether the view of whoever is asked shows the goal. */
  isSolved(view: never): boolean;
  /** Whether the goal can no longer be reached. */
  isLost?(view: never): boolean;
  /** One way to solve it, by which the tests know that there is one. */
  readonly solution: readonly Action[];
}
export interface Lesson {
  readonly id: string;
  readonly stage: Stage;
  /** Each step is what the learner does for one reason. */
  readonly steps: readonly (readonly Move[])[];
  readonly problem?: Problem;
  /** What is only looked at after the last step. */
  readonly sequel?: Stage;
}
/** The lessons of a game, in the order in which they are learnt. */
export interface Lessons {
  readonly lessons: readonly Lesson[];
  readonly text: Readonly<Record<Language, Readonly<Record<string, LessonText>>>>;
}

/** In which step a move lies, and which click of the learner it is there. */
export function stepAt({ steps }: Lesson, move: number): { readonly step: number; readonly click: number } {
  let before = 0;
  for (const [step, moves] of steps.entries()) {
    if (move < before + moves.length)
      return { step, click: moves.slice(0, move - before).filter(({ others }) => !others).length };
    before += moves.length;
  }
  return { step: steps.length, click: 0 };
}

/** What chance says in a lesson, where it is not written: the dice in their order, the first of a lot or a draw. */
export function falls(need: Need, { dice, known }: { readonly dice: readonly number[]; readonly known: number }): Chance {
  if ('draw' in need) return need.draw[0];
  if ('lot' in need) return 1;
  return Math.min(need.die, dice[known % dice.length]);
}

/** What the learner may do at a step: the expected move, and smaller amounts on the way to it. */
export const mayTry = (action: Action, { does }: Move): boolean =>
  action.type === does.type &&
  Object.entries(does).every(([key, value]) =>
    typeof value === 'number' ? Number(action[key]) <= value : action[key] === value,
  );
export const isRight = (action: Action, { does }: Move): boolean => sameAction(action, does);

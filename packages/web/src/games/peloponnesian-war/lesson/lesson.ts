import type { Language, Marked } from '@polemos/kernel';
import { LESSON, type LessonWords } from '@polemos/peloponnesian-war/lesson';
import type { Lesson } from '../../../tutorial/lesson.ts';
import { STEPS } from './steps.ts';

/** Turn 2 cannot be reached from turn 1 as it is printed: it begins from a position of its own. */
const CHECKPOINT = {
  phase: 'event',
  turn: 2,
  player: 'sparta',
  changedSide: true,
  treasury: { athens: 5200, sparta: 2850 },
  sci: { athens: 0, sparta: -2 },
  hostages: { athens: true, sparta: false },
  attica: { before: true, now: false },
  initialDone: { athens: false, sparta: false },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  forces: {
    athens: { 'athenian-hoplite': 8, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 10 },
    naupactus: { 'athenian-naval': 1 },
    erineus: { 'athenian-naval': 1 },
    sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
    corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 5 },
    thebes: { 'spartan-allied-hoplite': 7, 'spartan-allied-cavalry': 4 },
    potidaea: { 'spartan-allied-hoplite': 1 },
  },
  rebellion: ['potidaea'],
};

const said = (part: number, of: (words: LessonWords) => Marked): Readonly<Record<Language, Marked>> => ({
  en: of(LESSON.en[part]),
  it: of(LESSON.it[part]),
  fr: of(LESSON.fr[part]),
});

/** The rulebook's worked example, in our words: the learner makes the moves of Athens, the dice fall as they are printed. */
export const lesson: Lesson = {
  game: 'peloponnesian-war',
  parts: [
    {
      title: said(0, ({ title }) => title),
      scenario: 'campaign',
      seats: ['player'],
      opening: [5, 1, 4, 2, 2, 2, 1],
      steps: STEPS.map((step, i) => ({
        ...step,
        say: said(0, ({ steps }) => steps[i].say),
        hint: said(0, ({ steps }) => steps[i].hint),
      })),
      end: said(0, ({ end }) => end),
    },
    {
      title: said(1, ({ title }) => title),
      scenario: 'campaign',
      position: CHECKPOINT,
      seats: ['player'],
      opening: [3, 3, 6, 6, 3, 6, 3, 'nicias', 'agis', 5, 4],
      steps: [],
      end: said(1, ({ end }) => end),
    },
  ],
};

import { type Lesson, you } from '../../../tutorial/lesson.ts';

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

/** ¶9 to ¶38 of the example: the moves, and the printed dice that fall after each. */
const MOVES = [
  you({ type: 'operate' }, 2),
  you({ type: 'objective', space: 'erineus' }),
  you({ type: 'rally', space: 'piraeus' }),
  you({ type: 'activate', unit: 'athenian-naval', count: 3 }),
  you({ type: 'march' }, 1, 5, 6, 6, 2, 3, 5),
  you({ type: 'operate' }, 2, 'demosthenes'),
  you({ type: 'objective', space: 'heraclea' }),
  you({ type: 'rally', space: 'chios' }, 3),
  you({ type: 'activate', unit: 'athenian-allied-hoplite', count: 1 }),
  you({ type: 'activate', unit: 'athenian-allied-naval', count: 1 }),
  you({ type: 'march' }),
  you({ type: 'operate' }, 3, 'cleon'),
  you({ type: 'objective', space: 'thebes' }),
  you({ type: 'activate', unit: 'athenian-hoplite', count: 6 }),
  you({ type: 'activate', unit: 'athenian-cavalry', count: 1 }),
  you({ type: 'march' }, 2, 1, 5, 1, 2),
  you({ type: 'pass' }, 3, 4, 6, 1, 1, 2, 1, 4, 1, 2, 1, 1, 5, 1, 2, 3, 4),
  you({ type: 'enough' }, 6, 5, 6, 1, 1, 2, 2, 2, 2, 'nicias', 'archidamus', 4),
];

/** The rulebook's worked example, in our words: the learner makes the moves of Athens, the dice fall as they are printed. */
export const example: Lesson = {
  id: 'example',
  stage: { scenario: 'campaign', seats: ['player'], opening: [5, 1, 4, 2, 2, 2, 1] },
  steps: MOVES.map(move => [move]),
  sequel: {
    scenario: 'campaign',
    seats: ['player'],
    position: CHECKPOINT,
    opening: [3, 3, 6, 6, 3, 6, 3, 'nicias', 'agis', 5, 4],
  },
};

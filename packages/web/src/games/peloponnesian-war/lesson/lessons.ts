import type { Action } from '@polemos/kernel';
import { LESSONS as text } from '@polemos/peloponnesian-war/lesson';
import { type Lesson, type Lessons, type Stage, they, you } from '../../../tutorial/lesson.ts';
import { example } from './example.ts';

interface Seen {
  readonly treasury: Readonly<Record<string, number>>;
  readonly ravaged: readonly string[];
  readonly rebellion: readonly string[];
  readonly held: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly bellicosity: Readonly<Record<string, number>>;
  readonly forces: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
/** Turn 4: Sparta has passed, and Athens may go on as long as the auguries are favourable. */
const WAR = {
  phase: 'another',
  turn: 4,
  player: 'athens',
  treasury: { athens: 2600, sparta: 1400 },
  sci: { athens: 0, sparta: 0 },
  bellicosity: { athens: 10, sparta: 9 },
  strategy: { athens: null, sparta: 'cut-loc' },
  forces: {
    sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1, 'home-guard': 3 },
    corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 3 },
    thebes: { 'spartan-allied-hoplite': 5, 'spartan-allied-cavalry': 2 },
    athens: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 8 },
    naupactus: { 'athenian-naval': 1 },
  },
  leaders: { pericles: 'athens', archidamus: 'sparta' },
  initialDone: { athens: true, sparta: true },
  passed: { athens: false, sparta: true },
  neutrals: { argos: true },
};
const stage = (position: object): Stage => ({ scenario: 'campaign', seats: ['player'], position });
const OPERATE: Action = { type: 'operate' };
const MARCH: Action = { type: 'march' };
const PASS: Action = { type: 'pass' };
const objective = (space: string): Action => ({ type: 'objective', space });
const rally = (space: string): Action => ({ type: 'rally', space });
const activate = (unit: string, count: number): Action => ({ type: 'activate', unit, count });
/** An operation of ships from Piraeus. */
const sail = (space: string, ships: number): readonly Action[] => [
  OPERATE,
  objective(space),
  rally('piraeus'),
  activate('athenian-naval', ships),
  MARCH,
];

const operation: Lesson = {
  id: 'operation',
  stage: stage(WAR),
  steps: [
    [you(OPERATE, 2)],
    [you(objective('methana'))],
    [you(rally('piraeus'))],
    [you(activate('athenian-naval', 2))],
    [you(MARCH)],
  ],
  problem: {
    stage: stage(WAR),
    dice: [2],
    isSolved: ({ ravaged, treasury }: Seen) => ravaged.length > 0 && treasury.athens >= 2200,
    isLost: ({ treasury }: Seen) => treasury.athens < 2200,
    solution: sail('epidaurus', 1),
  },
};
const zones: Lesson = {
  id: 'zones',
  stage: stage(WAR),
  steps: [
    [you(OPERATE, 2)],
    [you(objective('erineus'))],
    [you(rally('piraeus')), you(activate('athenian-naval', 3))],
    [you(MARCH, 1, 2, 1, 3)],
  ],
  problem: {
    stage: stage(WAR),
    dice: [2, 6, 6, 6],
    isSolved: ({ leaders, ravaged }: Seen) => ravaged.includes(leaders.pericles),
    isLost: ({ leaders, ravaged }: Seen) => ravaged.length > 0 && !ravaged.includes(leaders.pericles),
    solution: sail('methana', 2),
  },
};
const FLEETS = {
  ...WAR,
  forces: {
    ...WAR.forces,
    corinth: { 'spartan-allied-hoplite': 3, 'spartan-allied-naval': 2 },
    thebes: { 'spartan-allied-hoplite': 3 },
    athens: { 'athenian-hoplite': 4, 'athenian-cavalry': 1 },
    piraeus: { 'athenian-naval': 6 },
    naupactus: {},
    erineus: { 'athenian-naval': 4 },
  },
  leaders: { phormio: 'erineus', pericles: 'athens', archidamus: 'cup' },
  activated: { erineus: { 'athenian-naval': 4 } },
};
const combat: Lesson = {
  id: 'combat',
  stage: stage(FLEETS),
  steps: [
    [you(OPERATE, 2), you(objective('methana'))],
    [you(activate('athenian-hoplite', 2))],
    [you(rally('piraeus')), you(activate('athenian-naval', 2))],
    [you(MARCH)],
    [you(PASS, 2, 5, 4, 3, 2, 5, 4, 3, 2, 5)],
  ],
  problem: {
    stage: stage(FLEETS),
    dice: [2, 5, 4, 3],
    isSolved: ({ held }: Seen) => held.methana === 'athens' && held.erineus === 'athens',
    isLost: ({ ravaged }: Seen) => ravaged.length > 8,
    solution: [
      OPERATE,
      objective('methana'),
      activate('athenian-hoplite', 1),
      rally('piraeus'),
      activate('athenian-naval', 1),
      MARCH,
      PASS,
    ],
  },
};
const REBELS = { ...WAR, rebellion: ['potidaea', 'mytilene'], treasury: { athens: 3400, sparta: 1400 } };
const rebellion: Lesson = {
  id: 'rebellion',
  stage: stage(REBELS),
  steps: [
    [you(OPERATE, 4), you(objective('potidaea'))],
    [you(rally('piraeus')), you(activate('athenian-naval', 2))],
    [you(MARCH, 1)],
    [you(PASS, 4, 4, 2, 3, 4, 4, 2)],
  ],
  problem: {
    stage: stage(REBELS),
    dice: [4, 4, 2, 3],
    isSolved: ({ rebellion: now }: Seen) => !now.includes('mytilene'),
    solution: [...sail('mytilene', 2), PASS],
  },
};

const ENOUGH: Action = { type: 'enough' };
/** Athens has had a bad turn: three spaces of Attica are ravaged, a ship is lost. */
const POOR = {
  ...WAR,
  rebellion: [],
  ravaged: ['decelea', 'oropus', 'marathon'],
  sci: { athens: -2, sparta: 1 },
  treasury: { athens: 1300, sparta: 1400 },
  lost: { 'athenian-naval': 1 },
};
/** Nine spaces of Sparta's side are ravaged: a tenth would count. */
const WEARY = {
  ...WAR,
  rebellion: [],
  ravaged: ['methydrum', 'pheia', 'cyllene', 'elis', 'lepreum', 'pylos', 'corone', 'asine', 'gythium'],
  sci: { athens: 1, sparta: -2 },
  bellicosity: { athens: 10, sparta: 3 },
};
const money: Lesson = {
  id: 'money',
  stage: stage(POOR),
  steps: [
    [you(PASS, 3, 4)],
    [you({ type: 'build', unit: 'athenian-naval' })],
    [you(ENOUGH, 3, 4, 2, 5, 3, 4, 2, 5, 'pericles', 'archidamus')],
  ],
  problem: {
    stage: stage(WEARY),
    dice: [2, 4, 3, 5],
    isSolved: ({ bellicosity }: Seen) => bellicosity.sparta === 0,
    isLost: ({ turn }: Seen) => turn > 4,
    solution: [...sail('methana', 1), PASS, ENOUGH],
  },
};
/** Sparta has not passed, and follows the first row of its matrix. */
const INVASION = {
  ...WAR,
  rebellion: [],
  strategy: { athens: null, sparta: 'attack-athens' },
  passed: { athens: false, sparta: false },
};
const matrices: Lesson = {
  id: 'matrices',
  stage: stage(INVASION),
  steps: [
    [you(OPERATE, 2)],
    [you(objective('decelea'))],
    [you(activate('athenian-hoplite', 4)), you(activate('athenian-cavalry', 1))],
    [you(MARCH, 3, 5, 1, 1, 2, 3)],
  ],
  problem: {
    stage: stage(INVASION),
    dice: [4, 4, 2, 5, 3, 2],
    isSolved: ({ forces, leaders }: Seen) =>
      leaders.archidamus === 'panactum' && (forces.panactum?.['athenian-hoplite'] ?? 0) > 0,
    isLost: ({ forces, leaders, turn }: Seen) =>
      turn > 4 || (leaders.archidamus === 'panactum' && (forces.panactum?.['athenian-hoplite'] ?? 0) === 0),
    solution: [OPERATE, objective('panactum'), activate('athenian-hoplite', 6), activate('athenian-cavalry', 1), MARCH],
  },
};
/** PW-11: the same war with a player on each side. */
const between = (position: object): Stage => ({
  scenario: 'campaign',
  seats: ['athens', 'sparta'],
  options: { players: 'two' },
  position,
});
const two: Lesson = {
  id: 'two',
  stage: between({
    ...WAR,
    rebellion: [],
    passed: { athens: false, sparta: false },
    forces: { ...WAR.forces, piraeus: { 'athenian-naval': 2 } },
  }),
  steps: [
    [you(OPERATE, 2), you(objective('prasiae'))],
    [you(rally('piraeus')), you(activate('athenian-naval', 2))],
    [
      you(MARCH, 1),
      they({ type: 'letPass' }),
      they(OPERATE, 2),
      they(objective('plataea')),
      they(activate('spartan-hoplite', 7)),
      they(MARCH, 1),
    ],
    [you({ type: 'intercept', space: 'athens' }, 5, 3, 4, 6, 2)],
  ],
  problem: {
    stage: between({
      ...WAR,
      rebellion: [],
      forces: { ...WAR.forces, zacynthus: { 'athenian-naval': 4 } },
      leaders: { phormio: 'zacynthus', pericles: 'cup', archidamus: 'cup' },
    }),
    dice: [2, 4, 3, 5],
    isSolved: ({ forces }: Seen) => (forces.naupactus?.['athenian-naval'] ?? 0) >= 4,
    isLost: ({ turn }: Seen) => turn > 4,
    solution: [PASS, { type: 'settle', space: 'naupactus' }],
  },
};

/** One skill each; the printed example of the rulebook is the last. */
export const lessons: Lessons = {
  lessons: [operation, zones, combat, rebellion, money, matrices, two, example],
  text,
};

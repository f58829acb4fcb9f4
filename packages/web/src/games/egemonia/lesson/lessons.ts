import { LESSONS as text } from '@polemos/egemonia/lesson';
import type { Action } from '@polemos/kernel';
import { type Lesson, type Lessons, they, you } from '../../../tutorial/lesson.ts';

const CAPITALS = { sparta: { sparta: 2 }, athens: { athens: 2 } } as const;
const place = (event: string, area: string): Action => ({ type: 'place', event, area });

interface Seen {
  readonly turn: number;
  readonly levels: Readonly<Record<string, { readonly sparta: number; readonly athens: number }>>;
  readonly oracle: string | null;
}
/** EG-7.1-a: Sicily counts two. */
const worth = ({ levels }: Seen, side: 'sparta' | 'athens'): number =>
  Object.entries(levels).reduce((sum, [area, level]) => sum + (level[side] > 0 ? (area === 'sicily' ? 2 : 1) : 0), 0);

const placing: Lesson = {
  id: 'placing',
  stage: {
    scenario: 'standard',
    seats: ['athens', 'sparta'],
    position: {
      phase: 'placement',
      favour: 'athens',
      levels: CAPITALS,
      hands: {
        athens: ['ascendancy-1', 'military-1', 'coup-1', 'false-alarm-1'],
        sparta: ['ascendancy-2', 'military-2', 'coup-2', 'false-alarm-2'],
      },
    },
  },
  steps: [
    [you(place('ascendancy-1', 'euboea')), they(place('ascendancy-2', 'argos'))],
    [you(place('military-1', 'lesbos')), they(place('military-2', 'corinth'))],
    [you(place('coup-1', 'pylos')), they(place('coup-2', 'thebes'))],
    [
      you(place('false-alarm-1', 'sparta')),
      they(
        { type: 'box', event: 'false-alarm-2' },
        ...['military-1', 'military-2', 'military-3', 'coup-1', 'ascendancy-1'],
        ...['coup-2', 'coup-3', 'ascendancy-2', 'ascendancy-3', 'false-alarm-1'],
        ...[4, 2],
      ),
    ],
  ],
  problem: {
    stage: {
      scenario: 'standard',
      seats: ['athens', 'sparta'],
      position: {
        phase: 'placement',
        favour: 'athens',
        levels: CAPITALS,
        hands: { athens: ['ascendancy-1', 'military-1', 'coup-1', 'brasidas'], sparta: [] },
      },
    },
    dice: [5, 2, 4],
    isSolved: (view: Seen) => view.turn === 2 && worth(view, 'athens') >= 4 && worth(view, 'sparta') <= 1,
    isLost: (view: Seen) => view.turn > 1,
    solution: [
      place('ascendancy-1', 'delos'),
      place('military-1', 'samos'),
      place('coup-1', 'elis'),
      { type: 'box', event: 'brasidas' },
    ],
  },
};

const comparison: Lesson = {
  id: 'comparison',
  stage: {
    scenario: 'standard',
    seats: ['sparta', 'athens'],
    position: {
      phase: 'placement',
      favour: 'athens',
      levels: { ...CAPITALS, corinth: { sparta: 1 }, megara: { sparta: 1 } },
      hands: {
        athens: ['military-1', 'coup-1', 'ascendancy-1', 'divine-aid'],
        sparta: ['ascendancy-2', 'military-2', 'coup-2', 'olympics'],
      },
    },
  },
  steps: [
    [they(place('military-1', 'megara')), you(place('ascendancy-2', 'megara'))],
    [they(place('coup-1', 'megara')), you(place('military-2', 'megara'))],
    [they(place('ascendancy-1', 'thebes')), you(place('coup-2', 'thebes'))],
    [
      they(place('divine-aid', 'sparta')),
      you(
        place('olympics', 'sparta'),
        ...['military-1', 'military-2', 'military-3', 'coup-1', 'ascendancy-1'],
        ...['coup-2', 'coup-3', 'ascendancy-2', 'ascendancy-3'],
        ...[4, 2],
      ),
    ],
  ],
  problem: {
    stage: {
      scenario: 'standard',
      seats: ['sparta', 'athens'],
      position: {
        phase: 'placement',
        favour: 'athens',
        levels: { ...CAPITALS, corinth: { sparta: 1 }, argos: { sparta: 1 } },
        hands: { athens: [], sparta: ['military-2', 'ascendancy-2', 'false-alarm-1'] },
        placed: { corinth: { athens: ['false-alarm-2', 'military-1', 'coup-1'] } },
      },
    },
    dice: [5, 2, 4],
    isSolved: (view: Seen) => view.turn === 2 && view.levels.corinth.sparta === 2,
    isLost: (view: Seen) => view.turn > 1,
    solution: [place('false-alarm-1', 'corinth'), place('ascendancy-2', 'corinth'), place('military-2', 'corinth')],
  },
};

const oracle: Lesson = {
  id: 'oracle',
  stage: {
    scenario: 'standard',
    seats: ['athens', 'sparta'],
    position: {
      phase: 'placement',
      favour: 'sparta',
      levels: { ...CAPITALS, thebes: { sparta: 2 } },
      hands: { athens: ['coup-1'], sparta: ['military-1'] },
    },
  },
  steps: [
    [
      they(place('military-1', 'argos')),
      you(
        place('coup-1', 'delphi'),
        ...['military-2', 'coup-2', 'ascendancy-2', 'ascendancy-3', 'military-3'],
        ...['false-alarm-1', 'coup-1', 'ascendancy-1', 'military-1', 'coup-3'],
      ),
    ],
    [you({ type: 'consult', event: 'false-alarm-1' }, 'divine-aid', 5, 2)],
    [they(place('military-2', 'thebes')), you(place('divine-aid', 'thebes'))],
  ],
  problem: {
    stage: {
      scenario: 'standard',
      seats: ['sparta', 'athens'],
      position: {
        phase: 'placement',
        favour: 'athens',
        levels: { ...CAPITALS, corinth: { sparta: 1 }, delphi: { athens: 1 } },
        oracle: 'delphi',
        hands: { athens: [], sparta: ['military-2', 'coup-2', 'ascendancy-2'] },
        placed: { delphi: { athens: ['false-alarm-2'] } },
      },
    },
    dice: [5, 2, 4],
    isSolved: (view: Seen) => view.oracle === 'sparta',
    isLost: (view: Seen) => view.turn > 1,
    solution: [place('military-2', 'delphi'), place('coup-2', 'delphi'), place('ascendancy-2', 'argos')],
  },
};

const EIGHT = ['athens', 'euboea', 'delos', 'samos', 'lesbos', 'potidaea', 'thessaly', 'amphipolis'];
const held = (areas: readonly string[], side: string, level: number) =>
  Object.fromEntries(areas.map(area => [area, { [side]: level }]));

const nike: Lesson = {
  id: 'nike',
  stage: {
    scenario: 'standard',
    seats: ['athens', 'sparta'],
    position: {
      phase: 'placement',
      turn: 6,
      favour: 'sparta',
      levels: { ...held(EIGHT, 'athens', 1), ...held(['sparta', 'corinth', 'thebes', 'megara'], 'sparta', 1) },
      hands: { athens: ['coup-1', 'coup-2', 'military-1'], sparta: ['military-2', 'military-3', 'ascendancy-3'] },
    },
  },
  steps: [
    [they(place('military-2', 'athens')), you(place('military-1', 'athens'))],
    [they(place('ascendancy-3', 'argos')), you(place('coup-1', 'sicily'))],
    [they(place('military-3', 'elis')), you(place('coup-2', 'sicily'))],
  ],
  problem: {
    stage: {
      scenario: 'standard',
      seats: ['sparta', 'athens'],
      position: {
        phase: 'placement',
        turn: 8,
        favour: 'athens',
        syracuse: false,
        levels: {
          ...held(['sparta', 'pylos', 'elis', 'argos', 'corinth', 'megara', 'thebes', 'naupactus'], 'sparta', 1),
          ...held(['athens', 'euboea', 'delos', 'sicily'], 'athens', 1),
        },
        hands: { athens: [], sparta: ['military-1', 'ascendancy-1', 'olympics'] },
        placed: { sparta: { athens: ['divine-aid'] } },
      },
    },
    dice: [5, 2, 4],
    isSolved: (view: Seen) => worth(view, 'sparta') >= 10 && view.levels.sparta.sparta > 0,
    isLost: (view: Seen) => view.turn > 8,
    solution: [place('olympics', 'sparta'), place('ascendancy-1', 'delphi'), place('military-1', 'corcyra')],
  },
};

/** Placing, the comparison, the Pythia, victory: all that Egemonia asks. */
export const lessons: Lessons = { lessons: [placing, comparison, oracle, nike], text };

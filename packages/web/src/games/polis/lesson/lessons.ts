import type { Action } from '@polemos/kernel';
import { LESSONS as text } from '@polemos/polis/lesson';
import { type Lesson, type Lessons, they, you } from '../../../tutorial/lesson.ts';

type Side = 'sparta' | 'athens';
interface Seen {
  readonly round: string;
  readonly turn: Side;
  readonly poleis: Readonly<Record<string, { readonly owner: Side | null }>>;
  readonly goods: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  readonly units: Readonly<Record<string, Readonly<Record<Side, number>>>>;
  readonly discarded: readonly string[];
}
const act = (type: string, more: Omit<Action, 'type'> = {}): Action => ({ type, ...more });
const assign = (row: string): Action => act('assign', { row });
const SEATS = { athens: ['athens', 'sparta'], sparta: ['sparta', 'athens'] };
const PLENTY = { metal: 4, wood: 4, wine: 4, oil: 4, silver: 6, wheat: 9, prestige: 4 };
/** What Sparta does meanwhile: it collects at home and buys wheat. */
const SPARTA = [
  they(act('tax', { territory: 'lakedaimon' })),
  they(assign('silver')),
  they(assign('silver')),
  they(assign('metal')),
  they(act('buy', { space: 'illyria-1' }), 2, 3),
];

const taxes: Lesson = {
  id: 'taxes',
  stage: { scenario: 'full', seats: SEATS.athens, position: { phase: 'turn', round: '3', turn: 'athens' } },
  steps: [
    [you(act('tax', { territory: 'attika' })), you(assign('wine')), you(assign('wine')), you(assign('wine'))],
    [you(act('barter', { space: 'persis-1' }), 1), ...SPARTA],
    [you(act('merchants', { polis: 'athenai' })), you(act('raise', { with: 'good' })), you(act('done'))],
    [you(act('barter', { space: 'thraki-1' }), 2)],
  ],
  problem: {
    stage: {
      scenario: 'full',
      seats: SEATS.athens,
      position: {
        phase: 'turn',
        round: '4',
        turn: 'athens',
        goods: { athens: { metal: 0, wood: 0, wine: 1, oil: 0, silver: 0, wheat: 0, prestige: 1 } },
        market: { wine: 11 },
      },
    },
    dice: [2],
    isSolved: ({ goods }: Seen) => goods.athens.wheat >= 4,
    isLost: ({ turn }: Seen) => turn !== 'athens',
    solution: [
      act('tax', { territory: 'attika' }),
      assign('oil'),
      assign('oil'),
      assign('oil'),
      act('barter', { space: 'persis-2' }),
    ],
  },
};

const FOUR = { attika: { athens: 4 }, lakedaimon: { sparta: 3 }, kyklades: { athens: 2 }, ionio: { sparta: 1 } };
const march: Lesson = {
  id: 'march',
  stage: {
    scenario: 'full',
    seats: SEATS.athens,
    position: { phase: 'turn', round: '4', turn: 'athens', units: FOUR, goods: { athens: PLENTY, sparta: PLENTY } },
  },
  steps: [
    [
      you(act('march', { territory: 'boiotia' })),
      ...[1, 2, 3].map(() => you(act('hoplite', { from: 'attika', way: 'land' }))),
      you(act('done')),
    ],
    [you(act('besiege', { polis: 'thebai' }), 3), ...SPARTA],
    [you(act('march', { territory: 'thessalia' })), you(act('hoplite', { from: 'attika', way: 'sea' })), you(act('done'))],
    [you(act('besiege', { polis: 'naupaktos' }))],
  ],
  problem: {
    stage: {
      scenario: 'full',
      seats: SEATS.athens,
      position: {
        phase: 'turn',
        round: '4',
        turn: 'athens',
        units: { attika: { athens: 4 }, boiotia: { sparta: 2 }, lakedaimon: { sparta: 3 }, kyklades: { athens: 2 } },
        goods: { athens: { ...PLENTY, prestige: 2 } },
      },
    },
    dice: [1],
    isSolved: ({ poleis }: Seen) => ['naupaktos', 'gytheion'].some(polis => poleis[polis].owner === 'athens'),
    isLost: ({ turn }: Seen) => turn !== 'athens',
    solution: [
      act('march', { territory: 'thessalia' }),
      act('hoplite', { from: 'attika', way: 'sea' }),
      act('done'),
      act('besiege', { polis: 'naupaktos' }),
    ],
  },
};

const FIELD = { boiotia: { sparta: 4, athens: 4 } };
/** Both have passed, and eight hoplites stand in Boiotia: the hands are what is drawn. */
const inBattle = (seats: readonly string[], sparta: readonly string[], athens: readonly string[]) => ({
  scenario: 'full',
  seats,
  position: {
    phase: 'end',
    round: '4',
    turn: 'sparta',
    passed: ['athens', 'sparta'],
    units: FIELD,
    goods: { sparta: PLENTY, athens: PLENTY },
  },
  opening: [...sparta, ...athens],
});
const battle: Lesson = {
  id: 'battle',
  stage: inBattle(SEATS.sparta, ['c01', 'c09', 'c16', 'c22'], ['c04', 'c13', 'c17', 'c21']),
  steps: [
    [you(act('attack', { first: 'c01', second: 'c09' })), they(act('defend', { first: 'c04', second: 'c13' }))],
    [they(act('stay')), you(act('stay'), 'c12', 'c24', 'c10')],
    [they(act('attack', { first: 'c10', second: 'c17' })), you(act('defend', { first: 'c12', second: 'c22' }))],
    [you(act('stay')), they(act('stay'), 'c02', 'c11', 'c05', 'c18')],
    [you(act('attack', { first: 'c02', second: 'c24' })), they(act('defend', { first: 'c05', second: 'c21' }))],
  ],
  problem: {
    stage: inBattle(SEATS.athens, ['c01', 'c09', 'c16', 'c24'], ['c02', 'c12', 'c14', 'c21']),
    dice: [1],
    replies: { attack: act('attack', { first: 'c01', second: 'c09' }) },
    isSolved: ({ discarded, units, goods }: Seen) =>
      discarded.includes('c01') && units.boiotia.athens === 4 && goods.sparta.prestige <= PLENTY.prestige + 1,
    isLost: ({ discarded }: Seen) => discarded.includes('c01'),
    solution: [act('defend', { first: 'c02', second: 'c12' })],
  },
};

const SPARTAN = { sparta: { ...PLENTY, silver: 2 } };
const proxenos: Lesson = {
  id: 'proxenos',
  stage: {
    scenario: 'full',
    seats: SEATS.athens,
    position: {
      phase: 'turn',
      round: '4',
      turn: 'athens',
      units: { attika: { athens: 3 }, lakedaimon: { sparta: 3 }, megaris: { sparta: 1 }, kyklades: { athens: 2 } },
      proxenos: { athens: null },
      goods: { athens: { ...PLENTY, silver: 11 }, ...SPARTAN },
    },
  },
  steps: [
    [you(act('free', { polis: 'athenai' }))],
    [you(act('proxenos', { polis: 'korinthos', way: 'sea' })), ...SPARTA],
    [you(act('civilWar', { polis: 'korinthos' }))],
  ],
  problem: {
    stage: {
      scenario: 'full',
      seats: SEATS.athens,
      position: {
        phase: 'turn',
        round: '4',
        turn: 'athens',
        units: {
          attika: { athens: 3 },
          lakedaimon: { sparta: 3 },
          kyklades: { athens: 2 },
          myrtoo: { sparta: 1 },
          ionio: { sparta: 2 },
        },
        goods: { athens: { ...PLENTY, silver: 5 }, ...SPARTAN },
      },
    },
    dice: [1],
    isSolved: ({ poleis }: Seen) => ['pylos', 'gytheion'].some(polis => poleis[polis].owner === 'athens'),
    isLost: ({ turn }: Seen) => turn !== 'athens',
    solution: [act('proxenos', { polis: 'gytheion', way: 'sea' }), act('civilWar', { polis: 'gytheion' })],
  },
};

const round: Lesson = {
  id: 'round',
  stage: {
    scenario: 'full',
    seats: SEATS.athens,
    position: {
      phase: 'turn',
      round: '4',
      turn: 'athens',
      passed: ['sparta'],
      display: ['socrates', 'nemean-games'],
      goods: { athens: { ...PLENTY, wheat: 10, prestige: 3 }, sparta: { ...PLENTY, wheat: 7 } },
      poleis: { athenai: { turned: true, begun: ['theatre'] } },
    },
  },
  steps: [
    [you(act('pass'))],
    [you(act('grow', { polis: 'chalkis' })), you(act('grow', { polis: 'chios' }))],
    [
      they(act('phoros', { amount: 0 })),
      you(act('phoros', { amount: 2 }), 'phidias', 'temple-of-apollo', 'isthmian-games', 'r5a-11'),
    ],
  ],
  problem: {
    stage: {
      scenario: 'full',
      seats: SEATS.athens,
      position: {
        phase: 'end',
        round: '4',
        turn: 'athens',
        passed: ['sparta', 'athens'],
        goods: { athens: { ...PLENTY, wheat: 8, prestige: 2 }, sparta: { ...PLENTY, wheat: 7 } },
        poleis: {
          athenai: { owner: 'athens', population: 5 },
          chios: { owner: 'athens', population: 2 },
          samos: { owner: 'athens', population: 3 },
          chalkis: { owner: null },
        },
      },
    },
    dice: [1],
    replies: { phoros: act('phoros', { amount: 0 }) },
    isSolved: ({ goods }: Seen) => goods.athens.prestige >= 3,
    isLost: ({ round: now }: Seen) => now !== '4',
    solution: [act('release', { polis: 'samos' }), act('grow', { polis: 'athenai' })],
  },
};

/** Taxes, marches, battles, silver, and what a round costs at its end. */
export const lessons: Lessons = { lessons: [taxes, march, battle, proxenos, round], text };

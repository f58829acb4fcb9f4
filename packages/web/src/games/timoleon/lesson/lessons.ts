import type { Action } from '@polemos/kernel';
import { LESSONS as text } from '@polemos/timoleon/lesson';
import { type Lesson, type Lessons, type Stage, they, you } from '../../../tutorial/lesson.ts';
import { MARCH, SYRACUSE } from './position.ts';

interface Seen {
  readonly turn: number;
  readonly treaties: readonly { readonly a: string; readonly b: string; readonly truce: number; readonly passage: number }[];
  readonly treasury: Readonly<Record<string, number>>;
  readonly leaders: Readonly<Record<string, { readonly place: string; readonly owner: string }>>;
  readonly zones: Readonly<Record<string, { readonly raised?: boolean; readonly siege?: { readonly by: string } | null }>>;
}
const SEATS = ['timoleon', 'carthage', 'hicetas', 'dionysius'];
const stage = (position: object): Stage => ({ scenario: 'campaign', seats: SEATS, position });
const choose = (choice: string): Action => ({ type: 'choose', choice });
const act = (type: string, more: Omit<Action, 'type'> = {}): Action => ({ type, ...more });
const activate = (leader: string): Action => act('activate', { leader });
const step = (place: string): Action => act('step', { place });
/** Who are not the learner's do the first thing that they may. */
const ANSWERS = {
  garrison: choose('stand'),
  loss: 'first',
  naming: 'first',
  retreat: 'first',
  pursuing: choose('refrain'),
  command: 'first',
} as const;

const month: Lesson = {
  id: 'month',
  stage: stage(MARCH),
  steps: [
    [you(act('tax')), you(choose('collect'))],
    [you(act('recruit', { zone: 'tauromenium' }))],
    [you(act('engine', { place: 'tauromenium.city' }))],
    [you(choose('done'))],
  ],
  problem: {
    stage: stage({ ...MARCH, po: { ...MARCH.po, timoleon: 3 }, treasury: { ...MARCH.treasury, timoleon: 0 } }),
    dice: [3],
    isSolved: ({ treasury, zones }: Seen) => treasury.timoleon >= 11 && zones.tauromenium.raised === true,
    isLost: ({ turn }: Seen) => turn > 2,
    solution: [act('tax'), choose('collect'), act('recruit', { zone: 'tauromenium' })],
  },
};

/** Hicetas keeps to his city. */
const QUIET = {
  ...MARCH,
  leaders: { ...MARCH.leaders, hicetas: { place: 'leontini.city', owner: 'hicetas' } },
  forces: MARCH.forces.filter(({ place }) => place !== 'leontini'),
};
const march: Lesson = {
  id: 'march',
  stage: stage({
    phase: 'operations',
    turn: 2,
    order: MARCH.order,
    po: MARCH.po,
    treasury: MARCH.treasury,
  }),
  steps: [
    [you(activate('timoleon')), you(choose('all')), you(choose('march'))],
    [you(step('sea_naxos'))],
    [you(act('land', { place: 'tauromenium' }))],
    [you(choose('halt'))],
  ],
  problem: {
    stage: stage(QUIET),
    dice: [3],
    replies: { garrison: choose('withdraw') },
    isSolved: ({ leaders }: Seen) => leaders.timoleon.place === 'thapsos',
    isLost: ({ turn }: Seen) => turn > 2,
    solution: [activate('timoleon'), choose('all'), choose('march'), step('leontini'), step('thapsos'), choose('halt')],
  },
};

const battle: Lesson = {
  id: 'battle',
  stage: stage(MARCH),
  steps: [
    [you(activate('timoleon')), you(choose('all')), you(choose('march'))],
    [you(step('leontini')), they(choose('stand'))],
    [you(act('attack', { owner: 'hicetas' }))],
    [you(act('tactic', { tactic: 'double_flank' })), they(act('tactic', { tactic: 'stand' }), 5, 2, 3)],
  ],
  problem: {
    stage: stage(MARCH),
    dice: [4, 4, 3],
    replies: { ...ANSWERS, tactics: act('tactic', { tactic: 'ambush' }) },
    isSolved: ({ leaders }: Seen) => leaders.hicetas.place !== 'leontini',
    isLost: ({ leaders }: Seen) => !['catana', 'leontini', 'march'].includes(leaders.timoleon.place),
    solution: [
      activate('timoleon'),
      choose('all'),
      choose('march'),
      step('leontini'),
      act('attack', { owner: 'hicetas' }),
      act('tactic', { tactic: 'recon' }),
      ...[1, 2].map(() => act('lose', { owner: 'hicetas', unit: 'mercenary-hoplites' })),
      act('lose', { owner: 'timoleon', unit: 'mercenary-light' }),
      choose('refrain'),
    ],
  },
};

const siege: Lesson = {
  id: 'siege',
  stage: stage(MARCH),
  steps: [
    [you(activate('cleander')), you(choose('all')), you(choose('march'))],
    [you(choose('besiege'))],
    [you(choose('assault'))],
    [you(act('stratagem', { stratagem: 'walls' }), 5, 6, 1)],
    [
      you(act('lose', { owner: 'timoleon', unit: 'mercenary-light' })),
      you(act('lose', { owner: 'timoleon', unit: 'mercenary-light' }), 3),
    ],
  ],
  problem: {
    stage: stage({
      ...MARCH,
      leaders: { ...MARCH.leaders, cleander: { place: 'catana', owner: 'timoleon' } },
      forces: MARCH.forces.map(one => (one.place === 'inessa' ? { ...one, place: 'catana' } : one)),
    }),
    dice: [3],
    isSolved: ({ zones }: Seen) => zones.inessa.siege?.by === 'timoleon',
    isLost: ({ turn }: Seen) => turn > 2,
    solution: [activate('cleander'), choose('all'), choose('march'), step('inessa'), choose('besiege')],
  },
};

const diplomacy: Lesson = {
  id: 'diplomacy',
  stage: stage({ ...MARCH, phase: 'negotiation' }),
  steps: [
    [
      you(act('draft', { faction: 'hicetas' })),
      you(act('term', { term: 'truce', value: 5 })),
      you(choose('send')),
      they(choose('sign')),
    ],
    [you(choose('done')), they(choose('done')), they(choose('done')), they(choose('done')), they(choose('done'))],
    [you(act('court', { leader: 'mamercus' }))],
  ],
  problem: {
    stage: stage(MARCH),
    dice: [3],
    replies: { bids: act('bid', { talents: 0 }), espionage: choose('ignore') },
    isSolved: ({ leaders }: Seen) => leaders.mamercus.owner === 'timoleon',
    isLost: ({ turn }: Seen) => turn > 2,
    solution: [act('court', { leader: 'mamercus' }), act('bid', { talents: 150 })],
  },
};

/** Dionysius acts first, and in secret; the learner is Hicetas. */
const asHicetas = (position: object): Stage => ({
  scenario: 'campaign',
  seats: ['hicetas', ...SEATS.filter(seat => seat !== 'hicetas')],
  position,
});
const PLOT = {
  ...MARCH,
  order: ['dionysius', 'hicetas', 'timoleon', 'carthage'],
  treasury: { ...MARCH.treasury, hicetas: 120 },
};
const spies: Lesson = {
  id: 'spies',
  stage: asHicetas(PLOT),
  steps: [
    [they(act('court', { leader: 'mamercus' })), you(choose('spy'), 5)],
    [you(act('inform', { faction: 'timoleon' })), you(choose('done')), they(choose('ignore'))],
    [they(act('bid', { talents: 0 })), you(act('oppose', { talents: 90 })), they(act('bid', { talents: 120 }), 5)],
  ],
  problem: {
    stage: asHicetas({ ...PLOT, phase: 'negotiation', order: ['hicetas', 'dionysius', 'timoleon', 'carthage'] }),
    dice: [3],
    replies: { answering: choose('sign'), negotiation: choose('done') },
    isSolved: ({ treaties }: Seen) =>
      treaties.some(({ a, b, truce, passage }) => a === 'hicetas' && b === 'dionysius' && truce >= 5 && passage >= 5),
    isLost: ({ turn }: Seen) => turn > 2,
    solution: [
      act('draft', { faction: 'dionysius' }),
      act('term', { term: 'truce', value: 5 }),
      act('term', { term: 'passage', value: 5 }),
      choose('send'),
    ],
  },
};

const syracuse: Lesson = {
  id: 'syracuse',
  stage: stage(SYRACUSE),
  steps: [
    [you(activate('timoleon')), you(choose('all')), you(choose('march'))],
    [you(step('syr_tyche'))],
    [you(step('syr_achradina'))],
    [you(step('syr_market'))],
    [you(choose('occupy'))],
  ],
  problem: {
    stage: stage(SYRACUSE),
    dice: [3],
    isSolved: ({ zones }: Seen) => zones.syr_ortygia.siege?.by === 'timoleon',
    isLost: ({ turn }: Seen) => turn > 2,
    solution: [
      activate('timoleon'),
      choose('all'),
      choose('march'),
      step('syr_tyche'),
      step('syr_achradina'),
      step('syr_market'),
      choose('besiege'),
    ],
  },
};

/** A month, marches, battles, sieges, silver, secrets, and the city about which it is. */
export const lessons: Lessons = { lessons: [month, march, battle, siege, diplomacy, spies, syracuse], text };

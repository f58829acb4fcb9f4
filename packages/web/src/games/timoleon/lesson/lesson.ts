import type { Action } from '@polemos/kernel';
import { TEXT } from '@polemos/timoleon/text';
import type { Lesson } from '../../../tutorial/lesson.ts';

type Words = (typeof TEXT)['en']['lesson'];
const said = (of: (words: Words) => string) => ({ en: of(TEXT.en.lesson), it: of(TEXT.it.lesson), fr: of(TEXT.fr.lesson) });

/** The moves of the first month, each with the chance that falls after it. */
const MOVES: readonly (readonly [expect: Action, chance?: readonly number[]])[] = [
  [{ type: 'choose', choice: 'rest' }],
  [{ type: 'choose', choice: 'rest' }],
  [{ type: 'choose', choice: 'rest' }, [3, 3, 6, 4, 5, 2, 6, 4, 3]],
  [{ type: 'pick', place: 1 }],
  [{ type: 'pick', place: 4 }],
  [{ type: 'pick', place: 3 }],
  [{ type: 'pick', place: 2 }],
  [{ type: 'draft', faction: 'hicetas' }],
  [{ type: 'term', term: 'truce', value: 2 }],
  [{ type: 'choose', choice: 'send' }],
  [{ type: 'choose', choice: 'sign' }],
  [{ type: 'choose', choice: 'done' }],
  [{ type: 'choose', choice: 'done' }],
  [{ type: 'choose', choice: 'done' }],
  [{ type: 'choose', choice: 'done' }],
  [{ type: 'choose', choice: 'done' }],
  [{ type: 'activate', leader: 'timoleon' }],
  [{ type: 'choose', choice: 'all' }],
  [{ type: 'choose', choice: 'march' }],
  [{ type: 'step', place: 'sea_naxos' }],
  [{ type: 'land', place: 'tauromenium' }],
  [{ type: 'choose', choice: 'halt' }],
  [{ type: 'recruit', zone: 'tauromenium' }],
  [{ type: 'court', leader: 'mamercus' }],
  [{ type: 'bid', talents: 0 }],
  [{ type: 'bid', talents: 90 }],
  [{ type: 'bid', talents: 0 }],
  [{ type: 'bid', talents: 0 }, [6]],
  [{ type: 'choose', choice: 'done' }],
];
/** The first month as Timoleon: set-up, order, a treaty, a landing, citizens in arms, and a tyrant won over with silver. */
export const lesson: Lesson = {
  game: 'timoleon',
  parts: [
    {
      title: said(words => words.title),
      scenario: 'campaign',
      seats: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      opening: [],
      steps: MOVES.map(([expect, chance = []], n) => ({
        expect,
        say: said(words => words.steps[n].say),
        hint: said(words => words.steps[n].hint),
        chance,
      })),
      end: said(words => words.end),
    },
  ],
};

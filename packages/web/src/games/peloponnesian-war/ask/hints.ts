import type { View } from '@polemos/peloponnesian-war';
import type { HintId } from '@polemos/peloponnesian-war/hints';
import type { Side } from '../map/board.ts';
import { isForTwo } from '../text/sides.ts';

/** The moment that a hint looks at: who is asked what. */
export interface Moment {
  readonly view: View;
  readonly step: string;
  readonly side: Side;
}
/** What differs from the campaign for one, said when it first matters. */
export interface Hint {
  readonly id: HintId;
  readonly rule: string;
  readonly when: (moment: Moment) => boolean;
}

const asked =
  (...steps: readonly string[]) =>
  ({ step }: Moment): boolean =>
    steps.includes(step);
const during = asked('another', 'objective');
const all =
  (...tests: readonly Hint['when'][]) =>
  (moment: Moment): boolean =>
    tests.every(test => test(moment));
const inScenario =
  (id: string) =>
  ({ view }: Moment): boolean =>
    view.scenario === id;
const byRole =
  (role: string) =>
  ({ view, side }: Moment): boolean =>
    side === 'athens' && view.special.role === role;
const sparta = ({ side }: Moment): boolean => side === 'sparta';
const neutral = ({ view }: Moment): boolean => !view.special.belligerent;
const late = inScenario('fall-of-sparta');
const early = inScenario('first-war');
const two = ({ view }: Moment): boolean => isForTwo(view);
const alone = (moment: Moment): boolean => !two(moment);
const first = ({ view }: Moment): boolean => view.edition === 'first';
const second = ({ view }: Moment): boolean => view.edition === 'second';

/** In the order in which they are said, one at a time. */
export const HINTS: readonly Hint[] = [
  {
    id: 'fos-thebes',
    rule: 'PW-10.5-b',
    when: all(late, during, byRole('thebes')),
  },
  {
    id: 'fos-athens',
    rule: 'PW-10.5-c',
    when: all(late, during, byRole('athens')),
  },
  {
    id: 'fos-anti-sparta',
    rule: 'PW-10.5-d',
    when: all(late, during, byRole('anti-sparta')),
  },
  {
    id: 'fos-neutral',
    rule: 'PW-10.5.4.5-IV-d',
    when: all(late, during, sparta, neutral),
  },
  {
    id: 'fos-persians',
    rule: 'PW-10.5.4.6-III-d',
    when: all(late, asked('persiansFirst')),
  },
  {
    id: 'fos-manning',
    rule: 'PW-10.5-f',
    when: all(late, asked('manning')),
  },
  {
    id: 'fos-manpower',
    rule: 'PW-10.5.4.5-V-a',
    when: all(late, asked('build'), sparta),
  },
  {
    id: 'fos-will',
    rule: 'PW-10.5.5-a',
    when: all(late, during, ({ view }) => view.turn > 1),
  },
  {
    id: 'first-war-walls',
    rule: 'PW-10.3.4-d',
    when: all(early, during),
  },
  {
    id: 'first-war-hostages',
    rule: 'PW-10.3.4-c',
    when: all(early, asked('objective')),
  },
  {
    id: 'first-war-will',
    rule: 'PW-10.3.5-a',
    when: all(early, asked('build')),
  },
  {
    id: 'two-auguries',
    rule: 'PW-11-f',
    when: all(two, second, asked('another')),
  },
  {
    id: 'two-interception',
    rule: 'PW-11-e',
    when: all(two, asked('interception')),
  },
  {
    id: 'two-combat',
    rule: 'PW-11-d',
    when: all(two, second, asked('nextBattle', 'nextSiege')),
  },
  {
    id: 'two-home',
    rule: 'PW-11-h',
    when: all(two, asked('homeward')),
  },
  {
    id: 'first-auguries',
    rule: 'PW1-4.3-a',
    when: all(first, alone, asked('another')),
  },
  {
    id: 'first-two-auguries',
    rule: 'PW1-11-a',
    when: all(first, two, asked('another')),
  },
  {
    id: 'first-incite',
    rule: 'PW1-4.4-b',
    when: all(first, asked('objective')),
  },
  {
    id: 'first-siege',
    rule: 'PW1-5.1-a',
    when: all(first, asked('expedition')),
  },
  {
    id: 'first-combat',
    rule: 'PW1-11-a',
    when: all(two, first, asked('nextBattle', 'nextSiege')),
  },
];

/** The first hint that belongs to this moment and was not put aside. */
export const hintOf = (moment: Moment, known: ReadonlySet<string>): Hint | null =>
  known.has(NO_MORE) ? null : (HINTS.find(hint => !known.has(hint.id) && hint.when(moment)) ?? null);
/** Put aside with all the others. */
export const NO_MORE = '*';

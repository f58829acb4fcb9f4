import type { Action, Language, Marked } from '@polemos/kernel';
import { TEXT, type Text } from '@polemos/polis/text';
import type { Lesson, LessonStep } from '../../../tutorial/lesson.ts';

const said = (of: (text: Text) => Marked): Readonly<Record<Language, Marked>> => ({
  en: of(TEXT.en),
  it: of(TEXT.it),
  fr: of(TEXT.fr),
});
const move = (at: keyof Text['lesson']['steps'], expect: Action, chance: readonly unknown[] = []): LessonStep => ({
  expect,
  say: said(({ lesson }) => lesson.steps[at].say),
  hint: said(({ lesson }) => lesson.steps[at].hint),
  chance,
});
const row = (good: 'silver' | 'metal' | 'wine', n: number): LessonStep => ({
  expect: { type: 'assign', row: good },
  say: said(({ lesson, names }) => lesson.row(n, names.stuff[good]).say),
  hint: said(({ lesson, names }) => lesson.row(n, names.stuff[good]).hint),
  chance: [],
});

/** A guided first round: both sides collect, trade for wheat, build a little, pass, and feed their people. */
export const lesson: Lesson = {
  game: 'polis',
  parts: [
    {
      title: said(({ lesson: { title } }) => title),
      scenario: 'full',
      seats: ['sparta', 'athens'],
      opening: ['theatre', 'statue-of-an-ephebe', 'socrates', 'r3-03'],
      steps: [
        move('taxesOfSparta', { type: 'tax', territory: 'lakedaimon' }),
        row('silver', 1),
        row('silver', 2),
        row('metal', 3),
        move('buyWheat', { type: 'buy', space: 'illyria-1' }, [2, 3]),
        move('createMerchant', { type: 'merchants', polis: 'athenai' }),
        move('payMerchant', { type: 'raise', with: 'good' }),
        move('oneIsEnough', { type: 'done' }),
        move('barterMetal', { type: 'barter', space: 'thraki-1' }, [2]),
        move('raiseHoplite', { type: 'hoplites', polis: 'pylos' }),
        move('payHoplite', { type: 'raise', with: 'good' }),
        move('beginProject', { type: 'project', project: 'statue-of-an-ephebe', polis: 'sparta' }),
        move('payProject', { type: 'pay' }),
        move('taxesOfAthens', { type: 'tax', territory: 'attika' }),
        row('wine', 1),
        row('wine', 2),
        row('wine', 3),
        move('barterOil', { type: 'barter', space: 'aigyptos-1' }, [1]),
        move('spartaPasses', { type: 'pass' }),
        move('athensPasses', { type: 'pass' }),
        move('feedSparta', { type: 'payPrestige' }),
        move('growAthens', { type: 'grow', polis: 'athenai' }),
        move('stopGrowing', { type: 'done' }),
      ],
      end: said(({ lesson: { end } }) => end),
    },
  ],
};

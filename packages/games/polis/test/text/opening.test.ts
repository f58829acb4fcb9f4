import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { polis } from '../../index.ts';
import { capOf } from '../../rules/components/control.ts';
import { scoreOf } from '../../rules/end/score.ts';
import { SCENARIO } from '../../rules/scenarios.ts';
import { opening, openingFacts } from '../../text/opening.ts';

const SIDES = ['sparta', 'athens'] as const;

test('every scenario has a card for each side in every language', () => {
  for (const scenario of SCENARIO.ids)
    for (const side of SIDES)
      for (const language of LANGUAGES)
        expect(JSON.stringify(opening(scenario, side, language))).not.toMatch(/undefined|NaN|\[object/);
});

test('people, prestige and the cap on a card are those of the set-up (PO-S, PO-X1-b, PO-X2-c, PO-K-i)', () => {
  for (const scenario of SCENARIO.ids)
    SIDES.forEach((side, seat) => {
      const s = polis.begin({ scenario, options: {} });
      const { population, prestige, caps } = openingFacts(scenario, side);
      expect([population, prestige, caps[0]]).toEqual([scoreOf(s, seat).population, scoreOf(s, seat).prestige, capOf(s)]);
    });
  expect(openingFacts('full', 'athens')).toMatchObject({ rounds: 4, caps: [3, 5], wheat: 4, poleis: 3 });
});

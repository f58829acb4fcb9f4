import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { egemonia } from '../../index.ts';
import { valueHeld } from '../../rules/victory/nike.ts';
import { opening, openingFacts } from '../../text/opening.ts';

const SIDES = ['sparta', 'athens'] as const;

test('both scenarios have a card for each side in every language', () => {
  for (const scenario of ['standard', 'historical'])
    for (const side of SIDES)
      for (const language of LANGUAGES)
        expect(JSON.stringify(opening(scenario, side, language))).not.toMatch(/undefined|NaN|\[object/);
});

test('the areas of a card are those of the set-up (EG-2-a, EG-6-a), and its numbers those of the rules (EG-7-a, EG-7.1-a)', () => {
  for (const scenario of ['standard', 'historical'])
    SIDES.forEach((side, seat) => {
      expect(openingFacts(scenario, side).areas).toBe(valueHeld(egemonia.begin({ scenario, options: {} }), seat));
    });
  expect(openingFacts('standard', 'athens')).toEqual({ needed: 10, turns: 10, hand: 5, sicily: 2, areas: 1 });
  expect(opening('historical', 'sparta', 'en').who).toContain('3 areas');
});

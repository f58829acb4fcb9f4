import { TEXT } from '@polemos/polis/text';
import { expect, test } from 'vitest';
import { oneSentence, toldAt } from '../../src/judgement/deeds.ts';

const text = { ...TEXT.en, results: undefined } as never;

test('what is remembered of a pass is that one passed, not that the other goes on', () => {
  const shown = {
    actors: ['sparta'],
    events: [
      [],
      [
        { kind: 'passed', rule: 'PO-F-j', seat: 'sparta', order: 0 },
        { kind: 'turn', rule: 'PO-F-g', seat: 'athens', alone: true },
      ],
    ],
    length: 1,
    outcome: null,
  } as never;
  const said = toldAt(shown, text, { placeOf: () => null } as never, 1);
  expect(said).toMatch(/Sparta/);
  expect(said).not.toMatch(/Athens/);
});

test('an aside is no part of what is remembered', () => {
  expect(oneSentence('You place **Ascendancy** in Argos ((only you see this)). {{EG-3.4-a}}')).toBe(
    'You place Ascendancy in Argos.',
  );
});

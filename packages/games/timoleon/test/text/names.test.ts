import { LANGUAGES, subjectOf } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { isMany } from '../../text/grammar.ts';
import { TEXT } from '../../text/index.ts';

test('whoever says a side by its name alone knows whether it is many', () => {
  for (const language of LANGUAGES)
    for (const [seat, name] of Object.entries(TEXT[language].names.seat))
      expect(subjectOf(language).does(name, 'one', 'many'), `${language} ${name}`).toBe(isMany(seat) ? 'many' : 'one');
});

test('what is paid has its article: agli opliti, ai fanti, alle guardie', () => {
  const pay = (unit: string) => TEXT.it.actions.pay({ type: 'pay', unit, place: 'thapsos' });
  expect(pay('mercenary-hoplites')).toBe('Paga gli opliti mercenari a Thapsos');
  expect(pay('mercenary-light')).toBe('Paga i fanti leggeri mercenari a Thapsos');
  expect(pay('bodyguard')).toBe('Paga le guardie del corpo a Thapsos');
  expect(TEXT.it.actions.cheer({ type: 'cheer', unit: 'forced-hoplites-discontented', place: 'thapsos' })).toMatch(
    / agli opliti/,
  );
});

test('one of a kind is one: on chips, in tips, beside the ask', () => {
  expect(TEXT.en.noun('bodyguard', 1)).toBe('bodyguard');
  expect(TEXT.en.noun('mercenary-hoplites', 1)).toBe('mercenary hoplite');
  expect(TEXT.it.noun('triremes', 1)).toBe('trireme');
  expect(TEXT.fr.noun('native-light-discontented', 2)).toMatch(/mécontents$/);
});

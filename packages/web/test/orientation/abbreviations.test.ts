import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '../../build/rules.ts';
import { abbreviationsOf, shortenedIn, usedIn } from '../../src/orientation/book/abbreviations.ts';

const bookIn = (file: string) =>
  parseRules(readFileSync(new URL(`../../../games/peloponnesian-war/${file}`, import.meta.url), 'utf8'));

test.each([
  ['rules.md', 'strength point', 'hoplite strength point', 'zone of influence'],
  ['rules.it.md', 'punto forza', 'punto forza di opliti', 'zona d’influenza'],
  ['rules.fr.md', 'point de force', 'point de force d’hoplites', 'zone d’influence'],
])('%s: what its sentences say by letters, its own key spells out', (file, point, hoplite, zone) => {
  const book = bookIn(file);
  const known = abbreviationsOf(book);
  expect([known.get('SP'), known.get('H'), known.get('ZOI')]).toEqual([point, hoplite, zone]);
  for (const letters of ['SP', 'SCI', 'GHB', 'LOC', 'ZOI', 'PCT', 'NP', 'TR', 'SR', 'HG']) {
    expect(known.get(letters), letters).toBeTruthy();
    expect(known.get(letters), letters).not.toMatch(/[=;]|\b(?:SP|NP|ZOI)\b/);
  }
  // A key of a book that says nothing by these letters would be noise.
  const uses = usedIn(book, known);
  expect(uses.has('SP')).toBe(true);
  expect(uses.has('H')).toBe(false);
});

test('counted letters are told with their number, letters of nothing are left alone', () => {
  const known = abbreviationsOf(bookIn('rules.md'));
  const long = (text: string) => shortenedIn(text, known).map(one => `${one.text}: ${one.long}`);
  expect(long('7H, 3(A)C and two LOCs of a ZOI (BC, II, PW).')).toEqual([
    '7H: 7 × hoplite strength point',
    '3(A)C: 3 × cavalry strength point, Allied strength point of that side',
    'LOCs: connection between two spaces',
    'ZOI: zone of influence',
  ]);
  expect(shortenedIn('7H and ZOI', abbreviationsOf([]))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const lines = (file: string): readonly (readonly [id: string, text: string])[] =>
  [...readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').matchAll(/^- `(PW[^`]*)` (.*)$/gm)].map(([, id, text]) => [
    id,
    text,
  ]);
const english = new Map(lines('rules.md'));
/** What a sentence must carry over whatever its words: rulings, other rules, numbers of two digits and more. */
const facts = (text: string): readonly string[] =>
  [...text.replaceAll(/(\d)[.,  ](\d{3})/g, '$1$2').matchAll(/R\d+|`[^`]+`|\d+(?:\.\d+)+|\d{2,}/g)]
    .map(([found]) => found)
    .sort();

describe.each(['rules.it.md', 'rules.fr.md'])('%s', file => {
  test('every statement is one of the rules, once, in their order', () => {
    const ids = lines(file).map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...english.keys()].filter(id => ids.includes(id)));
  });
  test('every number and reference is carried over', () => {
    for (const [id, text] of lines(file)) expect([id, facts(text)]).toEqual([id, facts(english.get(id) ?? '')]);
  });
});
test('both translations have the same statements', () => {
  const ids = (file: string): readonly string[] => lines(file).map(([id]) => id);
  expect(ids('rules.it.md')).toEqual(ids('rules.fr.md'));
});

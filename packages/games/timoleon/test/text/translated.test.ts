import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const BOLD_ID = /^(?:- )?\*\*(TI-[\w-]+)/;
const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
/** The rules of a file in their order, each with its line. */
const rulesOf = (markdown: string): [string, string][] =>
  markdown.split('\n').flatMap((line): [string, string][] => {
    const found = BOLD_ID.exec(line);
    return found === null ? [] : [[found[1], line.slice(found[0].length)]];
  });
const cited = (text: string): string[] => (text.match(/TI-\w[\w-]*\w/g) ?? []).sort();
const figures = (text: string): string[] => (text.replace(/TI-[\w.-]+/g, '').match(/\d+/g) ?? []).sort();
const tables = (markdown: string): number[] => (markdown.match(/^\|.*$/gm) ?? []).map(row => row.split('|').length);
const rules = read('rules.md');

test('every rule that is cited stands once in the numbered rules', () => {
  const ids = rulesOf(rules).map(([id]) => id);
  expect(ids.length).toBeGreaterThan(380);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect([...new Set(cited(rules))].filter(id => !ids.includes(id) && !id.endsWith('-Rn'))).toEqual([]);
});
describe.each(['rules.it.md', 'rules.fr.md'])('%s', file => {
  const translated = read(file);
  test('has the same ids in the same order, the same headings and tables', () => {
    expect(rulesOf(translated).map(([id]) => id)).toEqual(rulesOf(rules).map(([id]) => id));
    expect(translated.match(/^#+ /gm)).toEqual(rules.match(/^#+ /gm));
    expect(tables(translated)).toEqual(tables(rules));
  });
  test('cites the same rules and gives the same figures, rule by rule', () => {
    expect(rulesOf(translated).map(([id, text]) => [id, cited(text), figures(text)])).toEqual(
      rulesOf(rules).map(([id, text]) => [id, cited(text), figures(text)]),
    );
  });
});

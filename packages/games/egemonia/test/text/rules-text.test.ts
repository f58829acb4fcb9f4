import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { en } from '../../text/en/index.ts';
import { fr } from '../../text/fr/index.ts';
import { it } from '../../text/it/index.ts';

const BOLD_ID = /^(?:- )?\*\*(EG-[\w.-]+)(?: [^*]+)?\*\*/;
const MARKER = /_\([^)]*(?:reconstructed|ricostruit[oa]|reconstituée?)[^)]*\)_/;

interface Rule {
  readonly id: string;
  text: string;
}

/** The rules of a file in their order; a rule goes on until an empty line, the next rule, a heading or a table. */
function rulesOf(markdown: string): Rule[] {
  const rules: Rule[] = [];
  let open: Rule | null = null;
  for (const line of markdown.split('\n')) {
    const found = BOLD_ID.exec(line);
    if (found !== null) rules.push((open = { id: found[1], text: line.slice(found[0].length) }));
    else if (line === '' || /^[#|]/.test(line)) open = null;
    else if (open !== null) open.text += ` ${line}`;
  }
  return rules;
}

const ids = (markdown: string): string[] => rulesOf(markdown).map(({ id }) => id);
const byId = <T>(markdown: string, of: (text: string) => T): [string, T][] =>
  rulesOf(markdown).map(({ id, text }) => [id, of(text)]);
const cited = (text: string): string[] => (text.match(/EG-\w[\w.-]*\w/g) ?? []).sort();
const figures = (text: string): string[] => (text.replace(/EG-[\w.-]+/g, '').match(/\d+(?:\.\d+)?/g) ?? []).sort();
const headings = (markdown: string): string[] => (markdown.match(/^#+ .*$/gm) ?? []).map(line => line.replace(/[^#\d.()]/g, ''));
const tables = (markdown: string): number[] => (markdown.match(/^\|.*$/gm) ?? []).map(row => row.split('|').length);
const plain = (text: string): string => text.replaceAll('’', "'");

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const rules = read('rules.md');

describe('the numbered rules', () => {
  test('every id stands once', () => {
    expect(ids(rules).length).toBeGreaterThan(100);
    expect(ids(rules).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
  });

  test('every bold id opens a rule', () => {
    expect(rules.match(/\*\*EG-/g)).toHaveLength(ids(rules).length);
  });

  test('every rule and ruling cited exists', () => {
    const known = ids(rules);
    // A section may be cited as a whole: EG-5 stands for EG-5-a and those after it.
    const exists = (id: string): boolean => known.some(one => one === id || one.startsWith(`${id}-`));
    expect(cited(rules).filter(id => id !== 'EG-Rn' && !exists(id))).toEqual([]);
  });
});

describe.each([
  ['rules.it.md', it],
  ['rules.fr.md', fr],
] as const)('%s', (file, text) => {
  const translated = read(file);

  test('has the same ids in the same order', () => {
    expect(ids(translated)).toEqual(ids(rules));
    expect(translated.match(/\*\*EG-/g)).toHaveLength(ids(rules).length);
  });

  test('has the same headings and tables', () => {
    expect(headings(translated)).toEqual(headings(rules));
    expect(tables(translated)).toEqual(tables(rules));
  });

  test('marks the same rules as reconstructed', () => {
    expect(byId(translated, line => MARKER.test(line))).toEqual(byId(rules, line => MARKER.test(line)));
    expect(byId(rules, line => MARKER.test(line)).filter(([, marked]) => marked).length).toBeGreaterThan(0);
  });

  test('cites the same rules and gives the same figures, rule by rule', () => {
    expect(byId(translated, cited)).toEqual(byId(rules, cited));
    expect(byId(translated, figures)).toEqual(byId(rules, figures));
  });

  test('calls events, phases and sides as the game does', () => {
    for (const kind of ['event', 'phase', 'seat'] as const) {
      for (const name of Object.values(text.names[kind])) expect(translated).toContain(plain(name));
      for (const name of Object.values(en.names[kind])) expect(rules).toContain(plain(name));
    }
  });
});

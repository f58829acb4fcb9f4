import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A rule id: `EG-4.2-a`, `PW-MS-g`, `EG-R3`, `EG-EX1`. */
const ID = /\b[A-Z]{2}\d?-[A-Z]{0,3}\d*(?:\.\d+)*[A-Za-z]?(?:-[A-Za-z0-9]+)*\b/g;

/** The ids that a catalogue states: in bold, in backquotes at the head of a line, or heading a row of a table. */
export function idsIn(rules: string): readonly string[] {
  const found = new Set<string>();
  for (const line of rules.split('\n')) {
    for (const [, bold] of line.matchAll(/\*\*([^*]+)\*\*/g)) {
      const first = bold.match(ID)?.[0];
      if (first !== undefined && bold.startsWith(first)) found.add(first);
    }
    const quoted = /^\s*(?:[-*]\s+)?`([^`]+)`/.exec(line)?.[1];
    if (quoted !== undefined && quoted.match(ID)?.[0] === quoted) found.add(quoted);
    const cell = /^\|\s*`?([^|`]+?)`?\s*\|/.exec(line)?.[1];
    if (cell !== undefined && cell.match(ID)?.[0] === cell) found.add(cell);
  }
  return [...found];
}

/**
 * The ids that need no test, because the catalogue says so and why: in a line that begins with **No test** (the ids, a colon,
 * the reason), or in a ruling that says "no test".
 */
export function excusedIn(rules: string): readonly string[] {
  return rules
    .split('\n')
    .filter(
      line => /^[-*\s]*(\*\*|_)?No test\b/i.test(line) || (/^- \*\*[A-Z]{2}\d?-R\d+/.test(line) && /\bno test\b/i.test(line)),
    )
    .flatMap(line => idsNamed(line));
}

/** The ids in a text. `PW-MS-a..e`, `PW-5.2-h/l` and `EG-4.1-b, c` name each of the sentences that they mean. */
export function idsNamed(text: string): readonly string[] {
  const found: string[] = [];
  for (const match of text.matchAll(ID)) {
    const [id] = match;
    found.push(id);
    const letter = /^(.*-)([a-z])$/.exec(id);
    if (letter === null) continue;
    const [, stem, first] = letter;
    const rest = text.slice(match.index + id.length);
    const range = /^(?:\.\.|–|…)([a-z])\b/.exec(rest)?.[1];
    if (range !== undefined) {
      for (let c = first.charCodeAt(0) + 1; c <= range.charCodeAt(0); c++) found.push(stem + String.fromCharCode(c));
      continue;
    }
    const more = /^(?:\s*(?:,|\/|and)\s*[a-z](?![\w-]))+/.exec(rest)?.[0] ?? '';
    for (const [, one] of more.matchAll(/(?:,|\/|and)\s*([a-z])(?![\w-])/g)) found.push(stem + one);
  }
  return found;
}

const CALL = /\b(?:test|it|describe)(?:\.\w+)*\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const NAME_AFTER_ROWS = /\)\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
const ROW = /\[\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The ids in the names of the tests of a file; with `.each`, in the first cells of its rows too. */
export function idsTested(source: string): readonly string[] {
  const names = [...source.matchAll(CALL), ...source.matchAll(NAME_AFTER_ROWS)].map(([, , name]) => name);
  const each = [...source.matchAll(/\.(?:each|for)\s*\(\s*\[([\s\S]*?)\]\s*(?:as const)?\s*,?\s*\)\s*\(/g)].map(
    ([, rows]) => rows,
  );
  for (const rows of each) for (const [, , cell] of `[${rows}`.matchAll(ROW)) names.push(cell);
  return names.flatMap(idsNamed);
}

export interface Coverage {
  readonly ids: number;
  readonly tested: number;
  readonly excused: readonly string[];
  readonly missing: readonly string[];
  /** Named by tests but not stated by the catalogue: a slip of the pen. */
  readonly unknown: readonly string[];
  readonly percent: number;
}

export function coverage(rules: string, tests: readonly string[]): Coverage {
  const ids = idsIn(rules);
  const stated = new Set(ids);
  const named = new Set(tests.flatMap(idsTested));
  const excused = new Set(excusedIn(rules));
  const missing = ids.filter(id => !named.has(id) && !excused.has(id));
  return {
    ids: ids.length,
    tested: ids.filter(id => named.has(id)).length,
    excused: ids.filter(id => excused.has(id) && !named.has(id)),
    missing,
    unknown: [...named].filter(id => !stated.has(id) && !ids.some(one => one.startsWith(`${id}.`) || one.startsWith(`${id}-`))),
    percent: ids.length === 0 ? 0 : ((ids.length - missing.length) / ids.length) * 100,
  };
}

/** The catalogue and the tests of a game's folder. */
export function readGame(folder: string): { readonly rules: string; readonly tests: readonly string[] } {
  let files: readonly string[] = [];
  try {
    files = readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.test.ts'));
  } catch {
    // A game without tests yet: nothing is covered.
  }
  return {
    rules: readFileSync(join(folder, 'rules.md'), 'utf8'),
    tests: files.map(file => readFileSync(join(folder, 'test', file), 'utf8')),
  };
}

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../games', import.meta.url));
const GAMES = readdirSync(PACKAGES);

/** Rooms of a game that hold data, names, texts and what people are told before they act: no rule runs in them. */
const OPEN = new Set(
  [
    'board ground components leaders events kinds projects combat-deck editions tables card meta',
    'text screens hints lesson opening primer legend tips history',
    'forecast odds set-up',
    'rules.md rules.it.md rules.fr.md',
  ].flatMap(rooms => rooms.split(' ')),
);
/** Those of them that stand among the rules, as printed matter does: ids, boards, counters, tables. */
const PRINTED = /^(?:board|ground|components|leaders|events|kinds|projects|combat-deck|editions|tables)$/;

/** Said where a file takes something that cannot be read off: its name is made while it runs. */
const UNREADABLE = 'what cannot be read off';

/** Everything that code takes from elsewhere when it runs; types are gone by then. */
function importsOf(code: string): readonly string[] {
  const found: string[] = [];
  for (const [, what, from] of code.matchAll(/^\s*(?:import|export)\s+([^;'"`]*?)\s*from\s*['"]([^'"]+)['"]/gm))
    if (!isOfTypes(what)) found.push(from);
  for (const [, from] of code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm)) found.push(from);
  for (const [, after] of code.matchAll(/\bimport\s*\(([^)]*)\)/g))
    found.push(/^\s*(?:\/\*[\s\S]*?\*\/\s*)*(['"`])([^'"`$]+)\1\s*,?\s*$/.exec(after)?.[2] ?? UNREADABLE);
  for (const [, from] of code.matchAll(/\bnew URL\(\s*['"`]([^'"`]+)['"`]\s*,\s*import\.meta/g)) found.push(from);
  if (/\bimport\.meta\.glob\b|\brequire\s*\(/.test(code)) found.push(UNREADABLE);
  return found;
}
const isOfTypes = (what: string): boolean =>
  /^type\s+[{*\w]/.test(what) || /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/.test(what);

/** Which room of a game that is, or the file itself that is reached past its rooms; null for what is no game's. */
function roomOf(from: string, file: string): string | null {
  const [, game, room = ''] = /^@polemos\/([^/]+)(?:\/(.+))?$/.exec(from) ?? [];
  if (game !== undefined) return GAMES.includes(game) ? room : null;
  if (!from.startsWith('.')) return null;
  const within = relative(PACKAGES, join(dirname(file), from));
  return within.startsWith('..') ? null : within;
}

/** What the files take of games that is no open room; also what they take by way of other files of the client. */
function closed(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8'), exists = existsSync): string[] {
  const wrong: string[] = [];
  const waiting = [...files];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const from of importsOf(read(file))) {
      const room = roomOf(from, file);
      const itself = relative(SRC, file);
      if (from === UNREADABLE || (room !== null && !OPEN.has(room.split('/')[0]))) wrong.push(`${itself} takes ${from}`);
      const next = join(dirname(file), from);
      if (room !== null || !from.startsWith('.') || !/\.tsx?$/.test(from) || seen.has(next) || !exists(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  return wrong;
}

test('screens of a game take types, ids, texts and forecasts of it, and no rule, nor by way of another file', () => {
  const files = globSync('games/**/*.{ts,tsx}', { cwd: SRC }).map(file => join(SRC, file));
  expect(files.length).toBeGreaterThan(100);
  expect(closed(files)).toEqual([]);
});

test('an open room of a game is no door to its rules', () => {
  const doors = GAMES.flatMap(game => {
    const { exports } = JSON.parse(readFileSync(join(PACKAGES, game, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, string>>;
    };
    return Object.entries(exports).flatMap(([name, file]) => {
      const room = name.replace('./', '');
      if (!OPEN.has(room) || PRINTED.test(room)) return [];
      if (file.startsWith('./rules/')) return [`${game}: ${name} is ${file}`];
      // What it gives out is made there: a forecast may ask the rules, and hands none of them on.
      const handed = /\.ts$/.test(file) ? readFileSync(join(PACKAGES, game, file), 'utf8') : '';
      return [...handed.matchAll(/^export\s+(?!type\b)[^;'"]*from\s+['"]([^'"]*\brules\/[^'"]+)['"]/gm)].map(
        ([, from]) => `${game}: ${name} hands on ${from}`,
      );
    });
  });
  expect(doors).toEqual([]);
});

test.each([
  ["import { match } from '@polemos/polis';", '@polemos/polis'],
  ["import type from '@polemos/polis';", '@polemos/polis'],
  ["import { type View, polis } from '@polemos/polis';", '@polemos/polis'],
  ["export * from '@polemos/polis/rules/round';", '@polemos/polis/rules/round'],
  ["  import '@polemos/polis';", '@polemos/polis'],
  ["const rules = import('@polemos/polis');", '@polemos/polis'],
  ['const rules = import(`@polemos/polis`);', '@polemos/polis'],
  ["const rules = import(/* @vite-ignore */ '@polemos/polis');", '@polemos/polis'],
  ["const name = '@polemos/polis'; await import(name);", UNREADABLE],
  ["await import('@polemos/' + 'polis');", UNREADABLE],
  ['await import(`@polemos/$' + '{game}`);', UNREADABLE],
  ["import.meta.glob('../../../games/*/rules/*.ts');", UNREADABLE],
  ["import { take } from '../../../games/polis/rules/round/turn.ts';", '../../../games/polis/rules/round/turn.ts'],
  ["new Worker(new URL('../../../games/polis/index.ts', import.meta.url));", '../../../games/polis/index.ts'],
  ["import { take } from '../parts/handed-on.ts';", '@polemos/polis'],
])('none of the ways around is open: %s', (code, from) => {
  const files: Readonly<Record<string, string>> = {
    [join(SRC, 'games/screens-of-somebody.ts')]: code,
    [join(SRC, 'parts/handed-on.ts')]: "export { polis as take } from '@polemos/polis';",
  };
  const wrong = closed(
    [join(SRC, 'games/screens-of-somebody.ts')],
    file => files[file],
    file => String(file) in files,
  );
  expect(wrong).toEqual([expect.stringMatching(new RegExp(`takes ${from.replaceAll('.', '\\.')}$`))]);
});

test('no file of the client guesses what was between two views', () => {
  const guessing = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(file =>
    readFileSync(join(SRC, file), 'utf8').includes('interim'),
  );
  expect(guessing).toEqual([]);
});

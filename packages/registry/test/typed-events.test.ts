import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const files = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: PACKAGES }).filter(file => !/\/(?:dist|releases)\//.test(file));
const read = (file: string): string => readFileSync(join(PACKAGES, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

// What a game tells is a union of its own; a field that is not in it does not compile. Whoever makes a text, a number or another type of one
// by force has left that, so nobody does.

/** Nothing but events and their words: nothing here needs a cast at all. */
const WHOLE = ['games/*/rules/**/told.ts', 'games/*/text/*/{events,results,titles}.ts'];
const FORCED = /\b(?:String|Number)\(|\bas (?:[A-Z]\w+|keyof|unknown|never|string|number|readonly)\b/;
/** Elsewhere events stand among other things, under this name. */
const AMONG = ['games/*/{text,forecast}/**/*.ts', 'web/src/{games,match,judgement,parts,board}/**/*.{ts,tsx}'];
const FORCED_EVENT =
  /\b(?:String|Number)\((?:event|telling)\b(?!\.(?:target|key)\b)|\b(?:event|telling)\??\.[\w.?[\]]+ as (?!const\b)/;

test('no sentence and no screen forces a field of an event into another type', () => {
  const whole = WHOLE.flatMap(files);
  const among = AMONG.flatMap(files);
  expect([whole.length > 20, among.length > 300]).toEqual([true, true]);
  const forced = [
    ...whole.flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => !/^import|^\s*type |^export \{/.test(line) && FORCED.test(line))
        .map(line => `${file}: ${line.trim()}`),
    ),
    ...among.flatMap(file =>
      read(file)
        .split('\n')
        .filter(line => FORCED_EVENT.test(line))
        .map(line => `${file}: ${line.trim()}`),
    ),
  ];
  expect(forced).toEqual([]);
});
test.each([
  'names.seat[String(event.seat)]',
  'const n = Number(event.count);',
  'side(event.side as Side)',
  'at(telling?.zone as string)',
])('it would be seen: %s', line => expect(FORCED_EVENT.test(line) && FORCED.test(line)).toBe(true));

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { needWords } from '../../src/games/peloponnesian-war/ask/needs.ts';

const RULES = fileURLToPath(new URL('../../../games/peloponnesian-war/rules', import.meta.url));
const SOURCES = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => readFileSync(`${RULES}/${file}`, 'utf8'));
const filled = (what: string): string =>
  what.replace(/\$\{(?:SIDES|side)[^}]*\}/, 'athens').replace(/\$\{(?:SPACE|id)[^}]*\}/, 'corinth');
/** What the rules say of a die, a lot or a draw, whether it stands there or in a table of its own. */
const ASKED = new Set(
  SOURCES.flatMap(source => [
    ...[...source.matchAll(/fate\.(?:d6|lot|draw)\(([^;]*?)(?:'PW|rule\b)/gs)].flatMap(([, said]) =>
      [...said.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, form]) => filled(plain ?? form)),
    ),
    ...[...source.matchAll(/_(?:OF|IN) = .*?`([^`]+)`/g)].map(([, form]) => filled(form)),
  ]),
);

test('whoever rolls real dice, or looks at what may come, is told in three languages what for', () => {
  expect(ASKED.size).toBeGreaterThan(40);
  const wrong = [...ASKED].filter(what =>
    ['campaign', 'fall-of-sparta'].some(scenario => {
      const said = LANGUAGES.map(language => needWords(what, language, scenario));
      return new Set([...said, what]).size <= LANGUAGES.length || !said.every(words => /^\p{Lu}[^$_{}]+$/u.test(words));
    }),
  );
  expect(wrong).toEqual([]);
});

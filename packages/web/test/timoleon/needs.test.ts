import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { needWords } from '../../src/games/timoleon/ask/needs.ts';

const RULES = fileURLToPath(new URL('../../../games/timoleon/rules', import.meta.url));
/** Every word that the rules say with a die, a lot or a draw; a name in it is filled in. */
const ASKED = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .flatMap(file =>
    [...readFileSync(`${RULES}/${file}`, 'utf8').matchAll(/fate\.(?:d6|d10|lot)\(([^;]*?), (?:'TI-|which|owner)/gs)].flatMap(
      ([, said]) =>
        [...said.matchAll(/'([a-z ]+)'|"([a-z' ]+)"|`([^`]+)`/g)].map(([, a, b, c]) =>
          (a ?? b ?? c)
            .replace(/\$\{SEATS[^}]*\}/, 'carthage')
            .replace(/\$\{OWNER[^}]*\}/, 'sicans')
            .replace(/\$\{EXPEDITION[^}]*\}/, 'corinth_3')
            .replace(/\$\{LEADER[^}]*\}/, 'agyris'),
        ),
    ),
  );

test('whoever rolls real dice is told in three languages what for', () => {
  expect(new Set(ASKED).size).toBeGreaterThan(28);
  for (const what of ASKED) {
    expect(what).not.toContain('$');
    const said = (['en', 'it', 'fr'] as const).map(language => needWords(what, language));
    expect(said[1], what).not.toBe(what);
    expect(new Set(said).size, what).toBe(3);
    for (const words of said) expect(words).not.toMatch(/undefined|\{|_|sicans\b.*sicans/);
  }
});

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from '../index.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
/** Rooms that every game shares; a game's own screens and maps are its own. */
const GENERIC =
  '{kernel/src,kernel/testing,bots/src,registry,server/src,server/client,cli/src,web/src,web/build}/**/*.{ts,tsx,css}';
const OF_A_GAME = /^(?:registry\/(?:list\.ts|test\/)|web\/src\/games\/[^/]+\/|web\/build\/maps\/)/;
/** Comments, and the example of a message in a help text. */
const SAID = /^\s*(?:\/\/|\/?\*|\{"new")/;
/** `polis` is also a kind of place. */
const OF_THINGS = 'web/src/text/things.ts';

test('nothing generic knows a game by its name: a sixth game is one line of the registry', () => {
  const ids = GAMES.map(({ id }) => id).join('|');
  const named = new RegExp(`['"\`](?:@polemos/)?(?:${ids})(?:/[^'"\`]*)?['"\`]`);
  const files = globSync(GENERIC, { cwd: PACKAGES, exclude: path => path.includes('node_modules') }).filter(
    file => !OF_A_GAME.test(file) && file !== OF_THINGS,
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap(file =>
    readFileSync(`${PACKAGES}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (named.test(line) && !SAID.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

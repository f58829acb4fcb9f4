import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SCREENS = fileURLToPath(new URL('../../src/games', import.meta.url));
const GAMES = readdirSync(fileURLToPath(new URL('../../../games', import.meta.url)));

/** Rooms of a game that hold data, names, texts and what people are told before they act: no rule runs in them. */
const OPEN = new Set(
  [
    'board ground components leaders events kinds projects combat-deck editions tables card meta',
    'text screens hints lesson opening primer legend tips history',
    'forecast odds set-up',
    'rules.md rules.it.md rules.fr.md',
  ].flatMap(rooms => rooms.split(' ')),
);

interface Import {
  readonly file: string;
  readonly from: string;
}
/** Everything that a file takes from elsewhere when it runs; types are gone by then. */
function importsOf(file: string): readonly Import[] {
  const code = readFileSync(`${SCREENS}/${file}`, 'utf8');
  const found: Import[] = [];
  for (const [, what, from] of code.matchAll(/^(?:import|export)\s+([^;'"]*?)\s*from\s+['"]([^'"]+)['"]/gm))
    if (!isOfTypes(what)) found.push({ file, from });
  for (const [, from] of code.matchAll(/(?:\bimport\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm)) found.push({ file, from });
  return found;
}
const isOfTypes = (what: string): boolean =>
  what.startsWith('type ') || /^\{\s*(?:type\s+\w+(?:\s+as\s+\w+)?\s*,?\s*)+\}$/.test(what);

/** What of a game it is: its whole, a room of it; null for anything else. */
function roomOf(from: string): string | null {
  const [, game, room = ''] = /^@polemos\/([^/]+)(?:\/(.+))?$/.exec(from) ?? [];
  if (game !== undefined && GAMES.includes(game)) return room;
  return /(?:^|\/)packages\/games\/|(?:\.\.\/){4}games\//.test(from) ? from : null;
}

test('screens of a game take types, ids, texts and forecasts of it, and no rule', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SCREENS });
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap(importsOf).flatMap(({ file, from }) => {
    const room = roomOf(from);
    return room === null || OPEN.has(room.split('/')[0]) ? [] : [`${file} takes ${from}`];
  });
  expect(wrong).toEqual([]);
});

test('no file of the client guesses what was between two views', () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const guessing = globSync('**/*.{ts,tsx}', { cwd: src }).filter(file =>
    readFileSync(`${src}/${file}`, 'utf8').includes('interim'),
  );
  expect(guessing).toEqual([]);
});

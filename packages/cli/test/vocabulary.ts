import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@polemos/kernel';
import { literalsOf } from './catalogue-strings.ts';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/** All that the strings of a source say. */
const said = (code: string): string =>
  literalsOf(code)
    .map(({ text }) => text.replaceAll('◇', ' '))
    .join('\n');

/**
 * The words that a game has in a language: those of its folder there, its names (in the data, or Greek in every language), and the small
 * words that the kernel joins.
 */
export function vocabularyOf(game: string, language: Language): ReadonlySet<string> {
  const folder = `games/${game}`;
  const sources = globSync([`${folder}/text/${language}/*.ts`, `${folder}/text/greek.ts`, 'kernel/src/text/euphony.ts'], {
    cwd: PACKAGES,
  });
  const names = globSync(`${folder}/data/*.json`, { cwd: PACKAGES }).flatMap(file => namesIn(JSON.parse(read(file)), language));
  return new Set([...sources.flatMap(file => wordsOf(said(read(file)))), ...names.flatMap(wordsOf)]);
}
const read = (file: string): string => readFileSync(`${PACKAGES}${file}`, 'utf8');
/** What stands under a key that begins with `name`; many an English name is its id. */
const namesIn = (data: unknown, language: Language): readonly string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) =>
        typeof value === 'string'
          ? key.startsWith('name') || (key === 'id' && language === 'en')
            ? [value]
            : []
          : namesIn(value, language),
      );

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@polemos/kernel';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/**
 * All that the strings of a source say, without keys, comments and what is put into a template: enough of a scanner for files that Biome has
 * formatted.
 */
function said(code: string): string {
  const found: string[] = [];
  let at = 0;
  const quoted = (quote: string): void => {
    let text = '';
    const isFirst = /[{,]\s*$/.test(code.slice(Math.max(0, at - 12), at));
    for (at++; at < code.length && code[at] !== quote; at++) {
      if (code[at] === '\\') at++;
      else if (quote === '`' && code.startsWith('${', at)) {
        at += 2;
        text += ' ';
        until('}');
      } else text += code[at];
    }
    const isKey = isFirst && /^\s*:/.test(code.slice(at + 1, at + 3));
    if (!isKey) found.push(text);
  };
  const regular = (): void => {
    let isClass = false;
    for (at++; at < code.length && (isClass || code[at] !== '/'); at++) {
      if (code[at] === '\\') at++;
      else if (code[at] === '[') isClass = true;
      else if (code[at] === ']') isClass = false;
    }
  };
  const until = (end: string | null): void => {
    for (let depth = 0; at < code.length; at++) {
      if (code[at] === end && depth === 0) return;
      if (code[at] === '{') depth++;
      else if (code[at] === '}') depth--;
      else if (code.startsWith('//', at)) at = code.indexOf('\n', at);
      else if (code.startsWith('/*', at)) at = code.indexOf('*/', at) + 1;
      else if (code[at] === '/' && /[(,=:[!&|?{};\n]\s*$/.test(code.slice(Math.max(0, at - 12), at))) regular();
      else if ('\'"`'.includes(code[at])) quoted(code[at]);
    }
  };
  until(null);
  return found.join('\n');
}

/**
 * The words that a game has in a language: those of its folder there, its names (in the data, or Greek in every language), and the small
 * words that the kernel joins.
 */
export function vocabularyOf(game: string, language: Language): ReadonlySet<string> {
  const folder = `games/${game}`;
  const sources = globSync([`${folder}/text/${language}/*.ts`, `${folder}/text/greek.ts`, 'kernel/src/euphony.ts'], {
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

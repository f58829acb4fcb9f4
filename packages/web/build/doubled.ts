import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LETTERS = fileURLToPath(new URL('./doubled-letters.ts', import.meta.url));
const FRENCH = /^(.*\/text)\/fr\/([\w-]+\.ts)$/;

/**
 * A fourth language, for a test: English with its letters doubled stands in for every file of `text/fr/`. What is then on the page with
 * single letters comes from no text folder, and whoever translates Polemos could not translate it.
 */
export const doubled = (): Plugin => ({
  name: 'polemos-doubled',
  enforce: 'pre',
  load(id) {
    const [, folder, file] = FRENCH.exec(id.split('?')[0]) ?? [];
    if (folder === undefined) return null;
    const english = `${folder}/en/${file}`;
    if (!existsSync(english)) throw new Error(`${id} has no English: nobody could translate it`);
    const names = [...readFileSync(english, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    const french = (name: string): string => name.replace(/^en$/, 'fr').replace(/En$/, 'Fr');
    const lines = names.map(name => `export const ${french(name)} = doubled(english.${name});`);
    return `import * as english from '${english}';\nimport { doubled } from '${LETTERS}';\n${lines.join('\n')}\n`;
  },
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@polemos/server/place';
import { browser, tellTotal, vitest } from '../checks.ts';
import { type Command, Usage } from '../command.ts';

const ID = /^[A-Z]{2}\d?-[\w.-]+$/;

export const command: Command = {
  name: 'unit',
  summary: 'the tests of a path or of one rule (npm run unit -- PW-6.2.4)',
  usage: '<paths or rule ids…>',
  about: `An id runs the tests whose names carry it or one of its sentences: PW-6.2.4 also those of PW-6.2.4-a. Anything else is part of a path. Where only tests of pages lie there, or with ".browser" in it, they run in Chromium; "table.browser" names one.
Exit code 1 if a test failed or none was found.`,
  flags: {},
  async run(given) {
    if (given.words.length === 0) throw new Usage('name a path or a rule: npm run unit -- PW-6.2.4');
    const ids = given.words.filter(word => ID.test(word));
    const paths = given.words.filter(word => !ID.test(word));
    const named = ids.map(nameOf);
    const files = ids.length === 0 ? paths : filesWith(named, paths);
    if (files.length === 0) throw new Usage(`no test names ${ids.join(' or ')}`);
    const pages = ids.length === 0 ? files.filter(isOfPage) : [];
    const others = files.filter(file => !pages.includes(file));
    for (const path of others.filter(hasPages))
      process.stderr.write(`polemos: tests of pages lie in ${path} too; they run by their names with .browser\n`);
    const { passed, failed } = tellTotal([
      ...(others.length === 0 ? [] : [await vitest('unit', [...others, ...(ids.length === 0 ? [] : ['-t', named.join('|')])])]),
      ...(pages.length === 0 ? [] : [await browser(pages)]),
    ]);
    return failed === 0 && passed > 0 ? 0 : 1;
  },
};

const tests = (): readonly string[] =>
  globSync('{packages,examples,bench}/**/test/**/*.test.ts', { cwd: ROOT, exclude: path => path.includes('node_modules') });
const isPages = (file: string): boolean => file.endsWith('.browser.test.ts');

/** `war.browser` names a test of pages, and so does a folder that has no others: the client is built for it. */
export const isOfPage = (path: string): boolean => {
  const meant = tests().filter(file => file.includes(path));
  return meant.length > 0 && meant.every(isPages);
};
const hasPages = (path: string): boolean => tests().some(file => isPages(file) && file.includes(path));

/** The id and its sentences, but not the next section: PW-6.2.4 is not PW-6.2.41 nor PW-6.2.4.1. */
export const nameOf = (id: string): string => `\\b${id.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`;

/** Only files whose tests may be named after it are loaded: that is what makes one rule quick. */
function filesWith(named: readonly string[], paths: readonly string[]): readonly string[] {
  const wanted = new RegExp(named.join('|'));
  return tests()
    .filter(file => !/\.(browser|nightly)\.test\.ts$/.test(file))
    .filter(file => paths.length === 0 || paths.some(path => file.includes(path)))
    .filter(file => wanted.test(namesIn(readFileSync(join(ROOT, file), 'utf8'))));
}

/** Where a test could take its name from: what a test expects and what a comment says names none. */
export function namesIn(code: string): string {
  const told = code.includes('$rule') ? EXPECTED : new RegExp(`${EXPECTED.source}|\\brule: `);
  return code
    .split('\n')
    .filter(line => NAMING.test(line) || !told.test(line))
    .join('\n');
}
const NAMING = /\b(?:test|describe)\b/;
const EXPECTED = /\.to(?:Be|Equal|Contain|Match)\w*\(|^\s*(?:\/\/|\/?\*)/;

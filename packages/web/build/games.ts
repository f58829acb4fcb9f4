import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const REGISTRY = fileURLToPath(new URL('../../registry/', import.meta.url));
const SCREENS = 'virtual:screens';

/** Where the screens of a game lie: in its own package, or beside the others in this one. */
function screensOf(name: string, id: string): string {
  const own = join(dirname(fileURLToPath(import.meta.resolve(`${name}/meta`))), 'screens');
  return existsSync(own) ? own : join(WEB, 'src/games', id);
}

/** Whether its board can be put right by the owner of a box. */
function hasKit(name: string): boolean {
  try {
    return existsSync(fileURLToPath(import.meta.resolve(`${name}/kit`)));
  } catch {
    return false;
  }
}

const lazy = (file: string, name: string): string => `async () => (await import(${JSON.stringify(file)})).${name}`;

/** What a game has for the client, found by its file's name. */
function screens(name: string, id: string): string {
  const folder = screensOf(name, id);
  const lessons = join(folder, 'lesson/lessons.ts');
  const drawn = join(folder, 'thumbnail.ts');
  const pages = existsSync(join(folder, 'pages')) ? readdirSync(join(folder, 'pages')) : [];
  const fields = [
    `load: ${lazy(join(folder, 'index.tsx'), 'screens')}`,
    `thumbnail: ${existsSync(drawn) ? lazy(drawn, 'thumbnail') : lazy(`virtual:thumbnail/${id}`, 'default')}`,
    ...(hasKit(name) ? [`kit: ${lazy(`${name}/kit`, 'BOARD')}`] : []),
    ...(existsSync(lessons) ? [`lessons: ${lazy(lessons, 'lessons')}`] : []),
    `drawn: {${pages.map(file => `${JSON.stringify(file.replace('.tsx', ''))}: () => import(${JSON.stringify(join(folder, 'pages', file))})`)}}`,
  ];
  return `${JSON.stringify(id)}: {${fields.join(', ')}}`;
}

/** The registry's entries with every module spelt out, so that each becomes a part that is loaded when it is needed. */
function entries(packages: readonly string[], withRules: boolean): string {
  const lines = packages.flatMap((name, i) => [
    `import { META as meta${i} } from '${name}/meta';`,
    `import { CARD as card${i} } from '${name}/card';`,
  ]);
  const loaders = (name: string): string =>
    withRules ? `rules: () => import('${name}'), text: () => import('${name}/text')` : 'rules: null, text: null';
  const list = packages.map((name, i) => `{ package: '${name}', meta: meta${i}, card: card${i}, ${loaders(name)} }`);
  return `${lines.join('\n')}\nexport const ENTRIES = [${list.join(',\n')}];\n`;
}

/**
 * The games of `packages/registry/list.ts` for the browser. Rules belong to the worker: the page's own parts must not hold them a second
 * time. While developing there are no parts, and both ask here.
 */
export const games = (whose: 'page' | 'worker', list = join(REGISTRY, 'list.ts')): Plugin => {
  let withRules = true;
  const packages = async (): Promise<readonly string[]> => (await import(pathToFileURL(list).href)).PACKAGES;
  return {
    name: 'polemos-games',
    enforce: 'pre',
    configResolved({ command }) {
      withRules = whose === 'worker' || command === 'serve';
    },
    resolveId: id => (id === SCREENS ? `\0${SCREENS}` : null),
    async load(id) {
      if (id === join(REGISTRY, 'entries.ts')) return entries(await packages(), withRules);
      if (id !== `\0${SCREENS}`) return null;
      const found = await Promise.all(
        (await packages()).map(async name => screens(name, (await import(`${name}/meta`)).META.id as string)),
      );
      return `export const SCREENS = {${found.join(',\n')}};\n`;
    },
  };
};

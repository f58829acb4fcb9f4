import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@polemos/server/place';
import { expect, test } from 'vitest';

const isOurs = (path: string): boolean => !/(?:^|\/)(?:node_modules|dist|\.git)(?:\/|$)/.test(path);
const FILES = globSync('**/*', { cwd: ROOT, exclude: path => !isOurs(path) }).map(path => `/${path}`);
const FOLDERS = new Set(FILES.flatMap(path => path.split('/').slice(1, -1)));

/** Whole paths, and the ends of paths that papers shorten them to; `<game>`, `*` and `{a,b}` stand for any that there is. */
function isThere(named: string): boolean {
  const pattern = named
    .replace(/^\.\/|\/$/g, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]+>|\*+/g, '[^/]+')
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.split(',').join('|')})`);
  const wanted = new RegExp(`/${pattern}$`);
  return FILES.some(path => wanted.test(path));
}

test.each([...globSync('docs/*.md', { cwd: ROOT }), 'README.md', 'CONTRIBUTING.md', 'bench/README.md'])(
  '%s names only files and folders that there are',
  file => {
    const text = readFileSync(join(ROOT, file), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const named = [...text.matchAll(/`([\w@.-][\w@.<>*{},/-]*)`/g)].map(([, name]) => name);
    const paths = named.filter(
      name =>
        /\.(?:tsx?|mjs|css|json|py|md)$/.test(name) ||
        (name.includes('/') && FOLDERS.has(name.split('/')[0]) && !/\.\w+$/.test(name)),
    );
    expect(paths.filter(path => !isThere(path))).toEqual([]);
  },
);

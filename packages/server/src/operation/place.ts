import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the house stands: a copy of the repository, or the package in which it was installed. */
function findRoot(): { readonly root: string; readonly version: string } {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string };
    if (name === 'polemos') return { root: folder, version: version ?? '' };
  }
  throw new Error('there is no package.json of Polemos above this file');
}

export const { root: ROOT, version: VERSION } = findRoot();
/** Installed as a package (`polemos pack`): there are no sources, nothing is built. */
export const PACKED: boolean = !existsSync(join(ROOT, 'packages'));
/** The built client. */
export const DIST: string = PACKED ? join(ROOT, 'client') : join(ROOT, 'packages/web/dist');
/** Where a database lies when nobody says where. */
export const DATABASE: string = join(PACKED ? process.cwd() : ROOT, '.polemos', 'polemos.sqlite');

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DIST, PACKED, ROOT } from '@polemos/server/place';

const STAMP = join(DIST, '.polemos-stamp');
const web = join(ROOT, 'packages/web');

/** Everything that the client is made of. */
function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync(['package-lock.json', 'packages/{web,kernel,bots,registry}/**/*', 'packages/games/**/*'], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: entry => ['node_modules', 'dist', 'test', 'testing', 'test-results'].includes(entry.name),
  });
  const paths = files.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(`${path.slice(ROOT.length)}\0`).update(readFileSync(path));
  return `${hash.digest('hex')}\n`;
}

/** Worth it from here on, in bytes. */
const SMALL = 1_400;
/** Once here instead of with every visit: a server without a proxy sends what the browser takes. */
function compress(): void {
  for (const name of globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: DIST })) {
    const file = join(DIST, name);
    const content = readFileSync(file);
    if (content.length < SMALL) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Builds the client if its sources have changed since. Answers whether it is there. */
export function buildClient(say: (line: string) => void): boolean {
  if (PACKED) return existsSync(DIST);
  const wanted = sourceHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
  const began = performance.now();
  say('building the client …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: web, stdio: ['ignore', 2, 2] });
  if (built.status !== 0) {
    say('the client could not be built; the reason stands above');
    return false;
  }
  compress();
  writeFileSync(STAMP, wanted);
  say(`built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

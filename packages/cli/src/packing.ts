import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DIST, ROOT, VERSION } from '@polemos/server/place';

interface Package {
  readonly name: string;
  readonly type: string;
  readonly license?: string;
  readonly description?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const read = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Everything that a server and the command line need. */
const OURS = ['kernel', 'bots', 'registry', 'server', 'cli'].map(name => `packages/${name}`);
const gamesOf = (): readonly string[] =>
  globSync('packages/games/*/package.json', { cwd: ROOT })
    .map(file => dirname(file))
    .sort();

/** Node does not read TypeScript in a package: types go, and whoever imports a file does so by its new name. */
const asScript = (source: string): string =>
  stripTypeScriptTypes(source).replace(/(['"`])((?:\.{1,2}\/|@polemos\/)[^'"`\n]*)\.ts\1/g, '$1$2.js$1');
const renamed = (name: string): string => name.replace(/\.ts$/, '.js');

function copyPackage(folder: string, into: string): void {
  const from = join(ROOT, folder);
  const files = globSync(['**/*.ts', '**/*.json', '*.md', 'releases/*/*'], {
    cwd: from,
    exclude: name => ['node_modules', 'test', 'testing'].includes(basename(name)),
  });
  for (const name of files) {
    const target = join(into, renamed(name));
    mkdirSync(dirname(target), { recursive: true });
    if (name.endsWith('.ts')) writeFileSync(target, asScript(readFileSync(join(from, name), 'utf8')));
    else cpSync(join(from, name), target);
  }
  const { name, type, exports = {} } = read(from);
  const known = Object.entries(exports).filter(([, file]) => existsSync(join(into, renamed(file))));
  const manifest = { name, version: VERSION, type, exports: Object.fromEntries(known.map(([as, file]) => [as, renamed(file)])) };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function archive(folder: string, inside: string, file: string): void {
  const { status, stderr } = spawnSync('tar', ['-czf', file, '-C', folder, inside], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
}

/** What somebody installs: the server with its client, as an npm package; and the client alone, for any web server. */
export function pack(out: string): { readonly server: string; readonly client: string } {
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'polemos-pack-'));
  try {
    const into = join(work, 'package');
    const packages = [...OURS, ...gamesOf()];
    const names = packages.map(folder => {
      const { name } = read(join(ROOT, folder));
      copyPackage(folder, join(into, 'node_modules', name));
      return name;
    });
    const foreign = packages
      .flatMap(folder => Object.entries(read(join(ROOT, folder)).dependencies ?? {}))
      .filter(([name]) => !name.startsWith('@polemos/'));
    const { description, license } = read(ROOT);
    const manifest = {
      name: 'polemos',
      version: VERSION,
      description,
      license,
      type: 'module',
      bin: { polemos: 'bin/polemos.mjs' },
      engines: { node: '>=24' },
      dependencies: { ...Object.fromEntries(foreign.sort()), ...Object.fromEntries(names.map(name => [name, VERSION])) },
      bundleDependencies: names,
    };
    writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    for (const name of ['bin', 'LICENSE', 'NOTICE.md', 'README.md', 'docs/hosting.md', 'docs/online.md', 'deploy'])
      if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(into, name), { recursive: true });
    cpSync(DIST, join(into, 'client'), { recursive: true });
    const server = join(out, `polemos-${VERSION}.tgz`);
    archive(work, 'package', server);
    const site = join(work, `polemos-client-${VERSION}`);
    cpSync(DIST, site, { recursive: true });
    const client = join(out, `polemos-client-${VERSION}.tar.gz`);
    archive(work, basename(site), client);
    return { server, client };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

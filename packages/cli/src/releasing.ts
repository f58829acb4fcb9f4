import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfFile, MANIFEST, type Manifest, type ReleasedRules, RULES, releasedRules, WORDS } from '@polemos/games/releases';
import { ROOT } from '@polemos/server/place';
import type { Plugin } from 'rolldown';
import { Usage } from './command.ts';

/** What a release of rules is made from. */
export interface Source {
  /** The package of the game: `@polemos/polis`. */
  readonly package: string;
  /** The root of the repository, as it was at the time. */
  readonly root: string;
}

/** One file without imports, small enough to be kept: comments and long names are in the repository's history. */
async function bundle(code: string, source: Source, name: string): Promise<string> {
  const entry = join(source.root, 'packages/registry', `${name}.entry.ts`);
  const written: Plugin = {
    name: 'polemos-release',
    resolveId: id => (id === entry ? id : null),
    load: id => (id === entry ? code : null),
  };
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input: entry,
    cwd: source.root,
    platform: 'neutral',
    plugins: [written, ourPackages(source.root)],
    resolve: { mainFields: ['module', 'main'] },
    // A game without bots of its own exports none.
    onLog: (level, log, report) => (log.code === 'IMPORT_IS_UNDEFINED' ? undefined : report(level, log)),
  });
  const { output } = await bundled.generate({ format: 'esm', minify: true, codeSplitting: false, comments: false });
  await bundled.close();
  const [{ code: text, imports }] = output;
  if (output.length > 1 || imports.length > 0) throw new Error(`${name} is not one file: it imports ${imports.join(', ')}`);
  return text;
}

/** The packages of the house as they are under this root, which need not be this one's. */
function ourPackages(root: string): Plugin {
  const exportsOf = new Map<string, { readonly folder: string; readonly exports: Readonly<Record<string, string>> }>();
  for (const file of [
    ...['kernel', 'bots'].map(name => `packages/${name}`),
    ...gamesUnder(root).map(game => `packages/games/${game}`),
  ]) {
    const folder = join(root, file);
    const read = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, string>;
    };
    exportsOf.set(read.name, { folder, exports: read.exports });
  }
  return {
    name: 'polemos-packages',
    resolveId(id) {
      const [, name, rest] = /^(@polemos\/[^/]+)(\/.*)?$/.exec(id) ?? [];
      const found = name === undefined ? undefined : exportsOf.get(name);
      const target = found?.exports[rest === undefined ? '.' : `.${rest}`];
      return found === undefined || target === undefined ? null : join(found.folder, target);
    },
  };
}
const gamesUnder = (root: string): readonly string[] => readdirSync(join(root, 'packages/games'));

/** Bundles the rules of a game, with the kernel and the bots that know them, and what they say; answers what was made. */
export async function release(source: Source, releases: string): Promise<Manifest> {
  const name = source.package;
  const rules = await bundle(
    `import * as rules from '${name}';
export const game = rules.default;
export const own = rules.bots ?? {};
export { Match } from '@polemos/kernel';
export { bots } from '@polemos/bots';`,
    source,
    'rules',
  );
  const words = await bundle(
    `import * as words from '${name}/text';
export const TEXT = words.TEXT ?? words.text;
export const textIn = words.textIn ?? {};`,
    source,
    'words',
  );
  const folder = mkdtempSync(join(mkdirs(releases), '.new-'));
  try {
    const trial = join(folder, RULES);
    writeFileSync(trial, rules);
    const { game }: ReleasedRules = await releasedRules(pathToFileURL(trial).href);
    const manifest: Manifest = {
      game: game.id,
      rules: game.rules,
      files: { [RULES]: hashOfFile(rules), [WORDS]: hashOfFile(words) },
    };
    const into = mkdirs(join(releases, String(game.rules)));
    writeFileSync(join(into, RULES), rules);
    writeFileSync(join(into, WORDS), words);
    writeFileSync(join(into, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const mkdirs = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  return folder;
};

/**
 * The repository as it was at a commit, for as long as `use` takes. It lies below this one, so that what was installed here is found; the
 * house's own packages are taken from the past.
 */
export async function at<T>(commit: string, use: (root: string) => Promise<T>): Promise<T> {
  const root = mkdtempSync(join(mkdirs(join(ROOT, 'node_modules/.cache/polemos-past')), 'at-'));
  try {
    const archive = join(root, 'past.tar');
    try {
      execFileSync('git', ['archive', '--output', archive, commit, 'packages'], {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    } catch (error) {
      throw new Usage(`git does not know '${commit}' here: ${String((error as { stderr?: Buffer }).stderr ?? '').trim()}`);
    }
    execFileSync('tar', ['-xf', archive, '-C', root]);
    if (!existsSync(join(root, 'packages/kernel'))) throw new Usage(`there is no kernel at '${commit}'`);
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

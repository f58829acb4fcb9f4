import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Few matches begin from somebody's own position: what checks one is fetched when there is one, not with the first board. */
export function lateChecks(): Plugin {
  const checks = fileURLToPath(new URL('../src/worker/checks.ts', import.meta.url));
  return {
    name: 'late-checks',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'typebox/schema' && importer !== checks ? checks : null),
  };
}

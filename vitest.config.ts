import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Every process of the tests, and every one that they start, keeps what it has made of the sources for the next: commands and servers are
// started some hundred times, and half of each start was reading the same files anew.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

const ignored = ['**/node_modules/**', '**/dist/**'];

/** Node runs the sources as they are, as the commands do: through Vite's module runner whole random matches take four times as long. */
const experimental = { viteModuleRunner: false };

export default defineConfig({
  test: {
    globalSetup: 'scripts/one-folder.ts',
    // Pages, servers and databases make a test wait a quarter of its time: half as many processes again as there are cores fill it.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,examples,bench}/**/test/**/*.test.ts'],
          exclude: [...ignored, '**/*.browser.test.ts', '**/*.nightly.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Games are plain functions: files share what was loaded, and half of the time was loading it anew.
          isolate: false,
          // Rules fail again at a second try; servers, databases and threads may have met a machine that was busy. Who needed one is told at the end.
          retry: process.env.CI === 'true' ? 1 : 0,
          experimental,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{packages,examples}/**/*.browser.test.ts'],
          exclude: ignored,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One browser serves all files of a process, each test with contexts of its own: starting it anew was seconds a file.
          isolate: false,
          // On a crowded machine a page can be too slow once. Who needed a second try is told at the end, to be looked into.
          retry: process.env.CI === 'true' ? 1 : 0,
        },
      },
      {
        test: {
          name: 'nightly',
          include: ['packages/**/*.nightly.test.ts'],
          exclude: ignored,
          testTimeout: 36_000_000,
          experimental,
        },
      },
    ],
  },
});

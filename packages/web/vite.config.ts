import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { doubled } from './build/doubled.ts';
import { games } from './build/games.ts';
import { maps } from './build/maps.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';

/** For tests: another list of games, and a language made of English. */
const { POLEMOS_GAMES, POLEMOS_DOUBLED } = process.env;
const strange = () => (POLEMOS_DOUBLED === undefined ? [] : [doubled()]);

/** Everything is served from one folder, by relative addresses, with no inline script or style. */
export default defineConfig({
  base: './',
  plugins: [...strange(), react(), games('page', POLEMOS_GAMES), maps(), rules(), sprite()],
  worker: { format: 'es', plugins: () => [...strange(), games('worker', POLEMOS_GAMES), rules()] },
  build: {
    target: 'es2023',
    // The first that know light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    // What must stay small is the first load, and a browser test measures it; a game's worker may be large.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // npm run dev: everything but the pages comes from the server behind.
  server: { proxy: { '/api': { target: process.env.POLEMOS_SERVER ?? 'http://127.0.0.1:4311', ws: true } } },
  clearScreen: false,
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { doubled } from './build/doubled.ts';
import { games } from './build/games.ts';
import { lateChecks } from './build/late-checks.ts';
import { maps } from './build/maps.ts';
import { rules } from './build/rules.ts';
import { sprite } from './build/sprite.ts';

/** For tests: another list of games, and a language made of English. */
const { POLEMOS_GAMES, POLEMOS_DOUBLED } = process.env;
const strange = () => (POLEMOS_DOUBLED === undefined ? [] : [doubled()]);

/**
 * Every file is kept by the browser after one visit, so that every game goes on without a network. A new release waits until the person
 * takes it, and then what is old is dropped. Matches are not here: they are in the browser's own database.
 */
const offline = () =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false, // public/manifest.webmanifest, by hand
    filename: 'sw.js',
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
      globIgnores: ['push.js'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      navigateFallback: 'index.html',
      navigateFallbackDenylist: [/\/api\//],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      importScripts: ['./push.js'],
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  });

/** Everything is served from one folder, by relative addresses, with no inline script or style. */
export default defineConfig({
  base: './',
  plugins: [...strange(), react(), games('page', POLEMOS_GAMES), maps(), rules(), sprite(), offline()],
  worker: { format: 'es', plugins: () => [...strange(), lateChecks(), games('worker', POLEMOS_GAMES), rules()] },
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

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { GAMES, gameById } from '@polemos/games';
import type { Game } from '@polemos/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { simulate } from '../../src/worker/simulate.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { playOn } from './newcomer.ts';

/** Debian: `apt-get install webkit2gtk-driver xvfb`. MiniBrowser has no mode without a window, so it gets a screen that nobody sees. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const LIBRARIES = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const missing = [DRIVER, SCREEN, LIBRARIES].filter(file => !existsSync(file));
const DISPLAY = `:${90 + (process.pid % 100)}`;
const PORT = 4_460 + (process.pid % 100);
const SEEDS = [3, 11, 29, 97];

const started: ChildProcess[] = [];
let server: Server;
let address = '';
let session = '';

/** One call of the WebDriver protocol. */
async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${session}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
}
/** Runs a function in the page that may take its time. */
const within = <A, R>(run: (given: A) => R | Promise<R>, given: A): Promise<R> =>
  call<{ good?: R; bad?: string }>('POST', '/execute/async', {
    script: `const [given, done] = arguments; Promise.resolve((${run.toString()})(given)).then(good => done({ good }), bad => done({ bad: String(bad) }));`,
    args: [given],
  }).then(({ good, bad }) => {
    if (bad !== undefined) throw new Error(bad);
    return good as R;
  });

/** Until something answers, or a quarter of a minute is over. */
async function until(holds: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await holds();
      return;
    } catch (error) {
      if (tries > 75) throw error;
      await new Promise(done => setTimeout(done, 200));
    }
}

describe.skipIf(missing.length > 0)(
  `in WebKit${missing.length > 0 ? ` (left out: ${missing.join(' and ')} is not installed)` : ''}`,
  () => {
    beforeAll(async () => {
      built();
      ({ address, server } = await serve());
      started.push(spawn(SCREEN, [DISPLAY, '-screen', '0', '1280x800x24'], { stdio: 'ignore' }));
      started.push(
        spawn(DRIVER, ['-p', String(PORT)], {
          stdio: 'ignore',
          env: { ...process.env, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
        }),
      );
      await until(() => call('GET', '/status'));
      const options = { 'webkitgtk:browserOptions': { binary: LIBRARIES, args: ['--automation'] } };
      let id = '';
      await until(async () => {
        ({ sessionId: id } = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: options } }));
      });
      session = `/session/${id}`;
      await call('POST', '/timeouts', { script: 240_000, pageLoad: 60_000 });
    }, 600_000);
    afterAll(async () => {
      if (session !== '') await call('DELETE', '').catch(() => null);
      for (const child of started) child.kill();
      server?.close();
    });

    const open = async (at: string): Promise<void> => {
      await call('POST', '/url', { url: address });
      await within(() => {
        localStorage.setItem(
          'polemos.settings',
          JSON.stringify({ language: 'en', opening: true, story: false, recap: false, preview: true }),
        );
      }, null);
      await call('POST', '/url', { url: 'about:blank' });
      await call('POST', '/url', { url: address + at });
    };

    test.each(GAMES.map(({ id }) => id))('%s is begun in WebKit, and a turn played by what the screen invites to', async game => {
      await open(`#/new/${game}`);
      await within(async () => {
        const found = async (selector: string): Promise<HTMLElement> => {
          for (let tries = 0; tries < 600; tries++) {
            const element = document.querySelector<HTMLElement>(selector);
            if (element !== null) return element;
            await new Promise(done => setTimeout(done, 50));
          }
          throw new Error(`never there: ${selector}`);
        };
        (await found('[role=dialog] [role=radio][value=random]')).click();
        (await found('[role=dialog] .dialog-acts .primary')).click();
        await found('.opening .btn.primary, .match .ask h1');
      }, null);
      const played = await within(playOn, { most: 150, seed: 7 });
      expect(played.refused).toEqual([]);
      expect(played.turns.length > 1 || played.over, JSON.stringify(played)).toBe(true);
    });

    test.each(GAMES.map(({ id }) => id))('%s: the same seeds end in the same hashes in WebKit and Node', async id => {
      const files = readdirSync(new URL('../../dist/assets/', import.meta.url));
      const worker = files.find(name => /^worker-.*\.js$/.test(name)) ?? '';
      const game = (await gameById(id)?.load()) as Game;
      await open('');
      const there = await within(
        ({ path, wanted, seeds }) =>
          new Promise<string[]>((resolve, reject) => {
            const table = new Worker(new URL(`assets/${path}`, location.href), { type: 'module' });
            table.onmessage = ({ data }) =>
              'answer' in data ? resolve(data.answer.hashes) : reject(new Error(JSON.stringify(data)));
            table.onerror = event => reject(new Error(event.message));
            table.postMessage({ number: 1, ask: 'simulate', game: wanted, seeds });
          }),
        { path: worker, wanted: id, seeds: SEEDS },
      );
      expect(there).toEqual(simulate(game, SEEDS));
      expect(new Set(there).size).toBe(SEEDS.length);
    });
  },
);

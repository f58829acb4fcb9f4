import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { GAMES, gameById } from '@polemos/games';
import type { Game } from '@polemos/kernel';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulate } from '../../src/worker/simulate.ts';
import { launch as launchChromium } from '../browser.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { playOn } from './newcomer.ts';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const SEEDS = [3, 11, 29, 97];

let firefox: Browser;
let server: Server;
let address = '';

/** Debian's own Firefox, driven by WebDriver BiDi. Whoever may install it gets it here. */
beforeAll(async () => {
  if (!existsSync(FIREFOX) && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update'], { stdio: 'pipe' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr'], { stdio: 'pipe' });
  }
  built();
  ({ address, server } = await serve());
  firefox = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
}, 600_000);
afterAll(async () => {
  await firefox?.close();
  server?.close();
});

async function fresh(at: string): Promise<Page> {
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  await page.goto(address);
  await page.evaluate(() => {
    localStorage.setItem(
      'polemos.settings',
      JSON.stringify({ language: 'en', opening: true, story: false, recap: false, preview: true }),
    );
  });
  await page.goto('about:blank');
  await page.goto(address + at);
  return page;
}

test.each(GAMES.map(({ id }) => id))('%s is begun in Firefox, and a turn played by what the screen invites to', async game => {
  const page = await fresh(`#/new/${game}`);
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(String(error)));
  await page.waitForSelector('[role=dialog] .dialog-acts .primary');
  await page.evaluate(() => document.querySelector<HTMLElement>('[role=dialog] [role=radio][value=random]')?.click());
  await page.click('[role=dialog] .dialog-acts .primary');
  await page.waitForSelector('.opening .btn.primary, .match .ask h1');
  const played = await page.evaluate(playOn, { most: 150, seed: 7 });
  expect(played.refused).toEqual([]);
  expect(played.turns.length > 1 || played.over, JSON.stringify(played)).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});

/** Runs in the page: whole matches by chance in the client's own worker, by their last hashes. */
const hashesThere = ([path, game, seeds]: readonly [string, string, readonly number[]]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const table = new Worker(new URL(`assets/${path}`, location.href), { type: 'module' });
    table.onmessage = ({ data }) => ('answer' in data ? resolve(data.answer.hashes) : reject(new Error(JSON.stringify(data))));
    table.onerror = event => reject(new Error(event.message));
    table.postMessage({ number: 1, ask: 'simulate', game, seeds });
  });

test.each(GAMES.map(({ id }) => id))('%s: the same seeds end in the same hashes in Firefox, Chromium and Node', async id => {
  const worker = readdirSync(new URL('../../dist/assets/', import.meta.url)).find(name => /^worker-.*\.js$/.test(name)) ?? '';
  const game = (await gameById(id)?.load()) as Game;
  const page = await fresh('');
  const inFirefox = await page.evaluate(hashesThere, [worker, id, SEEDS] as const);
  await page.close();
  const chromium = await launchChromium();
  const other = await chromium.newPage();
  await other.goto(address);
  const inChromium = await other.evaluate(hashesThere, [worker, id, SEEDS] as const);
  await chromium.close();
  expect(inFirefox).toEqual(inChromium);
  expect(inFirefox).toEqual(simulate(game, SEEDS));
  expect(new Set(inFirefox).size).toBe(SEEDS.length);
});

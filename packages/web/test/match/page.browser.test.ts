import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serious } from '../axe.ts';
import { house } from '../house.ts';
import { after, begin, moment, place } from './player.ts';

const { open } = house();

test('axe sees what is hardly to be read, although no page of a test is painted', async () => {
  const page = await open();
  await page.locator('.game').first().waitFor();
  await page.evaluate(() => {
    const faint = document.createElement('p');
    faint.textContent = 'hardly to be read';
    Object.assign(faint.style, { color: '#777', background: '#888', position: 'fixed', inset: '50px', zIndex: '1000' });
    document.body.append(faint);
  });
  expect((await serious(page)).join()).toMatch(/color-contrast.*hardly to be read/s);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`axe finds nothing serious on any page, ${colorScheme}, ${viewport.width} px`, async () => {
      const page = await open({ colorScheme, viewport, settings: { story: false } });
      await page.locator('.game').first().waitFor();
      expect(await serious(page)).toEqual([]);
      await page.goto(`${page.url().split('#')[0]}#/new/egemonia`);
      await page.getByRole('dialog').waitFor();
      expect(await serious(page)).toEqual([]);
      await page.getByRole('radio', { name: /^At one screen/ }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      expect(await moment(page)).toBe('curtain');
      expect(await serious(page)).toEqual([]);
      await after(page, () => page.locator('.curtain .btn').click());
      await moment(page);
      await place(page, 0, 0, { mouse: false });
      await page.locator('.proposal').waitFor();
      expect(await serious(page)).toEqual([]);
      if (viewport.width < 720) {
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        expect(sideways).toBe(false);
        for (const panel of ['Log', 'Comparisons', 'Rules']) {
          await page.locator('.dock').getByRole('button', { name: panel }).click();
          await page.locator('.panel-sheet .panel:not([hidden])').waitFor();
        }
      } else await page.getByRole('tab', { name: 'Rules' }).click();
      await page.locator('.rule-list .one').first().waitFor();
      expect(await serious(page)).toEqual([]);
      await page.context().close();
    });

test('the first load is under 300 kB of compressed script, and the whole board is drawn', async () => {
  const page = await open({ settings: { story: false } });
  const scripts = new Map<string, { readonly size: number; readonly asked: number }>();
  page.context().on('response', async response => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    const size = gzipSync(await response.body().catch(() => '')).length;
    scripts.set(response.url(), { size, asked: response.request().timing().startTime });
  });
  const sizeOf = (until = Number.POSITIVE_INFINITY): number =>
    [...scripts.values()].reduce((sum, { size, asked }) => (asked <= until ? sum + size : sum), 0);
  // When the first place stands on the board, by the page's own clock: on a busy machine the test looks late.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('.place') === null) return;
      watch.disconnect();
      Object.assign(window, { drawn: Date.now() });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await page.locator('.game').first().waitFor();
  const home = sizeOf();
  expect(home).toBeGreaterThan(50_000);
  expect(home).toBeLessThan(300_000);
  await begin(page, { level: 'Random moves' });
  await moment(page);
  const address = page.url();
  scripts.clear();
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('.place').first().waitFor();
  const marks = await page.evaluate(() => ({
    board: performance.now(),
    drawn: (window as unknown as { drawn: number }).drawn,
    places: document.querySelectorAll('.place').length,
    coast: document.querySelectorAll('.ground .land').length,
  }));
  expect(marks.places).toBe(20);
  expect(marks.coast).toBe(2);
  // What is fetched later (the watch for a new release, a bot's thoughts) keeps nobody waiting for the board.
  const match = sizeOf(marks.drawn);
  expect(match).toBeGreaterThan(200_000);
  expect(match).toBeLessThan(300_000);
  await moment(page);
  console.log(
    `first load, compressed script: home ${Math.round(home / 1000)} kB, match ${Math.round(match / 1000)} kB; board in the page after ${Math.round(marks.board)} ms`,
  );
  await page.context().close();
});

test('English, Italian and French are switched at once, everywhere', async () => {
  const page = await open({ settings: { story: false } });
  await page.getByRole('radio', { name: 'Italiano' }).click();
  // A language is fetched when it is wanted first.
  await page.getByRole('heading', { level: 1, name: 'Le guerre della Grecia classica, sul tuo tavolo' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('it');
  await page.getByRole('radio', { name: 'English' }).click();
  await begin(page, { level: 'Random moves' });
  await moment(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.tabs', { hasText: 'Journal' }).waitFor();
  expect(await page.locator('.names').textContent()).toContain('Athènes');
  expect(await page.locator('.ask h1').textContent()).toBe('Posez un événement');
  await page.context().close();
});

test('everything by keyboard: choose an event, go to a lit area, act', async () => {
  const page = await open({ settings: { story: false } });
  await begin(page, { level: 'Random moves' });
  await moment(page);
  const before = await page.locator('.sherd:not(.gone)').count();
  await page.keyboard.press('1');
  await page.locator('.place.lit').first().waitFor({ state: 'attached' });
  await page.keyboard.press('n');
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-disabled') === 'false' && document.activeElement.hasAttribute('data-id'),
  );
  expect(await page.locator('.focus-halo').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-disabled') === 'false');
  await page.keyboard.press('Enter');
  await page.waitForFunction(n => document.querySelectorAll('.sherd:not(.gone)').length === n - 1, before);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.context().close();
});

test('the page allows no inline script and asks nobody else for anything', () => {
  const dist = new URL('../../dist/', import.meta.url);
  const html = readFileSync(new URL('index.html', dist), 'utf8');
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(readdirSync(new URL('assets/', dist)).some(name => name.startsWith('worker-'))).toBe(true);
});

test('without a network the client still opens and a match goes on', async () => {
  const page = await open({ settings: { story: false }, serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await begin(page, { level: 'Random moves' });
  await moment(page);
  await page.reload();
  await moment(page);
  await page.context().setOffline(true);
  await page.reload();
  await moment(page);
  const before = await page.locator('.sherd:not(.gone)').count();
  await after(page, () => place(page, 0, 0, { mouse: false }));
  await moment(page);
  expect(await page.locator('.sherd:not(.gone)').count()).toBe(before - 1);
  await page.context().close();
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@polemos/games';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from './built.ts';
import { contexts } from './contexts.ts';
import { serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'polemos-offline-'));
const another = contexts();
let server: Server;
let address = '';
beforeAll(async () => {
  built();
  cpSync(fileURLToPath(new URL('../dist', import.meta.url)), folder, { recursive: true });
  ({ address, server } = await serve(folder));
}, 240_000);
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A visit: the home page, until everything is kept. */
async function visit(): Promise<Page> {
  const context = await another({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

test('after one visit every game can be begun without a network', async () => {
  const page = await visit();
  await page.context().setOffline(true);
  for (const { id } of GAMES) {
    await page.goto(`${address}#/new/${id}`);
    await page.reload();
    await page.locator('.dialog-acts .primary').click();
    await page.locator('.match[data-version]').waitFor({ state: 'attached' });
    await page.goto(`${address}#/`);
  }
  await page.context().close();
});

/** The addresses that the browser keeps. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return shelves.flat().map(({ url }) => new URL(url).pathname);
  });

test('a new release tells an open page, and what is old is dropped when it is taken', async () => {
  const page = await visit();
  expect(await kept(page)).toContain('/manifest.webmanifest');
  // The next release: another page, and a file that is there no more.
  const worker = join(folder, 'sw.js');
  const next = readFileSync(worker, 'utf8')
    .replace(/\{\s*"?url"?:\s*"manifest\.webmanifest",\s*"?revision"?:\s*"[^"]*"\s*\},?/, '')
    .replace(/("?url"?:\s*"index\.html",\s*"?revision"?:\s*")[^"]*/, '$1another');
  expect(next).not.toBe(readFileSync(worker, 'utf8'));
  writeFileSync(worker, next);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const strip = page.locator('.new-release');
  await strip.waitFor();
  expect(await kept(page)).toContain('/manifest.webmanifest');
  await Promise.all([page.waitForEvent('load'), strip.getByRole('button').click()]);
  await expect.poll(() => kept(page)).not.toContain('/manifest.webmanifest');
  expect(await page.locator('.new-release').count()).toBe(0);
  await page.context().close();
});

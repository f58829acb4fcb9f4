import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../packages/web/test/built.ts';
import { contexts } from '../../../packages/web/test/contexts.ts';
import { serve } from '../../../packages/web/test/serve.ts';

const LIST = new URL('../../../packages/registry/list.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'polemos-nim-'));
const complaints: string[] = [];
const another = contexts();
let server: Server;
let address = '';

/** A further game is one line in one list: the rest is found by names. */
beforeAll(async () => {
  const lines = readFileSync(LIST, 'utf8').split('\n');
  const last = lines.findLastIndex(line => line.trim().startsWith("'@polemos/"));
  writeFileSync(join(folder, 'list.ts'), lines.toSpliced(last + 1, 0, "  '@polemos/nim',").join('\n'));
  build({ env: { POLEMOS_GAMES: join(folder, 'list.ts') }, to: join(folder, 'dist') });
  ({ address, server } = await serve(join(folder, 'dist')));
}, 240_000);
afterAll(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
  expect(complaints).toEqual([]);
});

async function open(): Promise<Page> {
  const context = await another();
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.stack || error.message));
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(address);
  return page;
}

test('NI-2-a NI-3-a the sixth game stands beside the others and is played to its end against a bot', async () => {
  const page = await open();
  await page.locator('article.game').nth(4).waitFor();
  expect(await page.locator('article.game').count()).toBe(5);
  await page.getByRole('link', { name: /Nim/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Beginner/ }).click();
  await dialog.getByText('NI-3-b').click();
  await page.getByRole('dialog').getByText('Optional reading').waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  for (let turns = 0; turns < 20; turns++) {
    await page.waitForFunction(
      () => document.querySelector('.place.lit') !== null || /over/.test(document.querySelector('.ask .caps')?.textContent ?? ''),
    );
    if ((await page.locator('.place.lit').count()) === 0) break;
    const version = await page.locator('.match').getAttribute('data-version');
    await page.locator('.place.lit .symbol').first().dispatchEvent('click');
    await page.waitForFunction(before => document.querySelector('.match')?.getAttribute('data-version') !== before, version);
  }
  expect(await page.locator('.log li').first().textContent()).toMatch(/wins.*NI-3-a/s);
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { battleFile, openFile } from './battle.ts';
import { beginPolis } from './player.ts';

const { open } = house();
const version = (page: Page): Promise<string | null> => page.locator('.match').getAttribute('data-version');
const symbol = (place: string): string => `.place.lit[data-place="${place}"]`;

test('PO-F-h a march that is clicked on the map shows its price first; its button, or a second click, pays', async () => {
  const page = await open({ settings: { story: false, preview: true } });
  page.setDefaultTimeout(30_000);
  await beginPolis(page, { side: 'Sparta' });
  await page.locator('.deed[data-type=march]').dispatchEvent('click');
  await page.locator(symbol('messenia')).dispatchEvent('click');
  const card = page.locator('.card-at.pinned');
  await card.locator('.btn.primary').waitFor();
  expect(await version(page)).toBe('0');
  expect(await card.textContent()).toContain('Sparta pays 1 prestige and has 2 left.');
  // Another place is another card, and pays no more than the first.
  await page.locator(symbol('arkadia')).dispatchEvent('click');
  await card.getByText('Sparta moves hoplites to Arkadia').waitFor();
  expect(await version(page)).toBe('0');
  await page.locator(symbol('arkadia')).dispatchEvent('click');
  await page.locator('.choose[data-type=hoplite]').first().waitFor();
  expect(await version(page)).toBe('1');
  await page.context().close();
});

test('PO-F-j, PO-8-d passing is shown before it is done, and so is the last hoplite of a tax', async () => {
  const page = await open({ settings: { story: false, preview: true, confirm: 'never' } });
  page.setDefaultTimeout(30_000);
  await openFile(page, battleFile('hotseat'));
  // Nothing is secret yet: nobody is sent behind a curtain.
  await page.locator('[data-type=fee]').first().waitFor();
  expect(await page.locator('.curtain').count()).toBe(0);
  await page.locator('[data-type=fee]').first().dispatchEvent('click');
  await page.locator('.deed[data-type=tax]').dispatchEvent('click');
  const home = page.locator('.choose[data-type=tax]', { hasText: 'Lakedaimon' });
  await home.dispatchEvent('click');
  const row = page.locator('.row-button.may').first();
  const proposal = page.locator('.ask .proposal .btn.primary');
  const either = page.locator('.row-button.may, .ask .proposal .btn.primary').first();
  for (let n = 0; n < 8; n++) {
    await either.waitFor();
    if ((await proposal.count()) > 0) break;
    const before = await page.locator('.ask').textContent();
    await row.dispatchEvent('click');
    await page.waitForFunction(was => document.querySelector('.ask')?.textContent !== was, before);
  }
  await proposal.waitFor();
  expect(await page.locator('.ask .proposal').textContent()).toMatch(/Sparta’s taxes bring in/);
  await proposal.dispatchEvent('click');
  await page.locator('[data-type=fee]').first().waitFor();
  await page.locator('[data-type=pass]').first().dispatchEvent('click');
  await page.locator('.ask .proposal').waitFor();
  expect(await page.locator('.ask .proposal').textContent()).toMatch(/Sparta passes/);
  await page.context().close();
});

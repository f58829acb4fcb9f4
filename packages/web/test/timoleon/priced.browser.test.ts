import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { OPERATIONS, openScene } from './scenes.ts';

const { open } = house();
const settings = { story: false, preview: true };
const version = (page: Page): Promise<string | null> => page.locator('.match').getAttribute('data-version');
const lit = (place: string): string => `.place.lit[data-place="${place}"]`;
async function changed(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(old => document.querySelector('.match')?.getAttribute('data-version') !== old, before);
}

test('TI-II-n, TI-II-l a lone leader who is clicked shows his point first, and so does the end of a turn with points left', async () => {
  const page = await open({ settings });
  await openScene(page, { position: OPERATIONS });
  await page.locator(lit('catana')).waitFor();
  const first = await version(page);
  await page.locator(lit('catana')).dispatchEvent('click');
  const card = page.locator('.card-at.pinned');
  await card.locator('.btn.primary').waitFor();
  expect(await version(page)).toBe(first);
  expect(await card.textContent()).toContain('This costs 1 operation point; 5 are left.');
  await card.locator('.btn:not(.primary)').dispatchEvent('click');
  await card.waitFor({ state: 'detached' });
  // What somebody is won over with is said where he stands.
  await page.locator('[data-type=court]').dispatchEvent('click');
  await page.locator(lit('catana')).dispatchEvent('click');
  await card.locator('.btn.primary').waitFor();
  expect(await card.textContent()).toMatch(/This costs 3 operation points; 3 are left\.One die, .*needed \(0 %\)/);
  await card.locator('.btn:not(.primary)').dispatchEvent('click');
  await card.waitFor({ state: 'detached' });
  await page.locator('.ti-chosen .btn').dispatchEvent('click');
  await page.locator('[data-type=done]').dispatchEvent('click');
  const proposal = page.locator('.ask .proposal');
  await proposal.waitFor();
  expect(await proposal.textContent()).toContain('6 operation points are left.');
  expect(await version(page)).toBe(first);
  await page.context().close();
});

test('TI-VI-e by finger a step is shown with its price first; a second touch takes it', async () => {
  const page = await open({ settings, viewport: { width: 390, height: 844 }, hasTouch: true });
  await openScene(page, { position: OPERATIONS });
  await page.locator(lit('catana')).dispatchEvent('click');
  const primary = page.locator('.sheet .proposal .btn.primary');
  for (const control of [primary, page.locator('[data-choice=all]'), page.locator('[data-choice=march]')]) {
    await control.waitFor();
    const old = await version(page);
    await control.dispatchEvent('click');
    await changed(page, old);
  }
  const before = await version(page);
  await page.locator(lit('leontini')).dispatchEvent('click');
  await primary.waitFor();
  expect(await version(page)).toBe(before);
  expect(await page.locator('.sheet .proposal').textContent()).toMatch(/This costs \d+ movement points?; \d+ (?:is|are) left\./);
  await page.locator(lit('leontini')).dispatchEvent('click');
  await changed(page, before);
  await page.context().close();
});

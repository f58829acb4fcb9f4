import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';

const { open } = house();

/** An event of the hand by its name, then an area. */
async function place(page: Page, event: string, area: string): Promise<void> {
  await page.locator('.sherd:not(.gone)', { hasText: event }).first().click();
  await page.locator(`.place[data-place=${area}]`).first().dispatchEvent('click');
}
const lesson = async (page: Page): Promise<string> => (await page.locator('.lesson').textContent()) ?? '';

test('EG-7-a a lesson of Egemonia from the list to its solved problem: a wrong click, a hint, a loss, the place kept', {
  timeout: 120_000,
}, async () => {
  const page = await open({ settings: { story: false, confirm: 'never' }, at: '#/learn/egemonia' });
  page.setDefaultTimeout(20_000);
  await page.locator('[data-lesson=nike] a').click();
  await page.getByText('Step 1 of 3').waitFor();
  // Another legal move is answered kindly, and nothing happens.
  await place(page, 'Military', 'euboea');
  await page.locator('.lesson [role=alert]').waitFor();
  expect(await lesson(page)).toContain('the lesson goes another way here');
  await page.locator('.place[data-place=athens]').first().dispatchEvent('click'); // it is still chosen
  await page.getByText('Step 2 of 3').waitFor();
  // Whoever goes away finds his place again.
  await page.getByRole('button', { name: 'Leave and keep my place' }).click();
  await page.locator('[data-lesson=nike].begun a').click();
  await page.getByText('Step 2 of 3').waitFor();
  await place(page, 'Coup', 'sicily');
  await page.getByText('Step 3 of 3').waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Now alone: the problem' }).click();
  await page.getByText('Win for Sparta, this turn').waitFor();
  expect(await page.locator('.lit').count()).toBeLessThan(30);
  await page.getByRole('button', { name: /A hint/ }).click();
  expect(await lesson(page)).toContain('What stops Divine Aid?');
  // Without the capital nothing is won.
  for (const [event, area] of [
    ['Olympics', 'delphi'],
    ['Ascendancy', 'delphi'],
    ['Military', 'corcyra'],
  ] as const)
    await place(page, event, area);
  await page.getByText('The goal is out of reach now').waitFor();
  await page.getByRole('button', { name: 'From the start' }).click();
  await page.locator('.sherd:not(.gone)', { hasText: 'Olympics' }).waitFor();
  for (const [event, area] of [
    ['Olympics', 'sparta'],
    ['Ascendancy', 'delphi'],
    ['Military', 'corcyra'],
  ] as const)
    await place(page, event, area);
  await page.locator('.lesson h3', { hasText: 'Solved' }).waitFor();
  await page.getByRole('button', { name: 'All lessons' }).click();
  await page.locator('[data-lesson=nike].done').waitFor();
  await page.reload();
  await page.locator('[data-lesson=nike].done').waitFor();
  // A lesson is no match: home lists none.
  await page.goto(page.url().replace(/#.*/, '#/'));
  await page
    .getByRole('link', { name: /Egemonia/ })
    .first()
    .waitFor();
  expect(await page.locator('.matches li').count()).toBe(0);
  await page.context().close();
});

import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';

const { open } = house();

test('the two editions side by side: from the home card, in three languages, all rules or the differences', async () => {
  const page = await open();
  await page.getByRole('link', { name: 'The two editions, side by side' }).click();
  await page.getByRole('heading', { name: 'Two editions, side by side' }).waitFor();
  const auguries = page.locator('[data-row="auguries"]');
  expect(await auguries.locator('td').allTextContents()).toEqual([
    expect.stringContaining('PW-5.3.1-c'),
    expect.stringContaining('PW1-4.3-a'),
  ]);
  // An id opens the rule itself.
  await auguries.getByRole('button', { name: 'PW1-4.3-a' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.locator('[data-rule="PW1-4.3-a"].open, [data-rule="PW1-4.3-a"]:focus').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-row="hostages"]').count()).toBe(0);
  const differing = await page.locator('[data-row]').count();
  await page.getByRole('radio', { name: 'All rules' }).click();
  expect(await page.locator('[data-row="hostages"]').count()).toBe(1);
  expect(await page.locator('[data-row]').count()).toBeGreaterThan(differing + 40);
  expect(await violations(page)).toEqual([]);
  for (const [language, title] of [
    ['it', 'Due edizioni a confronto'],
    ['fr', 'Deux éditions côte à côte'],
  ] as const) {
    await page.locator(`.languages button[lang="${language}"]`).click();
    await page.getByRole('heading', { name: title }).waitFor();
  }
});

test('on a phone the columns stand under each other, and nothing runs off sideways', async () => {
  const page = await open({ at: '#/editions', viewport: { width: 390, height: 844 } });
  await page.locator('[data-row="siege-margin"]').waitFor();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(sideways).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test('PW1-4.3-a a match of the first edition is begun by a click, and says its own rules', { timeout: 120_000 }, async () => {
  const page = await open({ settings: { story: false } });
  page.setDefaultTimeout(30_000);
  await page
    .getByRole('link', { name: /Peloponnesian War/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'First edition, 1991' }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
  // What differs is said when it first matters, once.
  await page.locator('[data-hint="first-auguries"]').getByText('natural 6').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.locator('[data-hint]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Try an operation' }).click();
  await page.locator('.log').getByText('PW1-4.3-a').first().waitFor();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'The two editions, side by side' }).click();
  await page.locator('[data-row="auguries"]').waitFor();
});

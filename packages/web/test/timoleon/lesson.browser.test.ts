import type { Action } from '@polemos/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lesson } from '../../src/games/timoleon/lesson/lesson.ts';
import { house } from '../house.ts';

const { open } = house();

const NAMES: Readonly<Record<string, string>> = { timoleon: 'Timoleon', mamercus: 'Mamercus', tauromenium: 'Tauromenium' };
/** One move of the lesson, as a person clicks it. */
async function take(page: Page, action: Action): Promise<void> {
  const guide = page.locator('.ti-guide');
  switch (action.type) {
    case 'choose':
      return guide.locator(`[data-choice=${action.choice}], [data-type=${action.choice}]`).first().click();
    case 'pick':
      return guide
        .locator('li', { has: page.locator('b', { hasText: String(action.place) }) })
        .locator('[data-type=pick]')
        .click();
    case 'draft':
      return guide.locator(`[data-type=draft][data-to=${action.faction}]`).click();
    case 'term':
      await page.getByLabel('Truce until').selectOption({ label: 'March 343' });
      return guide.locator(`[data-term=${action.term}]`).click();
    case 'step':
    case 'land':
      return page.locator(`.place.lit[data-place=${action.place}]`).first().dispatchEvent('click');
    case 'bid':
      await guide.locator('.ti-pick', { hasText: new RegExp(`^${action.talents}$`) }).click();
      return guide.locator('[data-type=bid]').click();
    default: {
      // First what, then whom or where, from the list.
      await guide.locator(`.ti-deed[data-type=${action.type}]`).click();
      const name = NAMES[String(action.leader ?? action.zone)] ?? '';
      return guide.locator(`[data-type=${action.type}]`, { hasText: name }).first().click();
    }
  }
}

test('the first month as Timoleon, clicked from its first move to its last', { timeout: 240_000 }, async () => {
  const page = await open({ settings: { story: false, confirm: 'never' }, at: '#/learn/timoleon' });
  for (const { steps } of lesson.parts)
    for (const [n, { expect: action }] of steps.entries()) {
      await page.getByText(`Move ${n + 1} of ${steps.length}`).waitFor();
      const curtain = page.locator('.curtain .btn');
      if ((await curtain.count()) > 0) await curtain.click();
      await take(page, action);
    }
  await page.waitForFunction(() => document.querySelector('.lesson')?.textContent?.includes('Move') === false);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.panel').first().textContent()).toMatch(/Mamercus/);
  await page.context().close();
});

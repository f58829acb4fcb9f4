import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { askOf } from '../timoleon/player.ts';
import { OPERATIONS, openScene } from '../timoleon/scenes.ts';

const { open, complaints } = house();
const settings = { story: false, confirm: 'never' };

test('a refusal beside a place goes when the map changes, and the page stays', async () => {
  const page = await open({ settings });
  await openScene(page, { position: OPERATIONS });
  await askOf(page);
  for (const _ of [1, 2]) {
    await page.locator('[data-place=lilybaeum]').dispatchEvent('click');
    await page.waitForSelector('.tip[role=alert]');
    await page.locator('[data-place=syracuse]').dispatchEvent('click');
    await page.waitForSelector('[data-place=syr_ortygia]');
    expect(await page.locator('.tip[role=alert]').count()).toBe(0);
    await page.locator('[data-chart=main]').click();
    await page.waitForSelector('[data-place=lilybaeum]');
    expect(await page.locator('.tip[role=alert]').count()).toBe(0);
  }
  await page.context().close();
});

test('when a part of the page fails, the match is kept, and one goes on', async () => {
  const page = await open({ settings });
  await openScene(page, { position: OPERATIONS });
  await askOf(page);
  const version = await page.locator('.match').getAttribute('data-version');
  await page.evaluate(() => {
    const { hasOwn } = Object;
    Object.hasOwn = () => {
      throw new Error('the lamp has gone out');
    };
    addEventListener('lit-again', () => {
      Object.hasOwn = hasOwn;
    });
  });
  await page.locator('[data-place=lilybaeum]').dispatchEvent('click');
  await page.getByRole('alert').getByText('the lamp has gone out').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('lit-again')));
  await page.getByRole('button', { name: 'Continue' }).click();
  await askOf(page);
  expect(await page.locator('.match').getAttribute('data-version')).toBe(version);
  expect(complaints.splice(0).join()).toContain('the lamp has gone out');
  await page.context().close();
});

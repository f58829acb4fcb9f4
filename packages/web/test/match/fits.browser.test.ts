import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { misfits } from './fits.ts';

const { open } = house();
const BEGIN = { en: 'Begin', it: 'Comincia', fr: 'Commencer' } as const;

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [1180, 820],
  [1024, 768],
  [834, 1112],
  [740, 360],
  [360, 740],
] as const;
/** What does not fit once the layout of this size is drawn and the map at rest, however long a busy machine takes over it. */
async function atRest(page: Page): Promise<string[]> {
  let wrong: string[] = [];
  for (let looks = 0; looks < 40; looks++) {
    await page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => done(null)), 250))),
    );
    wrong = await page.evaluate(misfits);
    if (wrong.length === 0) break;
  }
  return wrong;
}

/** The longest words are French and Italian: each game is seen in one of them, at every size. One page, pulled to each size. */
const SCREENS = [
  ['timoleon', 'fr'],
  ['polis', 'fr'],
  ['peloponnesian-war', 'it'],
  ['egemonia', 'it'],
] as const;
test.each(SCREENS)(
  '%s, %s: at every size nothing runs over, off the edge or over its neighbour, and no chip leaves the map',
  {
    timeout: 120_000,
  },
  async (game, language) => {
    const page = await open({ settings: { story: false, language }, at: `#/new/${game}` });
    const found: Record<string, string[]> = {};
    const everywhere = async (what: string, panels: boolean) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const wrong = new Set(await atRest(page));
        // Each panel at the sizes where it has least room.
        for (const tab of panels && (width === 1280 || width === 1024)
          ? await page.locator('.tabs button, .dock button').all()
          : []) {
          await tab.click();
          for (const one of await atRest(page)) wrong.add(one);
        }
        const close = page.locator('.drawer-close');
        if (panels && (await close.count()) > 0) await close.click();
        if (wrong.size > 0) found[`${what} at ${width} × ${height}`] = [...wrong];
      }
    };
    await page.getByRole('dialog').waitFor();
    await everywhere('new', false);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('dialog').getByRole('button', { name: BEGIN[language] }).click();
    await page.locator('.match .ask .caps').waitFor();
    await everywhere('match', true);
    expect(found).toEqual({});
    if (game === 'polis') {
      // On the phone at the end: what one has stands above the twelve actions that it may be spent on.
      const [goods, deed] = [await page.locator('.stores').boundingBox(), await page.locator('.deed').first().boundingBox()];
      expect((goods?.y ?? Number.NaN) + (goods?.height ?? 0)).toBeLessThanOrEqual(deed?.y ?? 0);
    }
    await page.context().close();
  },
);

test('the home page at every size: the ship sails beside the buttons, never behind them', async () => {
  const page = await open({ settings: { language: 'fr' } });
  await page.locator('.game').first().waitFor();
  const found: Record<string, unknown> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wrong = await page.evaluate(misfits);
    const hidden = await page.evaluate(() => {
      const ship = document.querySelector('.ship')?.getBoundingClientRect();
      return [...document.querySelectorAll('.cta > *')]
        .filter(button => {
          const box = button.getBoundingClientRect();
          return (
            ship !== undefined &&
            ship.width > 0 &&
            box.right > ship.left &&
            box.left < ship.right &&
            box.bottom > ship.top &&
            box.top < ship.bottom
          );
        })
        .map(button => button.textContent);
    });
    if (wrong.length + hidden.length > 0) found[`${width} × ${height}`] = [...wrong, ...hidden];
  }
  expect(found).toEqual({});
  await page.context().close();
});

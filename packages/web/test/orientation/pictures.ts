import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { beginMatch } from './player.ts';

/** Pictures of what a newcomer sees: `node test/orientation/pictures.ts [folder] [game …]`. */
const [folder = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url)), ...only] = process.argv.slice(2);
const SIZES = {
  wide: { width: 1440, height: 900 },
  low: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
const OPENED: Readonly<Record<string, readonly string[]>> = {
  'peloponnesian-war': ['bot'],
  polis: ['bot', 'athens'],
  egemonia: ['bot', 'sparta'],
  timoleon: ['bot', 'carthage'],
};
built();
mkdirSync(folder, { recursive: true });
const { address, server } = await serve();
const browser = await launch();
const sizes = (process.env.SIZES ?? Object.keys(SIZES).join()).split(',');
for (const [size, viewport] of Object.entries(SIZES).filter(([name]) => sizes.includes(name)))
  for (const theme of ['light', 'dark']) {
    const language = theme === 'dark' ? 'fr' : size === 'low' ? 'it' : 'en';
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en-GB' });
    await context.addInitScript(
      value => {
        if (location.protocol !== 'about:') localStorage.setItem('polemos.settings', value);
      },
      JSON.stringify({ language, theme, story: true }),
    );
    context.setDefaultTimeout(30_000);
    const page: Page = await context.newPage();
    await page.goto(address);
    const shoot = async (name: string) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/orient-${name}-${size}-${theme}.png` });
    };
    for (const [game, choices] of Object.entries(OPENED)) {
      if (only.length > 0 && !only.includes(game)) continue;
      await beginMatch(page, game, choices);
      await page.locator('.opening').waitFor();
      await shoot(`card-${game}`);
      if (size === 'phone') {
        await page.locator('.opening').evaluate(card => card.scrollTo(0, 100_000));
        await shoot(`card-end-${game}`);
      }
      await page.locator('.opening-all').click();
      await page.locator('.legend-dialog').waitFor();
      await shoot(`legend-${game}`);
      for (const n of [1, 2, 3]) {
        if (n === 1) await page.goto(`${address}#/primer/${game}`);
        else await page.locator('.primer footer .primary').click();
        await page.locator('.primer h1').waitFor();
        await shoot(`primer-${n}-${game}`);
      }
      await page.goto(`${address}#/rules/${game}`);
      await page.locator('.book-contents button').nth(2).click();
      await shoot(`rules-${game}`);
    }
    await context.close();
  }
await browser.close();
server.close();

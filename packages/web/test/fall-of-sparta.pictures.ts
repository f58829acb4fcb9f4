import { fileURLToPath } from 'node:url';
import { launch } from './browser.ts';
import { clickOnward } from './fall-of-sparta.ts';
import { beginWar } from './peloponnesian-war.ts';
import { serve } from './serve.ts';

/** A picture of The Fall of Sparta when the Persians have come: `node test/fall-of-sparta.pictures.ts`. */
const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const { address, server } = await serve();
const browser = await launch();
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
  locale: 'en-GB',
});
await context.addInitScript(
  value => localStorage.setItem('polemos.settings', value),
  JSON.stringify({ story: false, confirm: 'never', theme: 'light' }),
);
const page = await context.newPage();
page.setDefaultTimeout(60_000);
await page.goto(address);
await beginWar(page, 'Hot-seat', 'Fall of Sparta');
await page.locator('.ask h1').waitFor();
await page.evaluate(clickOnward, { most: 4_000, stopAt: 'Do the Persians move?' });
await page.getByRole('tab', { name: 'Strategy' }).click();
await page.waitForTimeout(700);
await page.screenshot({ path: `${FOLDER}pw-fall-of-sparta.png` });
await browser.close();
server.close();

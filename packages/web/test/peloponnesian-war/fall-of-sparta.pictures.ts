import { fileURLToPath } from 'node:url';
import { launch } from '../browser.ts';
import { openFile } from '../polis/battle.ts';
import { serve } from '../serve.ts';
import { lastTurn } from './fall-of-sparta.ts';

/** A picture of The Fall of Sparta when the Persians have come: `node packages/web/test/peloponnesian-war/fall-of-sparta.pictures.ts`. */
const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));
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
  JSON.stringify({ story: false, opening: false, confirm: 'never', theme: 'light' }),
);
const page = await context.newPage();
page.setDefaultTimeout(60_000);
await page.goto(address);
await openFile(page, lastTurn());
await page.getByText('Do the Persians move?').waitFor();
await page.getByRole('tab', { name: 'Strategy' }).click();
await page.waitForTimeout(700);
await page.screenshot({ path: `${FOLDER}pw-fall-of-sparta.png` });
await browser.close();
server.close();

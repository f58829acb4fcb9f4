import { fileURLToPath } from 'node:url';
import { launch } from '../browser.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { clickSpace } from './player.ts';

/** The README's picture of the Peloponnesian War, from the guided example: `node packages/web/test/peloponnesian-war/pictures.ts [folder]`. */
const [folder = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url))] = process.argv.slice(2);
built();
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
  JSON.stringify({ story: false, theme: 'light' }),
);
const page = await context.newPage();
page.setDefaultTimeout(60_000);
await page.goto(`${address}#/learn/peloponnesian-war/example`);
await page.getByRole('button', { name: 'Try an operation' }).click();
await page.getByText('Step 2 of 18').waitFor();
await clickSpace(page, 'erineus');
await page.getByText('Pericles gathers at Athens').waitFor();
await clickSpace(page, 'piraeus');
await page.getByText('Pericles gathers at Piraeus').waitFor();
for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'One more: Athenian ships' }).click();
// No tip of a space that the keyboard has gone to: a finger or a mouse leaves none.
await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
await page.waitForTimeout(700);
await page.screenshot({ path: `${folder.replace(/\/$/, '')}/pw-match-light.png` });
await browser.close();
server.close();

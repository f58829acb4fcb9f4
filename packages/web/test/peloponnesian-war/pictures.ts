import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { activate, beginWar, clickSpace, endStory, hear } from './player.ts';

/** Pictures of the Peloponnesian War as it is on screen, from the guided example: `node packages/web/test/peloponnesian-war/pictures.ts`. */
const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));
built();
const { address, server } = await serve();
const browser = await launch();

async function lesson(options: BrowserContextOptions, settings: object): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  await context.addInitScript(value => localStorage.setItem('polemos.settings', value), JSON.stringify(settings));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${address}#/learn/peloponnesian-war/example`);
  return page;
}
const picture = async (page: Page, name: string): Promise<void> => {
  // No tip of a space that the keyboard has gone to: a finger or a mouse leaves none.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${FOLDER}pw-${name}.png` });
};
async function gather(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try an operation' }).click();
  await page.getByText('Step 2 of 18').waitFor();
  await clickSpace(page, 'erineus');
  await page.getByText('Pericles gathers at Athens').waitFor();
  await clickSpace(page, 'piraeus');
  await page.getByText('Pericles gathers at Piraeus').waitFor();
}

const DESK = { viewport: { width: 1440, height: 900 } };
for (const theme of ['light', 'dark']) {
  const page = await lesson(DESK, { story: false, theme });
  await gather(page);
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'One more: Athenian ships' }).click();
  await picture(page, `match-${theme}`);
  if (theme === 'light') {
    await page.getByRole('button', { name: 'Odds' }).click();
    await picture(page, 'odds');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Strategy' }).click();
    await page.getByRole('button', { name: 'Open large' }).click();
    await picture(page, 'matrix');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await picture(page, 'war');
    await page.getByRole('button', { name: 'Find a space' }).click();
    await page.getByRole('combobox').fill('Naxos');
    await page.getByRole('combobox').press('Enter');
    for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
    await picture(page, 'aegean');
  }
  await page.context().close();
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
{
  const page = await lesson(PHONE, { story: false, theme: 'light' });
  await gather(page);
  await picture(page, 'phone');
  await page.getByRole('navigation').getByRole('button', { name: 'Log' }).click();
  await picture(page, 'phone-log');
  await page.context().close();
}
{
  const page = await lesson(DESK, { story: true, theme: 'light', speed: 0.5 });
  await page.locator('.player-bar').waitFor();
  await hear(page, 9);
  await picture(page, 'explain');
  await endStory(page);
  await page.context().close();
}
/** Moves 1 to 17 of the example: the armies stand before Thebes, Erineus, Heraclea. */
async function fight(page: Page): Promise<void> {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const at = (move: number) => page.getByText(`Move ${move} of 18`).waitFor();
  await gather(page);
  await activate(page, 'Athenian ships', 3);
  await at(5);
  await press(/^March to/);
  await at(6);
  await press('Try an operation');
  await at(7);
  await clickSpace(page, 'heraclea');
  await at(8);
  await clickSpace(page, 'chios');
  await at(9);
  await activate(page, 'hoplites allied to Athens', 1);
  await at(10);
  await activate(page, 'ships allied to Athens', 1);
  await at(11);
  await press(/^March to/);
  await at(12);
  await press('Try an operation');
  await at(13);
  await clickSpace(page, 'thebes');
  await at(14);
  await activate(page, 'Athenian hoplites', 6);
  await at(15);
  await activate(page, 'Athenian cavalry', 1);
  await at(16);
  await press(/^March to/);
  await at(17);
  await press('Pass for the turn');
  await at(18);
}
{
  // Not of the example, which builds nothing: a campaign whose first turn is passed.
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...DESK });
  await context.addInitScript(() =>
    localStorage.setItem('polemos.settings', JSON.stringify({ story: false, opening: false, theme: 'light' })),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await beginWar(page);
  await page.getByRole('button', { name: 'Pass for the turn' }).click();
  await page.getByText('Build for Athens').waitFor();
  await page
    .getByRole('button', { name: /^Build .*ship/i })
    .first()
    .click();
  await picture(page, 'build');
  await context.close();
}
{
  const page = await lesson(DESK, { story: false, theme: 'light' });
  await fight(page);
  await page.locator('.log .head', { hasText: 'Combat' }).getByRole('button', { name: 'Tell me' }).click();
  await hear(page);
  await page.locator('.beats button', { hasText: 'battle of Thebes' }).click();
  await page.locator('.battle-dialog').waitFor();
  await picture(page, 'battle');
  await page.keyboard.press('Escape');
  await endStory(page);
  await page.getByRole('tab', { name: 'Points' }).click();
  await picture(page, 'points');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log .head', { hasText: 'Combat' }).getByRole('button', { name: 'Tell me' }).click();
  await hear(page);
  await page.locator('.beats button', { hasText: 'battle of Thebes' }).click();
  await picture(page, 'battle-dark');
  await page.context().close();
}
await browser.close();
server.close();

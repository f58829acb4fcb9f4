import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { battleFile, openFile } from './battle.ts';
import { momentOf, playPolis } from './player.ts';

/** The pictures of Polis in `docs/screenshots`, from real matches: `node packages/web/test/polis/pictures.ts`. */
const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

built();
const { address, server } = await serve();
const browser = await launch();

async function table(viewport: typeof DESK, theme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce', hasTouch: viewport !== DESK });
  const settings = JSON.stringify({ story: false, opening: false, confirm: 'never', theme });
  await context.addInitScript(value => localStorage.setItem('polemos.settings', value), settings);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(address);
  await openFile(page, battleFile('bot', 'sparta'));
  await momentOf(page);
  return page;
}
async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${FOLDER}polis-${name}.png` });
}

/** The price of acting alone is paid; a collection is chosen: its territories are lit. */
async function chooseTax(page: Page): Promise<void> {
  await page.locator('[data-type=fee]').first().click();
  await page.locator('.deed[data-type=tax]').click();
}

const desk = await table(DESK, 'light');
await chooseTax(desk);
await shoot(desk, 'turn');
await desk.locator('[data-place=lakedaimon]').dispatchEvent('click');
await desk.waitForSelector('.rows');
await desk.locator('.row-button.may').first().click();
await shoot(desk, 'rows');
await desk.context().close();

const battle = await table(DESK, 'dark');
await battle.locator('[data-type=pass]').click();
await battle.waitForSelector('.card-button[aria-disabled=false]');
await battle.locator('.card-button').nth(0).click();
await battle.locator('.card-button').nth(1).click();
await shoot(battle, 'battle-dark');
await battle.locator('.combat-hand [data-type=attack]').click();
await playPolis(battle, { look: async () => (await battle.locator('[data-type=close-battle]').count()) > 0 });
await shoot(battle, 'battle-over');
await battle.locator('[data-type=close-battle]').click();
await playPolis(battle, { look: async () => (await battle.locator('.round-strip').count()) > 0 });
await shoot(battle, 'round-end');
await battle.context().close();

const tablet = await table(TABLET, 'dark');
await tablet.locator('[data-type=fee]').first().click();
await tablet.locator('.deed.may[data-type=barter], .deed.may[data-type=buy]').first().click();
await shoot(tablet, 'tablet-dark');
await tablet.context().close();

const phone = await table(PHONE, 'light');
await chooseTax(phone);
await shoot(phone, 'phone');
await phone.context().close();

await browser.close();
server.close();

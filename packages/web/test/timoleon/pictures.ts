import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launch } from '../browser.ts';
import { built } from '../built.ts';
import { serve } from '../serve.ts';
import { askOf, go, press } from './player.ts';
import { ATTACK, OPERATIONS, openScene, TALKS } from './scenes.ts';

/** Pictures of Timoleone as it is on screen: `node packages/web/test/timoleon/pictures.ts`. */
const FOLDER = fileURLToPath(new URL('../../../../docs/screenshots/', import.meta.url));
built();
const { address, server } = await serve();
const browser = await launch();
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function open(viewport: typeof DESK, theme: 'light' | 'dark', scene: Parameters<typeof openScene>[1]): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    hasTouch: viewport === PHONE,
  });
  await context.addInitScript(
    value => {
      if (location.protocol !== 'about:') localStorage.setItem('polemos.settings', value);
    },
    JSON.stringify({ story: false, opening: false, confirm: 'never', theme }),
  );
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.goto(address);
  await openScene(page, scene);
  await askOf(page);
  return page;
}
const picture = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(5, 300);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${FOLDER}timoleon-${name}.png` });
};

const sicily = await open(DESK, 'light', { position: OPERATIONS });
await go(sicily, 'catana');
await press(sicily, '[data-choice=all]');
await press(sicily, '[data-choice=march]');
await sicily.getByRole('tab', { name: 'Factions' }).click();
await picture(sicily, 'sicily');
const city = await open(DESK, 'dark', { position: OPERATIONS });
await city.locator('[data-chart=syracuse]').click();
await city.getByRole('tab', { name: 'Score' }).click();
await picture(city, 'syracuse-dark');
const treaty = await open(DESK, 'light', { position: TALKS });
await press(treaty, '[data-type=draft][data-to=hicetas]');
await treaty.getByLabel('Truce until').selectOption({ label: 'June 343' });
await press(treaty, '[data-term=truce]');
await treaty.getByRole('tab', { name: 'Talks' }).click();
await picture(treaty, 'treaty');
await picture(await open(DESK, 'light', { position: OPERATIONS, acts: ATTACK }), 'battle');
const phone = await open(PHONE, 'light', { position: OPERATIONS });
await picture(phone, 'phone');
await phone.locator('[data-chart=syracuse]').click();
await picture(phone, 'phone-syracuse');
await picture(await open(PHONE, 'dark', { position: OPERATIONS, acts: ATTACK }), 'phone-battle');
const siege = await open(DESK, 'dark', { position: OPERATIONS });
await go(siege, 'inessa');
await press(siege, '[data-choice=all]');
await press(siege, '[data-choice=march]');
await press(siege, '[data-choice=besiege]');
await siege.getByRole('tab', { name: 'Calendar' }).click();
await picture(siege, 'siege-dark');
await browser.close();
server.close();

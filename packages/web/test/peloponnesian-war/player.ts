import type { Page } from 'playwright-core';

/** The Peloponnesian War as a person plays it: by clicks on the map, the ask and the story. */
export async function beginWar(
  page: Page,
  way: 'Solitaire' | 'At your table' | 'At one screen' = 'Solitaire',
  scenario = 'Campaign',
): Promise<void> {
  await page
    .getByRole('link', { name: /Peloponnesian War/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${way}`) }).click();
  await dialog.getByRole('radio', { name: new RegExp(`^${scenario}`) }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

/** A click on a space; its button in the list of spaces brings it into the window first. */
export async function clickSpace(page: Page, id: string): Promise<void> {
  await page.locator(`button[data-id="${id}"]`).focus();
  await page.waitForTimeout(150);
  await page.locator(`.place[data-place="${id}"] .symbol`).click();
}

/** The same with a finger. */
export async function tapSpace(page: Page, id: string): Promise<void> {
  await page.locator(`button[data-id="${id}"]`).focus();
  await page.waitForTimeout(150);
  await page.locator(`.place[data-place="${id}"] .symbol`).tap();
}

/** Hears a story step by step, so many steps, or to its last: what is to come is not listed. */
export async function hear(page: Page, steps = Number.POSITIVE_INFINITY): Promise<void> {
  await page.locator('.story').waitFor();
  for (let n = 0; n < steps; n++) {
    const [done, all] = ((await page.locator('.of-story .count').textContent()) ?? '').split('/').map(Number);
    if (done === all) return;
    const stop = page.locator('.stop .btn.primary');
    if (await stop.isVisible()) await stop.click();
    else await page.locator('.of-story .player-buttons button').last().dispatchEvent('click');
  }
}

/** Goes to the end of a story that is being told. */
export async function endStory(page: Page): Promise<void> {
  const stop = page.locator('.stop .btn.primary');
  const end = page.locator('.player-bar .btn').last();
  // What changes everything stops the story with a page of its own.
  for (let n = 0; n < 40 && (await page.locator('.story, .stop').first().isVisible()); n++) {
    if (await stop.isVisible()) await stop.click();
    else if (await end.isVisible()) await end.click({ timeout: 5_000 }).catch(() => undefined);
    await page.waitForTimeout(50);
  }
  await page.locator('.story').waitFor({ state: 'detached' });
}
export const isTelling = (page: Page): Promise<boolean> => page.locator('.story').isVisible();

/** Sets a stepper and activates. */
export async function activate(page: Page, unit: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await page.getByRole('button', { name: `One more: ${unit}` }).click();
  await page.getByRole('button', { name: /^Activate/ }).click();
}

/** Answers whatever is asked, in the plainest way that is legal: small operations, no interceptions, no building. */
export async function answer(page: Page): Promise<void> {
  const before = await page.locator('.match').getAttribute('data-version');
  const ask = (await page.locator('.ask').textContent()) ?? '';
  const march = page.getByRole('button', { name: /^March to/ });
  const more = page.locator('.stepper [aria-disabled=false]').first();
  if (ask.includes('An operation, or pass?')) await page.getByRole('button', { name: 'Pass for the turn' }).click();
  else if (ask.includes('Name the objective')) {
    await page.getByRole('radio', { name: /Cause rebellion/ }).click();
    await clickSpace(page, (await page.locator('.place.lit').first().getAttribute('data-place')) ?? '');
  } else if (ask.includes('gathers at')) {
    if ((await march.count()) > 0 && (await march.getAttribute('aria-disabled')) !== 'true') await march.click();
    else if ((await more.count()) > 0) {
      await more.click();
      await page.getByRole('button', { name: /^Activate/ }).click();
    } else await clickSpace(page, (await page.locator('.place.lit').first().getAttribute('data-place')) ?? '');
  } else if (ask.includes('Intercept at')) await page.getByRole('button', { name: 'Let them pass' }).click();
  else if (ask.includes('Build for')) await page.getByRole('button', { name: 'Stop building' }).click();
  else await page.locator('.options .btn').first().click();
  await page.waitForFunction(
    version =>
      document.querySelector('.story') !== null || document.querySelector('.match')?.getAttribute('data-version') !== version,
    before,
    { polling: 20 },
  );
}

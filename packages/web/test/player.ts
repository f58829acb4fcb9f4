import type { Page } from 'playwright-core';

export interface Wanted {
  readonly way?: 'Bot' | 'Hot-seat' | 'Companion';
  readonly level?: string;
  readonly side?: string;
  readonly scenario?: string;
}

/** Chooses a match on the home page as a person would. */
export async function begin(page: Page, { way = 'Bot', level, side, scenario }: Wanted): Promise<void> {
  await page
    .getByRole('link', { name: /Egemonia/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${way}`) }).click();
  for (const name of [level, side, scenario])
    if (name !== undefined) await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
}

export type Moment = 'asked' | 'pythia' | 'curtain' | 'over' | 'story';

/** Waits until a person must do something. */
export async function moment(page: Page): Promise<Moment> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.curtain') !== null) return 'curtain';
      if (document.querySelector('.story') !== null) return 'story';
      const title = document.querySelector('.ask .caps')?.textContent ?? '';
      if (title === 'The war is over') return 'over';
      if (document.querySelector('.sherd[aria-disabled=false]') === null) return null;
      return title.startsWith('Pythia') ? 'pythia' : 'asked';
    },
    null,
    { timeout: 12_000, polling: 20 },
  );
  return (await found.jsonValue()) as Moment;
}

/** Lays the n-th event of the hand into a lit area, else into the box: two or three clicks. */
export async function place(page: Page, hand: number, area: number, seal: boolean): Promise<void> {
  await page.locator('.sherd:not(.gone)').nth(hand).click();
  const lit = page.locator('.place.lit .symbol');
  const count = await lit.count();
  if (count === 0) await page.locator('.box-button').click();
  else await lit.nth(area % count).click();
  if (seal) await page.locator('.proposal .primary').click();
}

/** Plays until `until` says so, or to the end of the war. Which events and areas: by a small counter, not by chance. */
export async function play(page: Page, { seal = false, turns = Number.POSITIVE_INFINITY } = {}): Promise<number> {
  let acted = 0;
  for (let n = 1; ; n++) {
    const now = await moment(page);
    if (now === 'over' || acted >= turns) return acted;
    if (now === 'curtain') await page.locator('.curtain .btn').click();
    else if (now === 'story') await page.locator('.player-bar .btn').last().click();
    else if (now === 'pythia') await page.getByRole('button', { name: 'Keep the Oracle' }).click();
    else {
      const left = await page.locator('.sherd:not(.gone)').count();
      const version = await page.evaluate(() => document.querySelectorAll('.log li').length);
      await place(page, (n * 7) % left, n * 5, seal);
      await page.waitForFunction(
        before => document.querySelectorAll('.log li').length !== before || document.querySelector('.curtain, .story') !== null,
        version,
        { polling: 20 },
      );
      acted++;
    }
  }
}

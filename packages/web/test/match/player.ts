import type { Locator, Page } from 'playwright-core';
import { unpainted } from '../unpainted.ts';

export interface Wanted {
  readonly way?: 'Bot' | 'At one screen' | 'At your table';
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

/** Which picture is on screen: it changes with every action and every hand-over. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('.curtain, .match');
    return `${shown?.className.split(' ')[0]} ${shown?.dataset.version} ${document.querySelector('.story') !== null}`;
  });
export async function after(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await picture(page);
  await act();
  for (let tries = 0; (await picture(page)) === before; tries++) {
    if (tries > 1_200) throw new Error(`nothing changed: ${before}`);
    await page.waitForTimeout(25);
  }
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
    { timeout: 30_000, polling: 20 },
  );
  return (await found.jsonValue()) as Moment;
}

/**
 * Lays the n-th event of the hand into a lit area, else into the box: two or three clicks. By the mouse, or by clicks
 * that do not wait for the paint: a war has fifty of them.
 */
export async function place(page: Page, hand: number, area: number, { seal = false, mouse = true } = {}): Promise<void> {
  const click = (what: Locator) => (mouse ? what.click() : what.dispatchEvent('click'));
  await click(page.locator('.sherd:not(.gone)').nth(hand));
  const lit = page.locator('.place.lit .symbol');
  const count = await lit.count();
  if (count === 0) await click(page.locator('.box-button'));
  else await click(lit.nth(area % count));
  if (seal) await click(page.locator('.proposal .primary'));
}

/**
 * Plays to the end of the war, or some actions. Which events and areas: by a small counter, not by chance. The first
 * actions are by the mouse; the rest are clicks from within the page, which need no word with the test in between.
 */
export async function play(page: Page, { seal = false, actions = Number.POSITIVE_INFINITY, mouse = 3 } = {}): Promise<number> {
  let acted = 0;
  while (acted < Math.min(mouse, actions)) {
    const now = await moment(page);
    if (now === 'over') return acted;
    await after(page, async () => {
      if (now === 'curtain') return page.locator('.curtain .btn').click();
      if (now === 'story') return page.locator('.player-bar .btn').last().click();
      if (now === 'pythia') {
        await page.getByRole('button', { name: 'Keep the Oracle' }).click();
        return seal ? page.locator('.proposal .primary').click() : undefined;
      }
      await place(page, 0, acted++ * 5, { seal });
    });
  }
  if (acted >= actions) return acted;
  await unpainted(page);
  const clicked = await page.evaluate(clickOn, { most: Math.min(actions - acted, 10_000), seal });
  await unpainted(page, false);
  return acted + clicked;
}

/** Runs in the page: it knows nothing of this file. */
async function clickOn({ most, seal }: { most: number; seal: boolean }): Promise<number> {
  const one = (selector: string) => document.querySelector(selector);
  const click = (what: Element | null | undefined) =>
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const picture = () =>
    `${one('.curtain, .match')?.className} ${one('.curtain, .match')?.getAttribute('data-version')} ${one('.story') !== null}`;
  const until = async (holds: () => boolean) => {
    for (let tries = 0; !holds(); tries++) {
      if (tries > 3_000) throw new Error(`stuck: ${picture()} ${document.body.textContent?.slice(0, 200)}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };
  const sealed = async () => {
    if (!seal) return;
    await until(() => one('.proposal .primary') !== null);
    click(one('.proposal .primary'));
  };
  const over = () => one('.ask .caps')?.textContent === 'The war is over';
  const asked = () => one('.sherd[aria-disabled=false]') !== null;
  let acted = 0;
  for (let n = 1; ; n++) {
    await until(() => one('.curtain, .story') !== null || over() || asked());
    if (over() || acted >= most) return acted;
    const before = picture();
    if (one('.curtain') !== null) click(one('.curtain .btn'));
    else if (one('.story') !== null) click([...document.querySelectorAll('.player-bar .btn')].at(-1));
    else if (one('.ask .caps')?.textContent?.startsWith('Pythia')) {
      click([...document.querySelectorAll('.ask .btn')].at(-1));
      await sealed();
    } else {
      const hand = [...document.querySelectorAll('.sherd:not(.gone)')];
      const chosen = hand[(n * 7) % hand.length];
      click(chosen);
      await until(() => one('.sherd.chosen') !== null);
      const lit = [...document.querySelectorAll('.place.lit .symbol')];
      click(lit.length === 0 ? one('.box-button') : lit[(n * 5) % lit.length]);
      await sealed();
      acted++;
    }
    await until(() => picture() !== before);
  }
}

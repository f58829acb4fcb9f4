import type { Page } from 'playwright-core';

/** What a person must do now: an ask by its step, a curtain, or nothing more. */
export async function askOf(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.curtain') !== null) return 'curtain';
      const caption = document.querySelector('.ask > .caps')?.textContent ?? '';
      if (caption === 'The war is over') return 'over';
      const ask = document.querySelector('.ask:not(.waiting)');
      const may = document.querySelector('.ti-guide button, .ti-battle button');
      return ask === null || may === null ? null : `${caption}: ${ask.querySelector('h1')?.textContent}`;
    },
    null,
    { timeout: 120_000, polling: 20 },
  );
  return (await found.jsonValue()) as string;
}

const version = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.match, .curtain')?.dataset.version ?? '');
/** Clicks a control, and waits until the match has gone on. */
export async function press(page: Page, selector: string): Promise<void> {
  await askOf(page);
  const before = await version(page);
  await page.locator(selector).first().click();
  await page.waitForFunction(old => document.querySelector<HTMLElement>('.match, .curtain')?.dataset.version !== old, before, {
    timeout: 120_000,
    polling: 15,
  });
}
/** Clicks a place of the map that does something. */
export async function go(page: Page, place: string): Promise<void> {
  await askOf(page);
  const before = await version(page);
  await page.locator(`.place.lit[data-place="${place}"]`).dispatchEvent('click');
  await page.waitForFunction(old => document.querySelector<HTMLElement>('.match, .curtain')?.dataset.version !== old, before, {
    timeout: 120_000,
    polling: 15,
  });
}

/** What is answered without much thought, first of these that is there. */
export const PLAIN = [
  '[data-choice=refuse]',
  '[data-choice=pay-all]',
  '[data-choice=ignore]',
  '[data-choice=abstain]',
  '[data-choice=hold]',
  '[data-choice=refrain]',
  '[data-choice=stay]',
  '[data-choice=avoid]',
  '[data-choice=withdraw]',
  '[data-choice=keep]',
  '.ti-guide [data-type=lose]',
  '.ti-guide [data-type=retreat]',
  '.ti-guide [data-choice=halt]',
  '.ti-guide [data-choice=done], .ti-guide [data-type=done]',
  '.ti-battle [data-type]',
  '.ti-guide [data-type=pick]',
  '.ti-guide [data-type=bid]',
  '.ti-guide .btn.primary, .ti-guide .ti-choose',
];
export async function answer(page: Page): Promise<void> {
  const ask = await askOf(page);
  for (const selector of PLAIN) if ((await page.locator(selector).count()) > 0) return press(page, selector);
  throw new Error(`nothing plain to answer: ${ask}`);
}
/** Answers whatever is asked until something holds. */
export async function answerUntil(page: Page, holds: (ask: string) => boolean | Promise<boolean>, most = 60): Promise<string> {
  for (let n = 0; n < most; n++) {
    const ask = await askOf(page);
    if (await holds(ask)) return ask;
    await answer(page);
  }
  throw new Error(`still asked: ${await askOf(page)}`);
}
export const logOf = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: 'Log' }).click();
  return (await page.locator('.panel').first().textContent()) ?? '';
};

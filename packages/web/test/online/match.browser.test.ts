import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NIGHTLY } from '../nightly.ts';
import { layTable, visitors } from './visitors.ts';

const house = visitors();

/** Runs in the page: places events whenever this seat is asked, until the match is over or enough was done. */
async function playHere({ most, salt }: { most: number; salt: number }): Promise<number> {
  const one = (selector: string) => document.querySelector(selector);
  const click = (what: Element | null | undefined) =>
    what?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const version = () => one('.match')?.getAttribute('data-version');
  const over = () => one('.ask.over') !== null;
  const asked = () => one('.sherd[aria-disabled=false]') !== null;
  const until = async (holds: () => boolean, patience = 6_000) => {
    for (let tries = 0; !holds(); tries++) {
      if (tries > patience) throw new Error(`stuck at ${version()}: ${document.querySelector('.ask')?.textContent}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  };
  let acted = 0;
  for (let n = salt; ; n++) {
    await until(() => over() || asked());
    if (over() || acted >= most) return acted;
    const before = version();
    if (one('.ask .caps')?.textContent?.startsWith('Pythia')) click([...document.querySelectorAll('.ask .btn')].at(-1));
    else {
      const hand = [...document.querySelectorAll('.sherd:not(.gone)')];
      click(hand[(n * 7) % hand.length]);
      await until(() => one('.sherd.chosen') !== null);
      const lit = [...document.querySelectorAll('.place.lit .symbol')];
      click(lit.length === 0 ? one('.box-button') : lit[(n * 5) % lit.length]);
    }
    await until(() => one('.proposal .primary') !== null);
    click(one('.proposal .primary'));
    acted++;
    await until(() => version() !== before || over());
  }
}

const start = async (host: Page, guest: Page): Promise<string> => {
  const id = await layTable(host);
  await guest.goto(`${house.server.url}/#/table/${id}`);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await host.getByText('Konon').first().waitFor();
  await host.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([host.locator('.match .ask').waitFor(), guest.locator('.match .ask').waitFor()]);
  return id;
};

test(`two people in two browsers play live, one of them losing the network twice, to the ${NIGHTLY ? 'end' : 'surrender of one'}; then they check the dice`, async () => {
  const sparta = await house.enter('Lysander');
  const athens = await house.enter('Konon');
  const id = await start(sparta, athens);
  const all = Promise.all([
    sparta.evaluate(playHere, { most: 10_000, salt: 1 }),
    (async () => {
      let acted = 0;
      for (const pause of [4, 9]) {
        acted += await athens.evaluate(playHere, { most: pause, salt: 3 });
        await athens.context().setOffline(true);
        await athens.getByText('The line is cut').waitFor();
        // A move into the dark: kept, sent when the line is back, made once.
        const moving = athens.evaluate(playHere, { most: 1, salt: 5 });
        await new Promise(resolve => setTimeout(resolve, 700));
        await athens.context().setOffline(false);
        acted += await moving;
        await athens.getByText('The line is cut').waitFor({ state: 'detached' });
      }
      acted += await athens.evaluate(playHere, { most: NIGHTLY ? 10_000 : 2, salt: 7 });
      if (!NIGHTLY) await athens.evaluate(async table => fetch(`/api/tables/${table}/resign`, { method: 'POST' }), id);
      return acted;
    })(),
  ]);
  const [bySparta, byAthens] = await all;
  // Both saw the same end, and nothing was played twice: the server's log has exactly the moves that were made.
  for (const page of [sparta, athens]) await page.locator('.ask.over').waitFor();
  const log = await sparta.evaluate(async table => (await fetch(`/api/tables/${table}/log`)).json(), id);
  expect(log.entries).toHaveLength(bySparta + byAthens);
  const ends = await Promise.all([sparta, athens].map(page => page.locator('.ask.over h1').innerText()));
  expect(ends[0]).toBe(ends[1]);
  await athens.getByRole('button', { name: 'Check the dice' }).click();
  await athens.locator('.verdict.good').waitFor();
  const [file] = await Promise.all([
    athens.waitForEvent('download'),
    athens.locator('.ask.over').getByRole('button', { name: 'Download the match' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`egemonia-${id}.polemos.json`);
  // Any moment of it with any eyes; and a rematch with the seats turned.
  await athens.getByRole('button', { name: 'Replay' }).click();
  await athens.getByRole('slider').fill('3');
  await athens.locator('.count').getByText('3 /').waitFor();
  await athens.getByLabel('Seen by').selectOption('sparta');
  await athens.getByRole('button', { name: 'Back to now' }).click();
  await athens.getByRole('button', { name: 'Rematch' }).click();
  await athens.getByRole('heading', { name: 'Seats' }).waitFor();
  expect(await athens.locator('.seats li').filter({ hasText: 'Sparta' }).innerText()).toContain('Konon');
});

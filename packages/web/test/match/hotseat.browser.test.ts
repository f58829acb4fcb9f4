import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { NIGHTLY } from '../nightly.ts';
import { after, begin, moment, place, play } from './player.ts';

const { open } = house();

/** Every kind of event that the page knows the face of: in the picture, the text or an attribute. */
const faces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kinds = [
      ...['Military Option', 'Ascendancy', 'Coup d’État', 'False Alarm', 'Divine Aid', 'Olympics'],
      ...['Oligarchs', 'Persian Gold', 'Brasidas', 'Democrats', 'Delian Treasure', 'Pericles'],
    ];
    const root = document.getElementById('root');
    const html = `${root?.textContent} ${root?.innerHTML}`;
    return kinds.filter(kind => html.includes(kind));
  });

test('EG-3.1-d hot-seat: a curtain falls at each hand-over, and nothing of the other hand is in the page', async () => {
  const page = await open({ settings: { story: false } });
  await begin(page, { way: 'At one screen', scenario: 'Historical' });
  expect(await moment(page)).toBe('curtain');
  expect(await faces(page)).toEqual([]);
  await after(page, () => page.locator('.curtain .btn').click());
  expect(await moment(page)).toBe('asked');
  const firstName = await page.locator('.ledger b').first().textContent();
  const first = await page.locator('.sherd:not(.gone) b').allTextContents();
  expect(first).toHaveLength(5);

  // What is final must be sealed by a second click; then the screen is handed over.
  await place(page, 0, 0);
  await page.locator('.proposal .primary').waitFor();
  await after(page, () => page.locator('.proposal .primary').click());
  expect(await moment(page)).toBe('curtain');
  expect(await faces(page)).toEqual([]);
  expect(await page.locator('.board, .hand, .log').count()).toBe(0);

  await after(page, () => page.locator('.curtain .btn').click());
  expect(await moment(page)).toBe('asked');
  const second = await page.locator('.sherd:not(.gone) b').allTextContents();
  expect(await page.locator('.ledger b').first().textContent()).not.toBe(firstName);
  // What the other side has laid lies there with its number and without its face.
  expect(await page.locator('.token').count()).toBe(1);
  expect(await page.locator('.token.face').count()).toBe(0);
  const log = (await page.locator('.log').textContent()) ?? '';
  expect(log).toMatch(/places an event (?:at|in|on)/);
  const known = second.concat(['Military Option', 'Ascendancy', 'Coup d’État']); // named by the ask and by what beats what
  expect(
    (await page.evaluate(() => [...document.querySelectorAll('.log li')].map(li => li.textContent ?? ''))).join(),
  ).not.toMatch(new RegExp(first.filter(name => !known.includes(name)).join('|') || '^$'));

  // A hand-over is never taken back.
  expect(await page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('aria-disabled')).toBe('true');
  // A reload falls behind the curtain again.
  await page.reload();
  expect(await moment(page)).toBe('curtain');
  expect(await faces(page)).toEqual([]);
  await page.context().close();
});

/** Runs in the page: notes each moment that comes up with the proposal of the one before, be it for one paint. */
function noteLeftovers(): void {
  const leftovers: string[] = [];
  let before = '';
  new MutationObserver(() => {
    const now = document.querySelector<HTMLElement>('.match')?.dataset.version ?? 'curtain';
    if (now !== before && document.querySelector('.proposal') !== null) leftovers.push(now);
    before = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  Object.assign(window, { leftovers });
}

test(`${NIGHTLY ? 'a whole hot-seat match' : 'three turns of a hot-seat match'}, by clicks`, { timeout: 300_000 }, async () => {
  const page = await open({ settings: { story: false }, viewport: { width: 1180, height: 640 } });
  await begin(page, { way: 'At one screen' });
  await page.evaluate(noteLeftovers);
  expect(await play(page, { seal: true, ...(NIGHTLY ? {} : { actions: 30 }) })).toBeGreaterThan(9);
  expect(await page.evaluate(() => (window as unknown as { leftovers: string[] }).leftovers)).toEqual([]);
  if (NIGHTLY) expect(await page.locator('.ask h1').innerText()).toMatch(/wins the war|undecided/);
  await page.context().close();
});

test('a council at one screen: the curtain and the ask say whose command it is, and it goes round', async () => {
  const page = await open({ at: '#/new/egemonia', settings: { story: false } });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^At one screen/ }).click();
  await dialog.getByText('Councils', { exact: true }).click();
  await dialog.getByLabel(/^Sparta: names/).fill('Agis, Brasidas, Lysander');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  const commanders: string[] = [];
  for (let n = 0; n < 12 && commanders.length < 4; n++) {
    await moment(page);
    const curtain = page.locator('.curtain');
    const sparta = (await curtain.locator('h1').innerText()).includes('Sparta');
    const command = curtain.locator('.command');
    expect(await command.count()).toBe(sparta ? 1 : 0);
    const said = sparta ? await command.innerText() : null;
    if (said !== null) commanders.push(said.split(' ')[0]);
    await after(page, () => curtain.locator('.btn').click());
    if (said !== null) expect(await page.locator('.ask .command').innerText()).toBe(said);
    await after(page, () => place(page, 0, n, { seal: true }));
  }
  expect(commanders).toEqual(['Agis', 'Brasidas', 'Lysander', 'Agis']);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../axe.ts';
import { house } from '../house.ts';
import { beginWar } from '../peloponnesian-war/player.ts';
import { battleFile, openFile } from '../polis/battle.ts';
import { PLAIN } from '../timoleon/player.ts';
import { OPERATIONS, sceneFile } from '../timoleon/scenes.ts';
import { unpainted } from '../unpainted.ts';
import { rollOn } from './rolled.ts';

const place = house();
const said = async (page: Page, of: string): Promise<string> => (await page.locator(of).first().textContent()) ?? '';
/** What is on the table now: a roll, with how many were entered before it, or an ask. */
const moment = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const of = (what: string) => document.querySelector(what)?.textContent ?? '';
    return `${document.querySelector('.match')?.getAttribute('data-version')} ${of('.companion .wanted')} ${of('.companion-foot small')} ${of('.ask:not(.companion) h1')}`;
  });
async function changed(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await moment(page);
  await act();
  await page.waitForFunction(
    was => {
      const of = (what: string) => document.querySelector(what)?.textContent ?? '';
      return (
        `${document.querySelector('.match')?.getAttribute('data-version')} ${of('.companion .wanted')} ${of('.companion-foot small')} ${of('.ask:not(.companion) h1')}` !==
        was
      );
    },
    before,
    { polling: 20 },
  );
}
const rolls = (page: Page): Promise<boolean> =>
  page
    .locator('.companion .needs')
    .count()
    .then(n => n > 0);

test('who one is and what wins stands before the first die at a real table, and not again behind it', async () => {
  const page = await place.open({ viewport: { width: 390, height: 844 }, hasTouch: true, settings: { opening: true } });
  await beginWar(page, 'At your table');
  const card = page.locator('.opening');
  await card.waitFor();
  expect(await card.textContent()).toContain('You command Athens.');
  await card.locator('.btn.primary').click();
  await card.waitFor({ state: 'detached' });
  while (await rolls(page)) await changed(page, () => page.locator('.companion .needs [data-face]').first().click());
  await page.getByRole('heading', { name: 'An operation, or pass?' }).waitFor();
  expect(await card.count()).toBe(0);
});

test('Peloponnesian War, a whole turn with typed dice on a phone: the board from the start, faces by what they do, moves in order, one roll corrected', async () => {
  const page = await place.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await beginWar(page, 'At your table');
  await page.locator('.companion .needs').waitFor();
  // The board is there before the first roll, and no dialog lies over it.
  expect(await page.locator('.board .place').count()).toBeGreaterThan(150);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await said(page, '.phone-bar .now b')).toBe('At your table');
  await unpainted(page);
  const rolled = await page.evaluate(rollOn, {
    most: 200,
    plain: ['.ask:not(.companion) .btn:not(.primary)'],
    until: ['.phone-bar .now span', 'Turn 2'] as const,
  });
  expect(rolled.done, JSON.stringify(rolled)).toBe(true);
  // The last entry is asked for again, with everything as it was before it.
  expect(rolled.corrected?.[1]).toBe(rolled.corrected?.[0]);
  expect(rolled.grouped).toBeGreaterThan(0);
  expect(rolled.moves).toBeGreaterThan(0);
  await page.context().close();
}, 240_000);

test('keys: a number enters what fell, Backspace takes it back, and a match that has begun can still correct its last roll', async () => {
  const page = await place.open({});
  await beginWar(page, 'At your table');
  await page.locator('.companion .needs').waitFor();
  const first = await said(page, '.companion .wanted');
  await changed(page, () => page.keyboard.press('2'));
  expect(await said(page, '.companion-foot small')).toMatch(/^1 /);
  await changed(page, () => page.keyboard.press('Backspace'));
  expect(await said(page, '.companion .wanted')).toBe(first);
  for (let n = 0; n < 60 && (await rolls(page)); n++)
    await changed(page, () => page.locator('.needs [data-face]').first().click());
  await page.locator('.ask:not(.companion) h1').waitFor();
  await changed(page, () => page.locator('.ask .btn.primary').first().click());
  await page.locator('.companion .needs').waitFor();
  await changed(page, () => page.keyboard.press('6'));
  const after = await said(page, '.ask h1');
  if (!(await rolls(page))) {
    await changed(page, () => page.locator('.correct').first().click());
    await page.locator('.companion .needs').waitFor();
    expect(await said(page, '.companion .wanted')).not.toBe(after);
  }
}, 180_000);

test('PO-B-f … u Polis, a battle at a real table: every card that is drawn is said, one of them corrected', async () => {
  const page = await place.open({});
  await openFile(page, battleFile('companion'));
  await unpainted(page);
  const rolled = await page.evaluate(rollOn, {
    most: 120,
    plain: ['.combat-hand [data-type=attack], .combat-hand [data-type=defend]', '.card-button:not(.chosen)', '[data-type=pass]'],
    until: ['.battle .ending', ''] as const,
  });
  expect(rolled.done, JSON.stringify(rolled)).toBe(true);
  // Five cards each, and what replaces those that were laid.
  expect(rolled.asked.length).toBeGreaterThanOrEqual(10);
  for (const who of ['Sparta', 'Athens']) expect(rolled.asked.some(one => one.includes(`${who} draws a combat card`))).toBe(true);
  expect(rolled.corrected?.[1]).toBe(rolled.corrected?.[0]);
  expect(rolled.moves).toBeGreaterThan(0);
  await page.context().close();
}, 120_000);

test('TI-II-e, TI-II-f Timoleone, a month at a real table on a phone: who rolls and for what, one roll corrected, until the next month', async () => {
  const page = await place.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openFile(
    page,
    sceneFile({ position: OPERATIONS, people: ['carthage', 'timoleon', 'hicetas', 'dionysius'], way: 'companion' }),
  );
  await unpainted(page);
  const rolled = await page.evaluate(rollOn, { most: 200, plain: PLAIN, until: ['.phone-bar .now span', 'May 343'] as const });
  expect(rolled.done, JSON.stringify(rolled)).toBe(true);
  for (const who of ['Carthage', 'the Democrats', 'Hicetas', 'Dionysius'])
    expect(rolled.asked.some(one => one.includes(`The operation points of ${who}`))).toBe(true);
  expect(rolled.corrected).not.toBeNull();
  expect(rolled.moves).toBeGreaterThan(0);
  await page.context().close();
}, 180_000);

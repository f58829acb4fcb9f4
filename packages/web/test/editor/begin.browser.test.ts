import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { house } from '../house.ts';
import { CASES, lies, linkOf, look, put, untilAsked } from './hands.ts';

const { open } = house();

/** What is clicked for the file of a position. */
async function saved(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()]);
  return readFileSync(await file.path(), 'utf8');
}
const opened = (page: Page, text: string): Promise<void> =>
  page.locator('.ed-file input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
/** Plays from what is edited; `how` is what a person chooses. */
async function play(page: Page, how: RegExp): Promise<void> {
  await page.waitForSelector('.ed-sound');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('radio', { name: how }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await untilAsked(page);
}
async function fromMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit this position' }).click();
  await page.waitForSelector('.editor .place');
}

test.each(CASES)(
  '$game: from an empty map, kept in a file, opened again and played; from a moment of that match edited on',
  { timeout: 240_000 },
  async ({ game, tool, place, times, there }) => {
    const page = await open({ at: `#/editor/${game}` });
    await page.waitForSelector('.editor .place');
    await page.getByRole('button', { name: 'Empty the map' }).click();
    await put(page, tool, place, times);
    expect(await lies(page)).toContain(there);
    const text = await saved(page);
    await page.getByRole('button', { name: 'Set-up as printed' }).click();
    await opened(page, text);
    expect(await look(page, place)).toContain(there);
    expect(await saved(page)).toBe(text);

    // From the set-up with the same put there: alone or against a bot, then from that moment on, at one screen.
    await page.getByRole('button', { name: 'Set-up as printed' }).click();
    await put(page, tool, place, times);
    await play(page, game === 'peloponnesian-war' ? /^Solitaire/ : /^Bot/);
    await fromMatch(page);
    expect(await look(page, place)).toContain(there);
    await put(page, tool, place);
    const link = await linkOf(page);
    expect(link).toContain(`#/editor/${game}/`);
    if (game !== 'peloponnesian-war') await play(page, /^At one screen/);
  },
);

test('the editor begins with what is chosen for a new match, and another reading leaves the position as it is', {
  timeout: 120_000,
}, async () => {
  const page = await open({ at: '#/new/peloponnesian-war' });
  await page.getByRole('radio', { name: /^Fall of Sparta/ }).click();
  await page.getByRole('button', { name: 'Position editor' }).click();
  await page.waitForSelector('.editor .place');
  expect(await page.locator('.ed-starts').textContent()).toContain('Fall of Sparta');
  await put(page, 'forces theban-hoplite', 'pylos', 2);
  await page.getByRole('button', { name: 'Fall of Sparta', exact: true }).click();
  const reading = page.locator('.reading input').first();
  const before = await reading.isChecked();
  await reading.click();
  await expect.poll(() => reading.isChecked()).toBe(!before);
  await page.keyboard.press('Escape');
  expect(await look(page, 'pylos')).toContain('forces theban-hoplite 2');
  await page.waitForSelector('.ed-sound');
  // Another scenario has another set-up.
  await page.getByRole('button', { name: 'Fall of Sparta', exact: true }).click();
  await page.getByRole('radio', { name: /^Archidamian War/ }).click();
  await page.keyboard.press('Escape');
  // It is laid out first: on a crowded machine that takes more than a second.
  await expect.poll(() => look(page, 'pylos'), { timeout: 20_000 }).toEqual([]);
});
